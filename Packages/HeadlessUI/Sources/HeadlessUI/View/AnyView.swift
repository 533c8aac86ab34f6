/// A view whose type is erased. Another type at the same place is another view, with state of its own.
public struct AnyView: View {
    let storage: any View

    public typealias Body = Never

    public init<V>(_ view: V) where V: View { storage = view }
    public init<V>(erasing view: V) where V: View { storage = view }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        storage._render(in: inputs.descend(.type(ObjectIdentifier(type(of: storage)))), into: &outputs)
    }
}
