/// One tab: what its button says, and its content while it is chosen.
@MainActor
struct TabRenderer {
    let view: any View
    let inputs: _ViewInputs
    let traits: Traits

    init(view: any View, inputs: _ViewInputs) {
        self.view = view
        self.inputs = inputs
        var traits = Traits()
        (view as? any TraitReading)?.addTraits(to: &traits, in: inputs)
        if traits.tag == nil, traits.tabItem == nil {
            // Said inside of a view of the app, if at all: that takes an evaluation.
            var unseen = inputs
            unseen.isVisible = false
            unseen.screen = Screen()
            var outputs = _ViewOutputs()
            view._render(in: unseen.descend(.part(.tabItem)), into: &outputs)
            if let found = outputs.nodes.first?.traits { traits = found }
        }
        self.traits = traits
    }

    func render(isSelected: Bool) -> RenderNode {
        let node = RenderNode(.tab, id: inputs.descend(.part(.presented)).node.uid)
        let item = traits.tabItem ?? []
        node.text = item.map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
        node.symbol = item.lazy.compactMap { $0.first { $0.symbol != nil }?.symbol }.first
        node.accessibility = item.first?.accessibility ?? .init()
        node.badge = traits.badge
        node.isSelected = isSelected
        let content = inputs.descend(.part(.content))
        if isSelected {
            let screen = Screen()
            node.children = [content.screen(of: view, screen: screen)]
            node.style.hiddenBars = screen.hiddenBars
        } else {
            content.keep()
        }
        return node
    }
}
