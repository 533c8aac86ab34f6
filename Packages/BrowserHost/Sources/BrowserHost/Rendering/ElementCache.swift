@_spi(Inspection) import HeadlessUI

/// The elements of views that stay as they are from one pass to the next.
///
/// A view that says when it is equal to the one before is the very same node in the next pass (`isKept`), and so are
/// its elements: neither made again nor compared again.
@MainActor
final class ElementCache {
    /// What the elements of a node depend on besides the node.
    struct Place: Equatable {
        let isInDialog: Bool
        let isRedacted: Bool
    }

    struct Entry {
        let node: RenderNode
        let place: Place
        let box: RenderPass.Box
        let isBusy: Bool
    }

    private var known: [Int: Entry] = [:]
    private var next: [Int: Entry] = [:]

    func entry(of node: RenderNode, in place: Place) -> Entry? {
        guard let entry = known[node.id], entry.node === node, entry.place == place else { return nil }
        next[node.id] = entry
        return entry
    }

    func keep(_ entry: Entry) { next[entry.node.id] = entry }

    /// Lets go of what the pass did not show.
    func endPass() {
        known = next
        next.removeAll(keepingCapacity: true)
    }
}
