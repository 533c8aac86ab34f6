/// What a view tells the container it is directly in.
@MainActor
struct Traits {
    var tag: Any?
    var tabItem: [RenderNode]?
    var badge: String?
    var swipeActions: [RenderNode] = []
    var rowInsets: EdgeInsets?
    var rowSeparator: Visibility?
    var rowBackground: RenderStyle.Paint?
}

/// A view that can tell its traits without being evaluated.
@MainActor
protocol TraitReading {
    func addTraits(to traits: inout Traits, in inputs: _ViewInputs)
}

/// A built-in modifier that sets a trait.
struct Traited<Content: View>: View, TraitReading {
    let content: Content
    let set: @MainActor (inout Traits, _ViewInputs) -> Void

    typealias Body = Never

    init(_ content: Content, _ set: @escaping @MainActor (inout Traits, _ViewInputs) -> Void) {
        self.content = content
        self.set = set
    }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs, into: &outputs)
        for index in start..<outputs.nodes.count {
            let node = outputs.nodes[index].unshared()
            set(&node.traits, inputs)
            outputs.nodes[index] = node
        }
    }

    func addTraits(to traits: inout Traits, in inputs: _ViewInputs) {
        (content as? any TraitReading)?.addTraits(to: &traits, in: inputs)
        set(&traits, inputs)
    }
}

extension Decorated: TraitReading {
    func addTraits(to traits: inout Traits, in inputs: _ViewInputs) {
        (content as? any TraitReading)?.addTraits(to: &traits, in: inputs)
    }
}

extension Contextual: TraitReading {
    func addTraits(to traits: inout Traits, in inputs: _ViewInputs) {
        (content as? any TraitReading)?.addTraits(to: &traits, in: inputs)
    }
}
