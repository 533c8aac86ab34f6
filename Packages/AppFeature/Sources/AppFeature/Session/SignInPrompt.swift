import DeepLink
import FlowKit
import Model
import MyAccount

/// Presents sign-in when a navigation requires it. Resumes the navigation on success and drops it on cancellation.
@MainActor
final class SignInPrompt: NavigationMiddleware {
    weak var navigator: Navigator<AppNavigation>?
    weak var inbound: InboundPipeline<AppNavigation>?
    /// Called when sign-in is cancelled, so that screens can discard the actions that are pending on it.
    var onCancel: @MainActor () -> Void = {}
    private let conditions: AppConditions
    /// The sign-in that was presented because a navigation or an event requires it; `nil` if there is none.
    private(set) var prompt: (presentation: Presentation<User>, task: Task<Void, Never>)?

    init(_ conditions: AppConditions) { self.conditions = conditions }

    func navigationPassed(_ transition: NavigationTransition<AppNavigation>) {
        if case .waiting(let objection) = transition.outcome, objection.reason == .signIn { ask() }
    }

    func ask() {
        guard conditions.isSessionKnown, prompt == nil, let navigator, !navigator.state.isSigningIn else { return }
        let presentation = navigator.presentation(of: .myAccount(.signIn), returning: User.self)
        let task = Task { [weak self] in
            let result = await presentation.result
            await self?.ended(with: result.value)
        }
        prompt = (presentation, task)
    }

    private func ended(with user: User?) async {
        prompt = nil
        // The session reports the same user, but possibly later.
        if let user { conditions.session = .signedIn(user) }
        if let user = conditions.session.user {
            await goOn(as: user)
        } else {
            onCancel()
            navigator?.dropPending()
            await inbound?.dropWaiting(.signIn)
        }
    }

    /// Resumes the navigation that is pending on sign-in.
    func goOn(as user: User) async {
        navigator?.reasonChanged(.signIn)
        await inbound?.userChanged(to: user.id.description)
    }
}

extension NavigationState where Schema == AppNavigation {
    /// A Boolean value that indicates whether sign-in is already presented.
    fileprivate var isSigningIn: Bool { modals.contains { $0.flow?.root == .myAccount(.signIn) } }
}
