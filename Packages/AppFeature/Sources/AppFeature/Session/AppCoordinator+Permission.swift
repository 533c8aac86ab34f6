import Authentication
import DeepLink
import FlowKit
import Model

// Explains that the user isn't allowed to see a screen. Resumes the navigation if the user, or another one who signs in, gets
// the permission, and drops it when the explanation is closed.
extension AppCoordinator {
    /// Presents the explanation, unless it is already presented.
    func explainMissingPermission() {
        guard accessDeniedPrompt == nil else { return }
        let presentation = navigator.presentation(of: .accessDenied)
        accessDeniedPrompt = presentation
        let denied = conditions.deniedPermissions
        Task { [weak self] in
            _ = await presentation.result
            await self?.explanationEnded(denied: denied)
        }
    }

    /// Applies a permission that the server has changed, or that another user has.
    func permissionChanged(_ permission: String, to isAllowed: Bool) {
        guard isAllowed else {
            conditions.deniedPermissions.insert(permission)
            return
        }
        let isNew = conditions.deniedPermissions.remove(permission) != nil
        // Closing the explanation resumes the navigation.
        guard isNew || conditions.deniedPermissions.isEmpty, let id = accessDeniedPrompt?.id else { return }
        navigator.apply(.dismissModal(id), source: .configuration)
    }

    /// - Parameter denied: The permissions that the user lacked when the explanation was presented. With a new one, the
    ///   guards decide again.
    private func explanationEnded(denied: Set<String>) async {
        accessDeniedPrompt = nil
        if conditions.deniedPermissions.isEmpty || !denied.isSubset(of: conditions.deniedPermissions) {
            await inbound.resume(.permission)
        } else {
            await inbound.dropWaiting(.permission)
        }
    }
}

extension ResultRoute<AppRoute, Never> {
    /// The explanation of a missing permission, which ends without a value.
    static var accessDenied: Self {
        ResultRoute<AuthenticationRoute, Never>.accessDenied.embedded(by: AppRoute.authentication)
    }
}
