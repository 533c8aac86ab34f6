@_spi(Inspection) import HeadlessUI

/// The elements of a view that doesn't change from one pass to the next.
///
/// The node of such a view is the same in the next pass (`isKept`). Its elements are stored with it, and are neither made
/// nor compared again.
final class MadeElements {
    /// The context that the elements of a node depend on.
    struct Place: Equatable {
        let isInDialog: Bool
        let isRedacted: Bool
        let styleSheet: Int
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
