/// The visibility of the view at one position, and the task that runs while it is visible.
@MainActor
final class Appearance {
    private(set) var isShown = false
    private var taskID: AnyEquatable?
    private var task: Task<Void, Never>?
    var disappear: (() -> Void)?

    func show(_ actions: AppearanceActions) {
        if !isShown {
            isShown = true
            actions.appear?()
            start(actions)
        } else if taskID != actions.taskID {
            task?.cancel()
            start(actions)
        }
    }

    func hide() {
        guard isShown else { return }
        isShown = false
        task?.cancel()
        task = nil
        disappear?()
    }

    private func start(_ actions: AppearanceActions) {
        taskID = actions.taskID
        task = actions.task?()
    }

    func isUpToDate(with actions: AppearanceActions) -> Bool { isShown && taskID == actions.taskID }

    deinit { task?.cancel() }
}

/// The actions for when a view appears and disappears.
@MainActor
struct AppearanceActions {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    var taskID: AnyEquatable?
    var task: (@MainActor () -> Task<Void, Never>)?
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        isEqual = { $0 as? T == value }
    }

    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}

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
        if inputs.host.isChecking { return }
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
