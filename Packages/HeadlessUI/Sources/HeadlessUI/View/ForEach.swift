/// A view for each element of a collection; state follows the element's identity, not its position.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let memory = inputs.memory { RowMemory<ID>() }
        memory.begin()
        for (index, element) in data.enumerated() {
            let rowID = self.id(element)
            if let here = memory.place(of: rowID, in: inputs) {
                content(element)._render(in: here.row(after: outputs), into: &outputs)
                continue
            }
            let id = AnyHashable(rowID)
            var here = inputs.descend(.id(id), unlessVisited: true)
            memory.add(rowID, here)
            if here == nil {
                inputs.host.report(
                    """
                    ForEach: the ID \(id) occurs more than once.

                    This usually means that the collection holds a duplicate, or that its ID is not unique. Rows that \
                    share an ID would share their state. To fix this, make the IDs unique.
                    """
                )
                here = inputs.descend(.id(AnyHashable([id, AnyHashable(index)])))
            }
            if let here { content(element)._render(in: here.row(after: outputs), into: &outputs) }
        }
        memory.end()
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
