/// Several views treated as one, without a layout of their own.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        content._render(in: inputs, into: &outputs)
    }
}
