import DeepLink
import FlowKit
import Model

extension AppCoordinator {
    /// Takes note of who is signed in.
    ///
    /// What has waited for that goes on. When nobody is signed in any more, the screens that only a user sees go.
    func sessionChanged(to session: Session) async {
        let old = conditions.session.user?.id
        conditions.session = session
        guard let user = session.user else {
            closeWhatNeedsSignIn()
            await signIn.inbound?.userChanged(to: nil)
            return
        }
        // What is on show is another user's.
        if let old, old != user.id { closeWhatNeedsSignIn() }
        // Somebody who is asked to sign in is still in front of the question.
        if !signIn.isAsking { await signIn.goOn(as: user) }
    }

    private func closeWhatNeedsSignIn() {
        let steps = state.activities.flatMap { activity in
            activity.modals.compactMap { Self.cleared($0.flow, at: .modal($0.id)) }
                + activity.tabs.compactMap { Self.cleared($0.flow, at: .tab($0.tab)) }
        }
        if !steps.isEmpty { navigator.apply(.all(steps), source: .session) }
    }

    private static func cleared(
        _ flow: FlowState<AppRoute>?, at place: AppPlace
    ) -> NavigationOperation<AppNavigation>? {
        guard let flow, flow.routes.contains(where: \.requiresAuth) else { return nil }
        if case .modal(let id) = place, flow.root.requiresAuth { return .dismissModal(id) }
        return .replace(Array(flow.stack.prefix { !$0.requiresAuth }), on: place)
    }
}

extension NavigationSource {
    /// Somebody has signed in or out.
    static var session: NavigationSource { "session" }
    /// The server says something else of the app.
    static var configuration: NavigationSource { "configuration" }
}
