import DeepLink
import FlowKit
import Model

extension [NavigationGuard<AppNavigation>] {
    /// Returns the app's guards, in order. The feature guard precedes the sign-in guard, so that sign-in isn't required
    /// for a disabled screen. The permission guard follows it, because permissions belong to a user. Whether unsaved input may
    /// be discarded is asked last.
    @MainActor
    static func all(_ conditions: AppConditions, _ unsaved: UnsavedInput) -> Self {
        [
            .version(conditions), .feature(conditions), .signIn(conditions), .permission(conditions),
            .unsavedChanges(unsaved),
        ]
    }
}

extension NavigationReason {
    /// The app is older than a version that the server requires.
    static func minimumVersion(_ version: String) -> NavigationReason { NavigationReason("minimum-version", version) }

    /// The server has turned a feature off.
    static func featureOff(_ feature: String) -> NavigationReason { NavigationReason("feature-off", feature) }
}

extension NavigationGuard where Schema == AppNavigation {
    /// Returns the guard that rejects screens that require a newer version.
    @MainActor
    static func version(_ conditions: AppConditions) -> NavigationGuard {
        NavigationGuard("version") { attempt in
            guard !attempt.isTheAppsOwn, !attempt.onlyGoesBack, let needed = conditions.configuration.minimumVersion,
                let version = conditions.version,
                version < needed
            else { return .allow }
            return .refuse(.minimumVersion("\(needed)"))
        }
    }

    /// Returns the guard that rejects screens of disabled features.
    @MainActor
    static func feature(_ conditions: AppConditions) -> NavigationGuard {
        NavigationGuard("feature") { attempt in
            let feature = attempt.destination.feature
            guard !attempt.isTheAppsOwn, !attempt.onlyGoesBack,
                conditions.configuration.disabledFeatures.contains(feature)
            else { return .allow }
            return .refuse(.featureOff(feature))
        }
    }

    /// Returns the guard that makes navigation to screens that require authentication pending until sign-in.
    @MainActor
    static func signIn(_ conditions: AppConditions) -> NavigationGuard {
        NavigationGuard("sign-in") { attempt in
            attempt.destination.requiresAuth && conditions.session.user == nil ? .wait(.signIn) : .allow
        }
    }

    /// Returns the guard that makes navigation pending until a user is signed in who is allowed to see the screen. A
    /// user who is signed out is asked to sign in first.
    @MainActor
    static func permission(_ conditions: AppConditions) -> NavigationGuard {
        NavigationGuard("permission") { attempt in
            guard let permission = attempt.destination.permission, conditions.deniedPermissions.contains(permission),
                !attempt.isTheAppsOwn, !attempt.onlyGoesBack
            else { return .allow }
            return .wait(conditions.session.user == nil ? .signIn : .permission)
        }
    }

    /// Returns the guard that asks for confirmation before a link discards unsaved input. For navigation inside the
    /// app, the screen itself asks.
    @MainActor
    static func unsavedChanges(_ input: UnsavedInput) -> NavigationGuard {
        .leaving("unsaved-changes") { [weak input] attempt in
            attempt.comesFromOutside && input?.isLost(by: attempt) == true
        } ask: { [weak input] _ in
            await input?.ask() == false ? .refuse(.unsavedChanges) : .allow
        }
    }
}

extension NavigationGuard.Attempt where Schema == AppNavigation {
    /// A Boolean value that indicates whether the app itself navigates, to remove screens that must no longer be
    /// visible. Guards never reject it.
    fileprivate var isTheAppsOwn: Bool { source == .session || source == .configuration }

    fileprivate var comesFromOutside: Bool {
        switch source {
        case .link, .push, .shortcut, .banner: true
        default: false
        }
    }

    /// A Boolean value that indicates whether the navigation shows no new screen.
    fileprivate var onlyGoesBack: Bool {
        switch operation {
        case .back, .pop, .popTo, .popToRoot, .dismiss, .dismissModal, .dismissAll: true
        // A swipe back.
        case .replace(let routes, let place): before[place ?? before.front]?.stack.starts(with: routes) == true
        default: false
        }
    }
}
