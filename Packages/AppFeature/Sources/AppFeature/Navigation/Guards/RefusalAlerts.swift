import FlowKit

/// Presents alerts about rejected navigation that the user requested.
@MainActor
final class RefusalAlerts: NavigationMiddleware {
    weak var navigator: Navigator<AppNavigation>?

    func navigationPassed(_ transition: NavigationTransition<AppNavigation>) {
        guard let alert = Self.alert(for: transition.outcome) else { return }
        navigator?.apply(.present(.alert(alert)), source: transition.source)
    }

    private static func alert(for outcome: NavigationOutcome<AppNavigation>) -> AlertState? {
        switch outcome {
        case .refused(.tabDisabled(let tab, let reason)): .disabled(tab, reason: reason)
        case .refused(.activityHidden(let activity)): .hidden(activity)
        case .objected(let objection): AlertState(objection.reason)
        // Only programming errors cause these. The user can't do anything about them.
        case .refused(.tabUnknown), .refused(.activityUnknown), .refused(.noStack), .refused(.noVisibleActivity): nil
        case .changed, .unchanged, .waiting, .checking, .superseded, .cancelled: nil
        }
    }
}
