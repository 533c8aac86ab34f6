private struct GestureView<Content: View, Drag: Gesture>: View, TraitReading {
    let content: Content
    let gesture: Drag

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs, into: &outputs)
        guard inputs.environment.isEnabled else { return }
        for index in start..<outputs.nodes.count {
            let inner = outputs.nodes[index]
            let node = inner.takes(.drag) ? inner.grouped(in: inputs) : inner.unshared()
            node.actions[.drag] = { [gesture] value in
                if let translation = DragTranslation(value) { _ = gesture._recognize(translation.size) }
            }
            outputs.nodes[index] = node
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
    }
}

extension View {
    /// Attaches a gesture. Offer an alternative for people who can't perform it.
    public func gesture<T: Gesture>(_ gesture: T) -> some View {
        GestureView(content: self, gesture: gesture)
    }
}
