/// A view that is evaluated again only when it differs from the one before.
///
/// Values that the comparison leaves out, closures above all, stay as they were in the view that was evaluated last. A
/// closure may therefore use only the compared values and objects that stay the same.
public struct EquatableView<Content>: View where Content: Equatable, Content: View {
    public var content: Content

    public typealias Body = Never

    public init(content: Content) { self.content = content }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        if inputs.host.isChecking { return content._render(in: inputs, into: &outputs) }
        let kept = inputs.memory { KeptView<Content>() }
        if let node = kept.node(of: content, in: inputs) {
            inputs.keepShown()
            outputs.nodes.append(node)
        } else {
            kept.evaluate(content, in: inputs, into: &outputs)
        }
    }
}

extension View where Self: Equatable {
    /// Leaves the view as it is for as long as it is equal to the one before, and evaluates it again when it is not.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
