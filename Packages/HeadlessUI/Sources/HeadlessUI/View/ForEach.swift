/// A view for each element of a collection; state follows the element's identity, not its position.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        var inputs = inputs
        let editing = inputs.environment.rowEditing
        if editing != nil { inputs.environment.rowEditing = nil }
        let editMode = editing?.move == nil ? nil : inputs.environment.editMode.map { inputs.value(of: $0) }
        for (index, element) in data.enumerated() {
            let rowID = self.id(element)
            let id = AnyHashable(rowID)
            let here = inputs.descend(.id(id), unlessVisited: true) ?? inputs.descendToDuplicate(of: id, at: index)
            let start = outputs.nodes.count
            here.content(of: element, content)._render(in: here.row(after: outputs), into: &outputs)
            if inputs.tagsRows { outputs.tag(from: start, with: rowID) }
            if let editing {
                let actions = RowEditingActions(
                    editing: editing, index: index, count: data.count, isEditing: editMode?.isEditing ?? false)
                outputs.add(actions, from: start, in: inputs)
            }
        }
    }
}

extension _ViewInputs {
    /// Reports that two rows have one ID, and returns a position of its own for the second.
    func descendToDuplicate(of id: AnyHashable, at index: Int) -> _ViewInputs {
        host.report(
            """
            ForEach: the ID \(id) occurs more than once.

            This usually means that the collection holds a duplicate, or that its ID is not unique. Rows that \
            share an ID would share their state. To fix this, make the IDs unique.
            """
        )
        return descend(.id(AnyHashable([id, AnyHashable(index)])))
    }
}

extension _ViewOutputs {
    /// Tags the nodes of a row that have no tag of their own.
    fileprivate mutating func tag(from start: Int, with tag: some Hashable) {
        for index in start..<nodes.count where nodes[index].traits.tag == nil {
            let node = nodes[index].unshared()
            node.traits.tag = tag
            nodes[index] = node
        }
    }
}

extension _ViewOutputs {
    /// Adds the swipe actions of a row that can be edited.
    fileprivate mutating func add(_ actions: RowEditingActions, from start: Int, in inputs: _ViewInputs) {
        for index in start..<nodes.count {
            let row = nodes[index].unshared()
            let node = inputs.descend(.around(row.id)).node(.swipeActions, actions, as: .swipeActions, into: &self)
            node.style.edge = .trailing
            if !node.children.isEmpty { row.traits.swipeActions.append(node) }
            nodes[index] = row
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a collection that its row can change.
    @MainActor public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [_BoundElement<C, ID>], C: MutableCollection, C: RandomAccessCollection {
        let elements = data.wrappedValue.indices.map { index in
            _BoundElement(collection: data, index: index, id: data.wrappedValue[index][keyPath: id])
        }
        self.init(data: elements, content: { content($0.binding) }, id: \.id)
    }

    /// Creates a view for each element of a collection that its row can change.
    @MainActor public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == [_BoundElement<C, ID>], C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable,
        ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }
}
