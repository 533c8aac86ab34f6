/// The rows of a scroll view's lazy containers that have appeared.
///
/// There is no layout, so a rule replaces the size of the screen: the first ``firstRows`` rows are on it, and
/// the others appear when the user scrolls to the end. `onAppear` and `task` of a row, and of everything in it, wait
/// for that. When there are fewer rows than before, the content is another one and starts at its top again.
@MainActor
final class RowWindow {
    static let firstRows = 20

    private(set) var limit = firstRows
    /// The rows already met in this pass.
    var met = 0
    private var total = 0

    func begin() { met = 0 }

    func end(in inputs: _ViewInputs) {
        if inputs.host.isChecking { return }
        if met < total, limit > Self.firstRows {
            limit = Self.firstRows
            // Rows that are kept are to learn that they are no longer on the screen.
            let place = inputs.place
            inputs.host.afterRender { place.invalidate() }
        }
        total = met
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
    /// These inputs for the row that comes after what was rendered so far in a lazy container.
    func row(after outputs: _ViewOutputs) -> _ViewInputs {
        guard isLazy, let window else { return self }
        let index = window.met + outputs.nodes.count
        guard index >= RowWindow.firstRows else { return self }
        var inputs = self
        inputs.row = LazyRow(index: index, window: window, outer: rowOutside)
        return inputs
    }

    /// The rows of a lazy container, which count among the rows of the scroll view it is in.
    func rows<Content: View>(of content: Content, after outputs: _ViewOutputs) -> [RenderNode] {
        guard let window else { return nodes(of: content) }
        var inner = descend(.part(.content))
        inner.isLazy = true
        // A nested lazy container adds its own rows to the scroll view's count instead of counting as one row: as many
        // times as it has rows.
        let before = isLazy ? outputs.nodes.count : 0
        window.met += before
        var rows = _ViewOutputs()
        content._render(in: inner, into: &rows)
        window.met += rows.nodes.count - before - (isLazy ? 1 : 0)
        return rows.nodes
    }

    /// A window of rows of its own, for a scroll view.
    func scrolled() -> (inputs: _ViewInputs, window: RowWindow) {
        let window = memory { RowWindow() }
        var inputs = self
        inputs.window = window
        inputs.isLazy = false
        inputs.rowOutside = row
        return (inputs, window)
    }
}

/// The positions of the rows of a `ForEach` in the graph, in their order.
///
/// Most passes have the rows of the pass before, and find their positions without looking them up.
@MainActor
final class RowMemory<ID: Hashable> {
    private var ids: [ID] = []
    private var nodes: [GraphNode?] = []
    private var position = 0

    func begin() { position = 0 }

    /// The place of the next row, if it was the row at this position before.
    func place(of id: ID, in inputs: _ViewInputs) -> _ViewInputs? {
        guard position < ids.count, ids[position] == id, let node = nodes[position], node.isAttached else { return nil }
        guard let place = inputs.descend(to: node, unlessVisited: true) else { return nil }
        position += 1
        return place
    }

    /// Remembers the place of the next row, which is another one than before. A duplicate has none.
    func add(_ id: ID, _ place: _ViewInputs?) {
        if position < ids.count {
            ids[position] = id
            nodes[position] = place?.node
        } else {
            ids.append(id)
            nodes.append(place?.node)
        }
        position += 1
    }

    /// Forgets the rows that are no more.
    func end() {
        ids.removeLast(ids.count - position)
        nodes.removeLast(nodes.count - position)
    }
}
