/// The rows of a scroll view's lazy containers that have appeared.
///
/// There is no layout, so a rule replaces the size of the screen: the first ``firstRows`` rows are on it, and
/// the others appear when the user scrolls to the end. `onAppear` and `task` of a row, and of everything in it, wait
/// for that. When there are fewer rows than before, the content is another one and starts at its top again.
@MainActor
final class RowWindow {
    static let firstRows = 20

    private(set) var limit = firstRows
    private var total = 0

    /// Takes the number of rows in a pass.
    func count(_ rows: Int, in inputs: _ViewInputs) {
        if inputs.host.isChecking { return }
        if rows < total, limit > Self.firstRows {
            limit = Self.firstRows
            // Rows that are kept are to learn that they are no longer on the screen.
            let place = inputs.place
            inputs.host.afterRender { place.invalidate() }
        }
        total = rows
    }

    /// A Boolean value that indicates whether rows appear when the user scrolls to the end.
    var hasUnseenRows: Bool { limit < total }

    func scrollToEnd() { limit = max(limit, total) }
}

/// A row that is not on the first screenful. It has appeared when each scroll view around it was scrolled that far.
@MainActor
final class LazyRow {
    private let index: Int
    private let window: RowWindow
    private let outer: LazyRow?

    init(index: Int, window: RowWindow, outer: LazyRow?) {
        self.index = index
        self.window = window
        self.outer = outer
    }

    var hasAppeared: Bool { index < window.limit && outer?.hasAppeared ?? true }
}

extension _ViewInputs {
    /// The number of rows in the nearest scroll view that come before the next view.
    func firstRow(after outputs: _ViewOutputs) -> Int { firstRow + outputs.rows + (isLazy ? outputs.nodes.count : 0) }

    /// These inputs for the row that comes after what was rendered so far in a lazy container.
    func row(after outputs: _ViewOutputs) -> _ViewInputs {
        guard isLazy, let window else { return self }
        let index = firstRow(after: outputs)
        guard index >= RowWindow.firstRows else { return self }
        var inputs = self
        inputs.row = LazyRow(index: index, window: window, outer: rowOutside)
        return inputs
    }

    /// The rows of a lazy container, which count among the rows of the scroll view it is in.
    func rows<Content: View>(of content: Content, into outputs: inout _ViewOutputs) -> [RenderNode] {
        let outside = outputs.screen.destinations.count
        defer {
            for destination in outputs.screen.destinations[outside...] { reportMisplaced(destination) }
            outputs.screen.destinations.removeSubrange(outside...)
        }
        guard window != nil else { return nodes(of: content, into: &outputs) }
        var inner = descend(.part(.content))
        inner.firstRow = firstRow(after: outputs)
        inner.isLazy = true
        var rows = _ViewOutputs()
        content._render(in: inner, into: &rows)
        outputs.take(rows)
        outputs.hasRows = true
        // A nested lazy container counts as many times as it has rows, instead of as one row.
        outputs.rows += rows.nodes.count - (isLazy ? 1 : 0)
        return rows.nodes
    }

    /// Reports a destination that SwiftUI can't see while its row isn't on the screen.
    private func reportMisplaced(_ destination: Screen.Destination) {
        host.report(
            """
            A navigationDestination modifier for \(destination.type) in a lazy container is ignored.

            Containers like List and LazyVStack make their rows only when these are on the screen. To fix this, write the \
            modifier outside of the container, so that the stack can always see it.
            """
        )
    }

    /// Calls `body` with inputs for the content of a scroll view, whose window counts the rows in it.
    func scrolled(
        into outputs: inout _ViewOutputs, _ body: (_ViewInputs, inout _ViewOutputs) -> [RenderNode]
    ) -> (nodes: [RenderNode], window: RowWindow) {
        let window = memory { RowWindow() }
        var inside = self
        inside.window = window
        inside.isLazy = false
        inside.firstRow = 0
        inside.rowOutside = row
        var content = _ViewOutputs()
        let nodes = body(inside, &content)
        window.count(content.rows, in: self)
        content.rows = 0
        content.hasRows = false
        outputs.take(content)
        return (nodes, window)
    }
}
