import DeepLink
import FlowKit
import Model

/// Asks for confirmation before a link discards unsaved input. Then opens the link or drops it.
@MainActor
final class UnsavedPrompt: NavigationMiddleware {
    weak var navigator: Navigator<AppNavigation>?
    weak var inbound: InboundPipeline<AppNavigation>?
    /// Returns the stacks with unsaved input.
    var places: @MainActor () -> [AppPlace] = { [] }
    /// A Boolean value that indicates whether the user has confirmed discarding.
    private var isDiscarding = false
    private var asking: Task<Void, Never>?

    func navigationPassed(_ transition: NavigationTransition<AppNavigation>) {
        if case .waiting(let objection) = transition.outcome, objection.reason == .unsavedChanges { ask() }
    }

    /// Returns whether a navigation would remove a screen with unsaved input.
    func isLost(by attempt: NavigationAttempt<AppNavigation>) -> Bool {
        guard !isDiscarding else { return false }
        let places = places()
        guard !places.isEmpty else { return false }
        var after = attempt.state
        after.apply(attempt.operation)
        return places.contains { place in
            guard let screen = attempt.state[place]?.top else { return false }
            guard let flow = after[place] else { return true }
            return flow.root != screen && !flow.stack.contains(screen)
        }
    }

    func ask() {
        guard asking == nil, let navigator else { return }
        asking = Task { [weak self, router = navigator.router(for: navigator.state.front)] in
            let answer = await router.ask(.leaveUnsaved).value
            await self?.ended(mayGo: answer == DialogState.leaveAnswer)
        }
    }

    private func ended(mayGo: Bool) async {
        asking = nil
        guard mayGo else {
            if navigator?.pending?.reason == .unsavedChanges { navigator?.dropPending() }
            await inbound?.dropWaiting(.unsavedChanges)
            return
        }
        isDiscarding = true
        defer { isDiscarding = false }
        navigator?.reasonChanged(.unsavedChanges)
        await inbound?.resume(.unsavedChanges)
    }
}

extension DialogState {
    /// The confirmation before a link discards unsaved input.
    static let leaveUnsaved = DialogState(
        title: "Discard changes?", message: "If you open this link, your changes won't be saved.",
        actions: [
            DialogAction(id: leaveAnswer, title: "Discard and continue", role: .destructive),
            DialogAction(id: "stay", title: "Keep editing", role: .cancel),
        ])

    /// The action that opens the link.
    static var leaveAnswer: DialogAction.ID { "leave" }
}
