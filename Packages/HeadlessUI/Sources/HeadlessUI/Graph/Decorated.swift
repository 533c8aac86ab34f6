/// A built-in modifier that styles the nodes of its content. It has no identity of its own.
struct Decorated<Content: View>: View {
    let content: Content
    let layer: RenderNode.Layer
    let decorate: @MainActor (RenderNode, EnvironmentValues) -> Void

    typealias Body = Never

    init(_ content: Content, layer: RenderNode.Layer = .none, _ decorate: @escaping @MainActor (RenderNode) -> Void) {
        self.init(content, layer: layer) { node, _ in decorate(node) }
    }

    /// Creates a modifier that depends on the environment.
    init(
        _ content: Content, layer: RenderNode.Layer = .none,
        _ decorate: @escaping @MainActor (RenderNode, EnvironmentValues) -> Void
    ) {
        self.content = content
        self.layer = layer
        self.decorate = decorate
    }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs, into: &outputs)
        for index in start..<outputs.nodes.count {
            let node = outputs.nodes[index].prepared(for: layer, in: inputs).unshared()
            decorate(node, inputs.environment)
            outputs.nodes[index] = node
        }
    }
}

/// A built-in modifier that changes what its content sees: environment, visibility.
struct Contextual<Content: View>: View {
    let content: Content
    let change: @MainActor (inout _ViewInputs) -> Void

    typealias Body = Never

    init(_ content: Content, _ change: @escaping @MainActor (inout _ViewInputs) -> Void) {
        self.content = content
        self.change = change
    }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        var inputs = inputs
        change(&inputs)
        content._render(in: inputs, into: &outputs)
    }
}
