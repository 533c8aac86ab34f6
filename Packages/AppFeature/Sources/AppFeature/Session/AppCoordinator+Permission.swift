import DeepLink
import FlowKit
import Model
import MyAccount

// Explains that the user isn't allowed to see a screen. Resumes the navigation if the user, or another one who signs in, gets
// the permission, and drops it when the explanation is closed.
extension AppCoordinator {
    /// Presents the explanation, unless it is already presented.
    func explainMissingPermission() {
        guard accessDeniedPrompt == nil else { return }
        let presentation = navigator.presentation(of: .accessDenied)
        accessDeniedPrompt = presentation
        Task { [weak self] in
            _ = await presentation.result
            await self?.explanationEnded()
        }
    }

    /// Applies the user's permission to purchase for a company, which the server has changed, or which another user has.
    func purchasingChanged(to isAllowed: Bool) {
        conditions.mayPurchase = isAllowed
        // Closing the explanation resumes the navigation.
        if isAllowed, let id = accessDeniedPrompt?.id { navigator.apply(.dismissModal(id), source: .configuration) }
    }

    private func explanationEnded() async {
        accessDeniedPrompt = nil
        if conditions.mayPurchase {
            navigator.reasonChanged(.permission)
            await inbound.resume(.permission)
        } else {
            if navigator.pending?.reason == .permission { navigator.dropPending() }
            await inbound.dropWaiting(.permission)
        }
    }
}

extension ResultRoute<AppRoute, Never> {
    /// The explanation of a missing permission, which ends without a value.
    static var accessDenied: Self { ResultRoute<MyAccountRoute, Never>.accessDenied.embedded(by: AppRoute.myAccount) }
}
