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
        var inner = inputs.descend(.part(.content))
        inner.isLazy = false
        inner.isListed = false
        // Only the view that is shown is evaluated: the others would appear, load and present.
        var shown = _ViewOutputs()
        inner.forEachView(of: content) { view, place in
            if shown.nodes.isEmpty { view._render(in: place, into: &shown) }
        }
        guard let first = shown.nodes.first?.unshared() else { return }
        first.style.wraps = true
        outputs.nodes.append(first)
        outputs.take(shown)
    }
}
