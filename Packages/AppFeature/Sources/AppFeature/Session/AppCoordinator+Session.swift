import DeepLink
import FlowKit
import Model

extension AppCoordinator {
    /// Applies a change of the session.
    ///
    /// Resumes navigation that is pending on sign-in. After sign-out, closes the screens that require authentication.
    func sessionChanged(to session: Session) async {
        let old = conditions.session.user?.id
        let wasKnown = conditions.isSessionKnown
        conditions.session = session
        conditions.isSessionKnown = true
        guard let user = session.user else {
            closeWhatNeedsSignIn()
            await inbound.userChanged(to: nil)
            // Navigation that was requested before the session was known may require sign-in now.
            if !wasKnown, navigator.pending?.reason == .signIn { askToSignIn() }
            return
        }
        // The visible screens belong to another user.
        if let old, old != user.id { closeWhatNeedsSignIn() }
        // While sign-in is presented, its end resumes the pending navigation. Resumed before that, the navigation would push its
        // screen into the flow of the sign-in, which is dismissed with it.
        if !state.isSigningIn { await inbound.userChanged(to: user.id.description) }
    }

    private func closeWhatNeedsSignIn() {
        let steps = state.activities.flatMap { Self.cleared($0.modals) + $0.tabs.flatMap(Self.cleared) }
        if !steps.isEmpty { navigator.apply(.all(steps), source: .session) }
    }

    /// Presentations above a dismissed one are dismissed with it, so they need no operation.
    private static func cleared(_ modals: [Modal<AppRoute>]) -> [NavigationOperation<AppNavigation>] {
        var steps: [NavigationOperation<AppNavigation>] = []
        for modal in modals {
            guard let flow = modal.flow else { continue }
            if flow.root.requiresAuth { return steps + [.dismissModal(modal.id)] }
            steps += cleared(flow.stack, at: .modal(modal.id))
        }
        return steps
    }

    /// Resets a tab whose root requires authentication, which links can create.
    private static func cleared(_ tab: NavigationState<AppNavigation>.TabState) -> [NavigationOperation<AppNavigation>]
    {
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
    /// The session has changed.
    static var session: NavigationSource { "session" }
    /// The remote configuration has changed.
    static var configuration: NavigationSource { "configuration" }
}

extension AppCoordinator {
    /// Applies the remote configuration: the activities, their order, and the disabled tabs.
    func configurationChanged(to configuration: AppConfiguration) {
        conditions.configuration = configuration
        applyConfiguration()
    }

    /// Shows or hides the brochures, as their flag says.
    func brochuresChanged(to isOn: Bool) {
        guard isOn != conditions.hasBrochures else { return }
        conditions.hasBrochures = isOn
        applyConfiguration()
    }

    private func applyConfiguration() {
        let configuration = conditions.configuration
        let named = (configuration.activities ?? []).compactMap { Activity(rawValue: $0.rawValue) }
        let visible = (named.isEmpty ? Activity.unlessConfigured : named)
            .filter { $0 != .brochures || conditions.hasBrochures }
        let disabled = configuration.disabledTabs.compactMap { name, reason in
            AppTab(rawValue: name).map { NavigationState<AppNavigation>.DisabledTab($0, reason: reason) }
        }
        navigator.apply(
            .all([.setVisibleActivities(visible.isEmpty ? [.shop] : visible), .setDisabledTabs(disabled)]),
            source: .configuration)
    }
}

extension Activity {
    /// The activities that are visible if the configuration names none that the app knows. Purchasing is only for the shops
    /// that name it.
    static var unlessConfigured: [Activity] { allCases.filter { $0 != .purchasing } }
}
