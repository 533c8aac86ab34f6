import FlowKit

/// Says in an alert why something that a person asked for does not take place.
@MainActor
final class RefusalAlerts: NavigationMiddleware {
    weak var navigator: Navigator<AppNavigation>?

    func navigationPassed(_ transition: NavigationTransition<AppNavigation>) {
        guard let alert = Self.alert(for: transition.outcome) else { return }
        navigator?.apply(.present(.alert(alert)), source: transition.source)
    }

    private static func alert(for outcome: NavigationOutcome<AppNavigation>) -> AlertState? {
        switch outcome {
        case .refused(.tabDisabled(let tab, let reason)):
            AlertState(title: "\(tab.title) is not available", message: reason)
        case .refused(.activityHidden(let activity)):
            AlertState(title: "\(activity.displayName) is not available", message: "It is switched off at present.")
        case .objected(let objection): alert(for: objection.reason)
        // Only a program that is wrong asks for these; a person can do nothing about them.
        case .refused(.tabUnknown), .refused(.activityUnknown), .refused(.noStack), .refused(.noVisibleActivity): nil
        case .changed, .unchanged, .waiting, .checking, .superseded, .cancelled: nil
        }
    }

    private static func alert(for reason: NavigationReason) -> AlertState {
        switch reason {
        case .minimumVersion(let version):
            AlertState(title: "Update the app", message: "This needs version \(version) of the app, or a later one.")
        case .featureOff: AlertState(title: "Not available", message: "This is switched off at present.")
        case .signIn: AlertState(title: "Sign in first", message: "This is shown to you when you are signed in.")
        case .unsavedChanges:
            AlertState(title: "Not saved yet", message: "Save or discard what you have changed, then go on.")
        case .tabDisabled(let tab): AlertState(title: "Not available", message: "The tab \(tab) is disabled.")
        case .custom(let text): AlertState(title: "Not available", message: text)
        }
    }
}
