/// The cached node of a view, with everything that it could depend on.
@MainActor
final class KeptView<Content: View & Equatable> {
    // A class, so that looking at it copies nothing.
    @MainActor
    private final class Evaluation {
        let content: Content
        let node: RenderNode
        let pass: Int
        let isVisible: Bool
        let hasAppeared: Bool
        let reads: EnvironmentReads

        init(_ content: Content, _ node: RenderNode, in inputs: _ViewInputs, reads: EnvironmentReads) {
            self.content = content
            self.node = node
            pass = inputs.host.pass
            isVisible = inputs.isVisible
            hasAppeared = inputs.row?.hasAppeared ?? true
            self.reads = reads
        }
    }
    private var last: Evaluation?
    private var environment = EnvironmentValues()
    /// The last pass in which this was evaluated or kept. What was not part of a pass is no longer shown.
    private var lastPass = 0

    /// The node from before, if evaluating the view again would make the same one.
    func node(of content: Content, in inputs: _ViewInputs) -> RenderNode? {
        guard
            let last, lastPass == inputs.host.pass - 1, inputs.node.changedPass < last.pass,
            last.isVisible == inputs.isVisible, last.hasAppeared == inputs.row?.hasAppeared ?? true,
            last.content == content,
            inputs.environment.agrees(with: environment, on: last.reads.names, by: inputs.host.fields)
        else { return nil }
        lastPass = inputs.host.pass
        environment = inputs.environment
        inputs.environment.reads?.note(last.reads.names)
        return last.node
    }

    func evaluate(_ content: Content, in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        var inside = inputs
        let reads = inside.environment.noteReads()
        let (start, said, counted) = (outputs.nodes.count, inputs.screen.writes, inputs.window?.met)
        content._render(in: inside, into: &outputs)
        // A view that wrote preferences, counted lazy rows or produced several nodes has to do so in every pass.
        let isAlone = outputs.nodes.count == start + 1
        guard isAlone, said == inputs.screen.writes, counted == inputs.window?.met else {
            last = nil
            return
        }
        // From here on the node belongs to the passes to come as well.
        let node = outputs.nodes[start].unshared()
        node.isKept = true
        node.ids = node.idsBelow()
        outputs.nodes[start] = node
        last = Evaluation(content, node, in: inputs, reads: reads)
        lastPass = inputs.host.pass
        environment = inputs.environment
    }
}
