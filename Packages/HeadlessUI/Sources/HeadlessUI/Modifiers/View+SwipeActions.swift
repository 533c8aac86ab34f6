private struct SwipeView<Content: View, Actions: View>: View, TraitReading {
    let content: Content
    let actions: Actions
    let edge: HorizontalEdge

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs.descend(.part(.modified)), into: &outputs)
        for index in start..<outputs.nodes.count {
            let shown = outputs.nodes[index].unshared()
            outputs.nodes[index] = shown
            let node = inputs.descend(.around(shown.id)).node(.swipeActions, actions, as: .swipeActions, into: &outputs)
            node.style.edge = edge == .leading ? .leading : .trailing
            shown.traits.swipeActions.append(node)
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.modified)).readTraits(of: content, into: &reader)
    }
}

extension View {
    public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View {
        SwipeView(content: self, actions: content(), edge: edge)
    }
}
