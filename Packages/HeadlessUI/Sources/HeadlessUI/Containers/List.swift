/// Rows below one another, which appear as they are scrolled to.
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    let content: Content

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        outputs.nodes.append(inputs.rowContainer(.list, content))
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        content = ForEach(data, content: rowContent)
    }

    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        content = ForEach(data, id: id, content: rowContent)
    }
}

/// Controls and values in rows.
public struct Form<Content>: View where Content: View {
    let content: Content

    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        outputs.nodes.append(inputs.rowContainer(.form, content))
    }
}

extension _ViewInputs {
    fileprivate func rowContainer(_ kind: RenderNode.Kind, _ content: some View) -> RenderNode {
        var (inside, window) = scrolled()
        inside.isListed = true
        inside.environment.refresh = nil
        window.begin()
        let node = RenderNode(kind, id: self.node.uid)
        node.children = inside.rows(of: content, after: _ViewOutputs()).map { inside.listRow($0) }
        window.end(in: self)
        node.style.list = environment.listKind
        node.takeScrolling(window, in: self, refreshable: true)
        return node
    }

    /// The row that shows `child`, with what the child said about it. Sections have rows of their own.
    func listRow(_ child: RenderNode) -> RenderNode {
        if child.kind == .section { return child }
        let here = descend(.around(child.id))
        guard child.isKept else { return here.newRow(child) }
        let kept = here.memory { KeptRow() }
        if let row = kept.row, kept.child === child { return row }
        let row = here.newRow(child)
        row.isKept = true
        row.ids = row.idsBelow()
        kept.child = child
        kept.row = row
        return row
    }

    private func newRow(_ child: RenderNode) -> RenderNode {
        let row = RenderNode(.row, id: node.uid)
        row.children = [child] + child.traits.swipeActions
        row.badge = child.traits.badge
        row.style.rowInsets = child.traits.rowInsets
        row.style.hidesRowSeparator = child.traits.rowSeparator == .hidden
        row.style.background = child.traits.rowBackground
        return row
    }
}

/// The row around a view that is kept is kept as well.
@MainActor
private final class KeptRow {
    var child: RenderNode?
    var row: RenderNode?
}
