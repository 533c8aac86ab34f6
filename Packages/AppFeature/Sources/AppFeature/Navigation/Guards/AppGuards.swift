import DeepLink
import FlowKit
import Model

extension [NavigationGuard<AppNavigation>] {
    /// The app's guards, in the order in which they are asked: nobody should sign in to a screen that is switched off.
    @MainActor
    static func all(_ conditions: AppConditions, _ unsaved: UnsavedPrompt) -> Self {
        [.version(conditions), .feature(conditions), .signIn(conditions), .unsavedChanges(unsaved)]
    }
}

extension NavigationGuard where Schema == AppNavigation {
    /// An app that is too old shows nothing new.
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

    /// The screens of a feature that is switched off.
    @MainActor
    static func feature(_ conditions: AppConditions) -> NavigationGuard {
        NavigationGuard("feature") { attempt in
            let feature = attempt.destination.feature
            return !attempt.isTheAppsOwn && conditions.configuration.disabledFeatures.contains(feature)
                ? .refuse(.featureOff(feature)) : .allow
        }
    }

    /// Screens that only a signed-in user sees wait until somebody signs in.
    @MainActor
    static func signIn(_ conditions: AppConditions) -> NavigationGuard {
        NavigationGuard("sign-in") { attempt in
            attempt.destination.requiresAuth && conditions.session.user == nil ? .wait(.signIn) : .allow
        }
    }

    /// What comes from outside does not take away what somebody has typed, unless they say so. On the app's own screens
    /// the screen itself asks.
    @MainActor
    static func unsavedChanges(_ prompt: UnsavedPrompt) -> NavigationGuard {
        NavigationGuard("unsaved-changes") { [weak prompt] attempt in
            attempt.comesFromOutside && prompt?.isLost(by: attempt) == true ? .wait(.unsavedChanges) : .allow
        }
    }
}

extension NavigationAttempt where Schema == AppNavigation {
    /// Nothing keeps the app from taking away what must not be seen any more: a user's screens, a hidden activity.
    fileprivate var isTheAppsOwn: Bool { source == .session || source == .configuration }

    fileprivate var comesFromOutside: Bool {
        switch source {
        case .link, .push, .shortcut, .banner: true
        default: false
        }
    }

    /// Whether it shows nothing that was not there.
    fileprivate var onlyGoesBack: Bool {
        switch operation {
        case .back, .pop, .popTo, .popToRoot, .dismiss, .dismissModal, .dismissAll: true
        // A swipe back.
        case .replace(let routes, let place): state[place ?? state.front]?.stack.starts(with: routes) == true
        default: false
        }
    }
}
