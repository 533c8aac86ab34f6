import FlowKit
import Model

/// The unsaved input in a window's screens, which a link must not discard without a confirmation.
@MainActor
final class UnsavedInput {
    /// Asks the user whether to discard it.
    var ask: @MainActor () async -> Bool = { true }
    private let flows: FlowStore?

    init(_ flows: FlowStore?) { self.flows = flows }

    /// Returns whether a navigation would remove a screen with unsaved input.
    func isLost(by attempt: NavigationGuard<AppNavigation>.Attempt) -> Bool {
        guard let flows else { return false }
        return flows.unsavedPlaces(in: attempt.before).contains { place in
            guard let screen = attempt.before[place]?.top else { return false }
            guard let flow = attempt.after[place] else { return true }
            return flow.root != screen && !flow.stack.contains(screen)
        }
    }
}

extension DialogState {
    /// The confirmation before a link discards unsaved input.
    static let leaveUnsaved = DialogState(
        title: "Discard changes?", message: "If you leave this screen, your changes won't be saved.",
        actions: [
            DialogState.Action(id: leaveAnswer, title: "Discard and continue", role: .destructive),
            DialogState.Action(id: "stay", title: "Keep editing", role: .cancel),
        ])

    /// The action that opens the link.
    static var leaveAnswer: DialogState.Action.ID { "leave" }
}
