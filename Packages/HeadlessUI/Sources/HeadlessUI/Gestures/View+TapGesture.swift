private struct TapView<Content: View>: View, TraitReading {
    let content: Content
    let action: () -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs, into: &outputs)
        for index in start..<outputs.nodes.count {
            let inner = outputs.nodes[index]
            let node = inner.takes(.tap) ? inner.grouped(in: inputs) : inner.unshared()
            node.actions[.tap] = { [action] _ in action() }
            node.isEnabled = inputs.environment.isEnabled
            outputs.nodes[index] = node
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
    }
}

extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        TapView(content: self, action: action)
    }
}
