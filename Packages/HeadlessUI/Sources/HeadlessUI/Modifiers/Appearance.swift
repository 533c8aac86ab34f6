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
