/// Runs actions when its content appears, and when it disappears or is covered.
///
/// It applies to each view of its content, as every modifier of a group: a group with two views appears twice, another
/// branch of an `if` appears again, and empty content never appears.
private struct AppearanceView<Content: View>: View, TraitReading {
    let content: Content
    let actions: AppearanceActions

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.part(.appearance))
        let start = outputs.nodes.count
        content._render(in: here, into: &outputs)
        for node in outputs.nodes[start...] { update(here.descend(.around(node.id))) }
    }

    private func update(_ inputs: _ViewInputs) {
        let node = inputs.node
        let appearance = node.appearance ?? Appearance()
        node.appearance = appearance
        appearance.disappear = actions.disappear

        let (host, isVisible, row) = (inputs.host, inputs.isVisible, inputs.row)
        if isVisible, row == nil, appearance.isUpToDate(with: actions) { return }
        // A row is known to have appeared when all rows have been counted.
        host.afterRender { [actions] in
            if isVisible, row?.hasAppeared ?? true { appearance.show(actions) } else { host.hideAfterEffects(node) }
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.appearance)).readTraits(of: content, into: &reader)
    }
}

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(content: self, actions: .init(appear: action))
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(content: self, actions: .init(disappear: action))
    }

    /// Runs a task while the view is shown: it is cancelled when the view goes or is covered.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        AppearanceView(content: self, actions: .init(task: { Task(priority: priority) { await action() } }))
    }

    /// As `task(priority:_:)`, and starts again whenever `value` changes.
    public func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable {
        AppearanceView(
            content: self,
            actions: .init(taskID: AnyEquatable(value), task: { Task(priority: priority) { await action() } })
        )
    }
}
