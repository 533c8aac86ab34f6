import DeepLink
import FlowKit
import Model

@testable import AppFeature

extension AppFeatureViewModel {
    /// Waits until the inbound pipeline is idle: a sign-in prompt whose sheet was dismissed has ended, and the events that
    /// were pending because of it are handled.
    func becomeQuiet() async {
        repeat {
            if let prompt = coordinator.signInPrompt, !isPresented(prompt.presentation) { await prompt.task.value }
            // No event is pending for this reason. It returns after all work that was queued before it.
            await inbound.resume(NavigationReason("quiet"))
        } while coordinator.signInPrompt.map { !isPresented($0.presentation) } ?? false
    }

    private func isPresented(_ presentation: Presentation<User>) -> Bool {
        coordinator.state.activities.contains { $0.modals.contains { $0.id == presentation.id } }
    }
}
