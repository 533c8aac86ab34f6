/// A view that is evaluated again only when it isn't equal to the one before.
///
/// Here that holds for every view that conforms to `Equatable`. Values that the comparison leaves out, closures above all,
/// stay as they were in the view that was evaluated last.
public struct EquatableView<Content>: View where Content: Equatable, Content: View {
    public var content: Content

    public typealias Body = Never

    public init(content: Content) { self.content = content }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        content._render(in: inputs, into: &outputs)
    }
}

extension View where Self: Equatable {
    /// Leaves the view as it is for as long as it is equal to the one before, and evaluates it again when it is not.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
