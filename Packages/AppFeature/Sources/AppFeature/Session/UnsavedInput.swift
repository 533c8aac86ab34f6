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

extension Question<Discarding> {
    /// The confirmation before a link discards unsaved input. It is an alert, because the user hasn't tapped a button.
    static var leaveUnsaved: Question {
        Question(
            title: "Discard changes?", message: "If you leave this screen, your changes won't be saved.", style: .alert,
            buttons: [
                Button(.discard, title: "Discard and continue", role: .destructive),
                Button(.keep, title: "Keep editing", role: .cancel),
            ])
    }
}
