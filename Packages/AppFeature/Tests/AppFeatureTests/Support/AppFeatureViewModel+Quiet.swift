import DeepLink
import FlowKit

@testable import AppFeature

extension AppFeatureViewModel {
    /// Waits until the end of a dismissed sign-in and all inbound events are handled.
    func becomeQuiet() async {
        await coordinator.signInEnd?.value
        // No event is pending for this reason. It returns after all work that was queued before it.
        await inbound.resume(NavigationReason("quiet"))
    }
}
