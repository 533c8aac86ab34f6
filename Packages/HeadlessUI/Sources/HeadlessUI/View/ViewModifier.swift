/// A change that can be applied to any view.
@preconcurrency @MainActor
public protocol ViewModifier {
    associatedtype Body: View

    @ViewBuilder func body(content: Content) -> Body

    typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    let render: @MainActor (_ViewInputs, inout _ViewOutputs) -> Void

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        render(inputs.descend(.part(.modified)), &outputs)
    }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.type(ObjectIdentifier(Modifier.self)))
        var linked = modifier
        inputs.host.properties.link(&linked, in: here)
        let inner = content
        linked.body(content: .init { inner._render(in: $0, into: &$1) })._render(in: here, into: &outputs)
    }
}

extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: TraitReading where Content: View, Modifier: ViewModifier {
    func addTraits(to traits: inout Traits, in inputs: _ViewInputs) {
        (content as? any TraitReading)?.addTraits(to: &traits, in: inputs)
    }
}
