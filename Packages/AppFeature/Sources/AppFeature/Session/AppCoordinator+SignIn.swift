import DeepLink
import FlowKit
import Model
import MyAccount

/// A sign-in that was presented because a navigation or an event requires it.
struct SignInPrompt {
    let presentation: Presentation<User>
    /// Handles the result.
    let task: Task<Void, Never>
}

// Presents sign-in when a navigation requires it. Resumes the navigation on success and drops it on cancellation.
extension AppCoordinator {
    /// Presents sign-in, unless it is already presented or the session isn't known yet.
    func askToSignIn() {
        guard conditions.isSessionKnown, signInPrompt == nil, !state.isSigningIn else { return }
        let presentation = navigator.presentation(of: .signIn)
        let task = Task { [weak self] in
            let user = await presentation.result
            await self?.signInEnded(with: user)
        }
        signInPrompt = SignInPrompt(presentation: presentation, task: task)
    }

    private func signInEnded(with user: User?) async {
        signInPrompt = nil
        // The session reports the same user, but possibly later.
        if let user { conditions.session = .signedIn(user) }
        if let user = conditions.session.user {
            await resumeNavigation(as: user)
        } else {
            if navigator.pending?.reason == .signIn { navigator.dropPending() }
            await inbound.dropWaiting(.signIn)
        }
    }

    /// Resumes or drops what is pending on a sign-in that was opened for another reason, once it is dismissed.
    func endDismissedSignIn(_ event: NavigationEvent<AppNavigation>) {
        guard signInPrompt == nil, event.before.signIns.contains(where: { event.after.modal($0) == nil }) else {
            return
        }
        // The flow reports its user right after its end.
        Task { [weak self] in
            guard let self, signInPrompt == nil, state.signIns.isEmpty else { return }
            await signInEnded(with: nil)
        }
    }

    /// Resumes the navigation and the links that are pending on sign-in.
    func resumeNavigation(as user: User) async {
        navigator.reasonChanged(.signIn)
        await inbound.userChanged(to: user.id.description)
    }
}

extension ResultRoute<AppRoute, User> {
    /// Sign-in, which ends with the user.
    static var signIn: Self { ResultRoute<MyAccountRoute, User>.signIn.embedded(by: AppRoute.myAccount) }
}

extension NavigationState where Schema == AppNavigation {
    /// A Boolean value that indicates whether sign-in is already presented.
    fileprivate var isSigningIn: Bool { modals.contains(where: \.isSignIn) }

    /// The presentations of sign-in, in all activities.
    fileprivate var signIns: [ModalID] { activities.flatMap(\.modals).filter(\.isSignIn).map(\.id) }
}

extension Modal where Route == AppRoute {
    fileprivate var isSignIn: Bool { flow?.root == ResultRoute<AppRoute, User>.signIn.route }
}
