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
            navigator.dropPending()
            await inbound.dropWaiting(.signIn)
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
    fileprivate var isSigningIn: Bool { modals.contains { $0.flow?.root == ResultRoute<AppRoute, User>.signIn.route } }
}
