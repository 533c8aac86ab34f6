/// Runs actions when its content appears, and when it goes or is covered.
private struct AppearanceView<Content: View>: View, TraitReading {
    let content: Content
    let actions: AppearanceActions

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.part(.appearance))
        let appearance = here.node.appearance ?? Appearance()
        here.node.appearance = appearance
        appearance.disappear = actions.disappear
        content._render(in: here, into: &outputs)

        let (isVisible, row) = (inputs.isVisible, inputs.row)
        if isVisible, row == nil, appearance.isUpToDate(with: actions) { return }
        // Whether a row has appeared is known when all rows have been counted.
        inputs.host.afterRender { [actions] in
            if isVisible, row?.hasAppeared ?? true { appearance.show(actions) } else { appearance.hide() }
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
