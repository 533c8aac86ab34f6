private struct Identified<Content: View, ID: Hashable>: View {
    let content: Content
    let id: ID

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        content._render(in: inputs.descend(.id(AnyHashable(id))), into: &outputs)
    }
}

extension Identified: TraitReading {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.id(AnyHashable(id))).readTraits(of: content, into: &reader)
    }
}

extension View {
    /// Gives the view an identity: with another one, it is another view, with state of its own.
    public func id<ID>(_ id: ID) -> some View where ID: Hashable { Identified(content: self, id: id) }

    /// Tells pickers and tab views what the view stands for.
    public func tag<V>(_ tag: V) -> some View where V: Hashable {
        Traited(self) { traits, _ in traits.tag = tag }
    }
}

extension View {
    /// Disables the controls inside. They can't be enabled again by a modifier inside.
    public func disabled(_ disabled: Bool) -> some View {
        Contextual(self) { if disabled { $0.environment.isEnabled = false } }
    }
}
