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
