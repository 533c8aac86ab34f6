import DeepLink
import FlowKit
import Model

/// The unsaved input in a window's screens, which a link must not discard without a confirmation.
@MainActor
final class UnsavedInput {
    /// A Boolean value that indicates whether the user has confirmed discarding. It holds for the navigation that the user was
    /// asked about, which runs in the same task, and not for a link that arrives in the meantime.
    @TaskLocal private static var isDiscarding = false
    private let flows: FlowStore?

    init(_ flows: FlowStore?) { self.flows = flows }

    /// Returns whether a navigation would remove a screen with unsaved input.
    func isLost(by attempt: NavigationGuard<AppNavigation>.Attempt) -> Bool {
        guard !Self.isDiscarding, let flows else { return false }
        let places = flows.unsavedPlaces(in: attempt.state)
        guard !places.isEmpty else { return false }
        var after = attempt.state
        after.apply(attempt.operation)
        return places.contains { place in
            guard let screen = attempt.state[place]?.top else { return false }
            guard let flow = after[place] else { return true }
            return flow.root != screen && !flow.stack.contains(screen)
        }
    }

    /// Performs navigation that may discard unsaved input.
    func discarding(_ navigate: () async -> Void) async {
        await Self.$isDiscarding.withValue(true) { await navigate() }
    }
}

// Asks for confirmation before a link discards unsaved input. Then opens the link or drops it.
extension AppCoordinator {
    func askToDiscard() {
        guard discardPrompt == nil else { return }
        discardPrompt = Task { [weak self, router = navigator.router(for: state.front)] in
            let answer = await router.ask(.leaveUnsaved)
            await self?.discardPromptEnded(mayDiscard: answer == DialogState.leaveAnswer)
        }
    }

    private func discardPromptEnded(mayDiscard: Bool) async {
        discardPrompt = nil
        guard mayDiscard else {
            if navigator.pending?.reason == .unsavedChanges { navigator.dropPending() }
            await inbound.dropWaiting(.unsavedChanges)
            return
        }
        await unsaved.discarding {
            navigator.reasonChanged(.unsavedChanges)
            await inbound.resume(.unsavedChanges)
        }
    }
}

extension DialogState {
    /// The confirmation before a navigation discards unsaved input: a link, or the browser's Back.
    static let leaveUnsaved = DialogState(
        title: "Discard changes?", message: "If you leave this screen, your changes won't be saved.",
        actions: [
            DialogState.Action(id: leaveAnswer, title: "Discard and continue", role: .destructive),
            DialogState.Action(id: "stay", title: "Keep editing", role: .cancel),
        ])

    /// The action that opens the link.
    static var leaveAnswer: DialogState.Action.ID { "leave" }
}
