import DeepLink
import FlowKit
import Model

extension AppCoordinator {
    /// Takes note of who is signed in.
    ///
    /// What has waited for that goes on. When nobody is signed in any more, the screens that only a user sees go.
    func sessionChanged(to session: Session) async {
        let old = conditions.session.user?.id
        let wasKnown = conditions.isSessionKnown
        conditions.session = session
        conditions.isSessionKnown = true
        guard let user = session.user else {
            closeWhatNeedsSignIn()
            await signIn.inbound?.userChanged(to: nil)
            // What came before it was known has to be asked for now.
            if !wasKnown, navigator.pending?.reason == .signIn { signIn.ask() }
            return
        }
        // What is on show is another user's.
        if let old, old != user.id { closeWhatNeedsSignIn() }
        // Somebody who is asked to sign in is still in front of the question.
        if signIn.prompt == nil { await signIn.goOn(as: user) }
    }

    private func closeWhatNeedsSignIn() {
        let steps = state.activities.flatMap { Self.cleared($0.modals) + $0.tabs.flatMap(Self.cleared) }
        if !steps.isEmpty { navigator.apply(.all(steps), source: .session) }
    }

    /// What lies over something that goes has gone with it, and can't be changed any more.
    private static func cleared(_ modals: [Modal<AppRoute>]) -> [NavigationOperation<AppNavigation>] {
        var steps: [NavigationOperation<AppNavigation>] = []
        for modal in modals {
            guard let flow = modal.flow else { continue }
            if flow.root.requiresAuth { return steps + [.dismissModal(modal.id)] }
            steps += cleared(flow.stack, at: .modal(modal.id))
        }
        return steps
    }

    /// A tab whose root needs a user, as a link can have it, begins anew.
    private static func cleared(_ tab: TabState<AppNavigation>) -> [NavigationOperation<AppNavigation>] {
        let place = AppPlace.tab(tab.tab)
        guard tab.flow.root.requiresAuth else { return cleared(tab.stack, at: place) }
        return [.popToRoot(on: place), .setRoot(tab.tab.rootRoute, on: place)]
    }

    private static func cleared(_ stack: [AppRoute], at place: AppPlace) -> [NavigationOperation<AppNavigation>] {
        let kept = Array(stack.prefix { !$0.requiresAuth })
        return kept.count == stack.count ? [] : [.replace(kept, on: place)]
    }
}

extension NavigationSource {
    /// Somebody has signed in or out.
    static var session: NavigationSource { "session" }
    /// The server says something else of the app.
    static var configuration: NavigationSource { "configuration" }
}
