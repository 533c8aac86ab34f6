/// Rows below one another, which appear as they are scrolled to.
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    let content: Content

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let list = inputs.rowContainer(.list, content, into: &outputs)
        outputs.nodes.append(list)
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
        let form = inputs.rowContainer(.form, content, into: &outputs)
        outputs.nodes.append(form)
    }
}

extension _ViewInputs {
    fileprivate func rowContainer(
        _ kind: RenderNode.Kind, _ content: some View, into outputs: inout _ViewOutputs
    ) -> RenderNode {
        let (rows, window) = scrolled(into: &outputs) { inputs, outputs in
            var inside = inputs
            inside.isListed = true
            inside.environment.refresh = nil
            return inside.rows(of: content, into: &outputs).map { inside.listRow($0) }
        }
        let node = RenderNode(kind, id: self.node.uid)
        node.children = rows
        node.style.list = environment.listKind
        node.takeScrolling(window, in: self, refreshable: true)
        return node
    }

    /// The row that shows `child`, with what the child said about it. Sections have rows of their own.
    func listRow(_ child: RenderNode) -> RenderNode {
        if child.kind == .section { return child }
        // What was kept was checked before.
        if !child.isKept { reportButtons(of: child) }
        let row = RenderNode(.row, id: descend(.around(child.id)).node.uid)
        row.children = [child] + child.traits.swipeActions
        row.badge = child.traits.badge
        row.style.rowInsets = child.traits.rowInsets
        row.style.hidesRowSeparator = child.traits.rowSeparator == .hidden
        row.style.background = child.traits.rowBackground
        return row
    }

    private func reportButtons(of row: RenderNode) {
        let buttons = row.buttonsOfTheRow.map(\.label)
        guard buttons.count > 1 else { return }
        host.report(
            """
            List: a tap on a row with several buttons triggers all of them: \(buttons.joined(separator: ", ")).

            A button of the default style takes the whole row. To fix this, give the buttons a style, like \
            .buttonStyle(.borderless).
            """
        )
    }
}

extension RenderNode {
    /// The buttons here that a tap on the row of a list triggers.
    fileprivate var buttonsOfTheRow: [RenderNode] {
        switch kind {
        case .menu, .contextMenu, .swipeActions: []
        case .button where style.button == .automatic: [self] + children.flatMap(\.buttonsOfTheRow)
        default: children.flatMap(\.buttonsOfTheRow)
        }
    }
}
