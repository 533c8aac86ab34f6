/// The views of one block, in order.
public struct TupleView<T>: View {
    public var value: T
    let children: [any View]

    public typealias Body = Never

    init(_ value: T, children: [any View]) {
        self.value = value
        self.children = children
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        for (index, child) in children.enumerated() {
            child._render(in: inputs.descend(.index(index)).row(after: outputs), into: &outputs)
        }
    }
}
