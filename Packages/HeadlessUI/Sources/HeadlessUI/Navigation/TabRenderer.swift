/// One tab: what its button says, and its content while it is chosen.
@MainActor
struct TabRenderer {
    let view: any View
    let inputs: _ViewInputs
    let traits: Traits

    init(view: any View, inputs: _ViewInputs) {
        self.view = view
        self.inputs = inputs
        var reader = TraitReader(evaluatesBodies: false)
        inputs.readTraits(of: view, into: &reader)
        if reader.traits.tag == nil, reader.traits.tabItem == nil {
            // They may be set in the body of the app's view. It is evaluated where it is rendered, so that it has one
            // state; what it writes to its screen is dropped.
            reader = TraitReader(evaluatesBodies: true)
            var unseen = inputs.descend(.part(.content)).descend(.part(.content))
            unseen.screen = Screen()
            unseen.readTraits(of: view, into: &reader)
        }
        traits = reader.traits
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
