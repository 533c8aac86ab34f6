import Authentication
import DeepLink
import FlowKit
import Model

// Presents sign-in when a navigation or a link requires it. Once sign-in ends, resumes what is pending or drops it, regardless
// of who has presented sign-in.
extension AppCoordinator {
    /// Presents sign-in, unless it is already presented or the session isn't known yet.
    func askToSignIn() {
        guard conditions.isSessionKnown, !state.isSigningIn else { return }
        // A guard may refuse it, for example because the feature is turned off.
        if navigator.apply(.route(.signIn, as: .sheet), source: .app) != .changed { endSignIn() }
    }

    /// Resumes or drops what is pending on sign-in, if an event has dismissed it.
    func followSignIn(_ event: NavigationEvent<AppNavigation>) {
        if event.before.signIns.contains(where: { event.after.modal($0) == nil }) { endSignIn() }
    }

    private func endSignIn() {
        // The flow reports its user right after it is dismissed.
        signInEnd = Task { [weak self] in
            guard let self, !state.isSigningIn else { return }
            if let user = conditions.session.user {
                await inbound.userChanged(to: user.id.description)
            } else {
                await inbound.dropWaiting(.signIn)
            }
        }
    }
}

extension NavigationState where Schema == AppNavigation {
    /// A Boolean value that indicates whether sign-in is presented.
    var isSigningIn: Bool { modals.contains(where: \.isSignIn) }

    /// The presentations of sign-in, in all activities.
    fileprivate var signIns: [ModalID] { activities.flatMap(\.modals).filter(\.isSignIn).map(\.id) }
}

extension Modal where Route == AppRoute {
    fileprivate var isSignIn: Bool { flow?.root == .signIn }
}

extension AppRoute {
    fileprivate static var signIn: AppRoute { .authentication(.signIn) }
}
