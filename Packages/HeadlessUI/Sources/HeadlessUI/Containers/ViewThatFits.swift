/// The first of several views that fits.
///
/// Nothing is measured here: it is always the first view. If that is a horizontal stack, a host wraps its content where it
/// doesn't fit.
public struct ViewThatFits<Content: View>: View {
    let content: Content

    public typealias Body = Never

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        guard let first = inputs.nodes(of: content).first?.unshared() else { return }
        first.style.wraps = true
        outputs.nodes.append(first)
    }
}
