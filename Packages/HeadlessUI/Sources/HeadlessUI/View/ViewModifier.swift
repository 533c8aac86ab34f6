/// A change that can be applied to any view.
@preconcurrency @MainActor
public protocol ViewModifier {
    associatedtype Body: View

    @ViewBuilder func body(content: Content) -> Body

    typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    let content: PlacedView

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        content.render(in: inputs, into: &outputs)
    }
}

extension _ViewModifier_Content: TraitReading {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        content.readTraits(into: &reader, in: inputs)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public init() {}

    public func body(content: Content) -> some View { content }
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
        let (body, here, placed) = evaluate(in: inputs)
        body._render(in: here, into: &outputs)
        outputs.end(placed)
    }

    @MainActor private func evaluate(
        in inputs: _ViewInputs
    ) -> (body: Modifier.Body, inputs: _ViewInputs, placed: PlacedView) {
        let here = inputs.descend(.type(ObjectIdentifier(Modifier.self)))
        let content = here.placed(content)
        return (here.body(of: modifier) { $0.body(content: .init(content: content)) }, here, content)
    }
}

extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: TraitReading where Content: View, Modifier: ViewModifier {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        if reader.evaluatesBodies {
            let (body, here, _) = evaluate(in: inputs)
            here.readTraits(of: body, into: &reader)
        } else {
            inputs.readTraits(of: content, into: &reader)
        }
    }
}
