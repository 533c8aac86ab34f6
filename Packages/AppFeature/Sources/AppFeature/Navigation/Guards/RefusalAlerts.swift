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
        case .refused(.tabDisabled(let tab, let reason)): .disabled(tab, reason: reason)
        case .refused(.activityHidden(let activity)): .hidden(activity)
        case .objected(let objection): AlertState(objection.reason)
        // Only a program that is wrong asks for these; a person can do nothing about them.
        case .refused(.tabUnknown), .refused(.activityUnknown), .refused(.noStack), .refused(.noVisibleActivity): nil
        case .changed, .unchanged, .waiting, .checking, .superseded, .cancelled: nil
        }
    }
}
