@_spi(Inspection) import HeadlessUI

/// The elements of a view that stays as it is from one pass to the next.
///
/// A view that says when it is equal to the one before is the very same node in the next pass (`isKept`), and so are
/// its elements: neither made again nor compared again. They go with the node.
final class MadeElements {
    /// What the elements of a node depend on besides the node.
    struct Place: Equatable {
        let isInDialog: Bool
        let isRedacted: Bool
    }

    let place: Place
    let box: RenderPass.Box
    let isBusy: Bool

    init(_ box: RenderPass.Box, in place: Place, isBusy: Bool) {
        self.box = box
        self.place = place
        self.isBusy = isBusy
    }
}
