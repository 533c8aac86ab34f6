import DeepLink
import FlowKit

/// The alerts about navigation, links and pushes that the app didn't allow.
extension AlertState {
    /// Creates an alert about the outcome of a navigation. Returns `nil` if there is nothing to show.
    init?(_ outcome: NavigationOutcome) {
        switch outcome {
        case .refused(let refusal): self.init(refusal)
        case .rejected(let rejection): self.init(rejection.reason)
        case .changed, .unchanged, .waiting, .checking, .superseded, .cancelled: return nil
        }
    }

    /// Creates an alert about a link or push that wasn't opened. Returns `nil` if there is nothing to show, or if the
    /// user didn't request it.
    init?(_ record: InboundRecord) {
        switch record.source {
        case .silentPush, .foregroundPush: return nil
        case .customScheme, .universalLink, .tappedPush, .shortcut, .banner, .notificationAction: break
        }
        switch record.outcome {
        case .rejected(let rejection): self.init(rejection.reason)
        case .refused(let refusal): self.init(refusal)
        case .otherUser:
            self.init(
                title: "For another account",
                message: "This was sent to a different account. Sign in to that account to open it.")
        case .expired:
            self.init(title: "This has expired", message: "It was only available for a limited time.")
        case .opened, .alreadyThere, .nothingToOpen, .handedBack, .waiting, .duplicate, .queueFull, .superseded,
            .cancelled,
            .announced, .refreshed:
            return nil
        }
    }

    private init(_ refusal: InboundRefusal) {
        switch refusal {
        case .navigation(let refusal): self = AlertState(refusal) ?? .unknownLink
        case .link, .wrongSource, .payload, .notSupported: self = .unknownLink
        }
    }

    private init?(_ refusal: NavigationOutcome.Refusal) {
        switch refusal {
        case .tabDisabled(let name, let reason):
            guard let tab = AppTab(rawValue: name) else { return nil }
            self.init(title: "\(localized: tab.title) isn't available", message: "\(reason)")
        case .activityHidden(let name):
            guard let activity = Activity(rawValue: name) else { return nil }
            self.init(
                title: "\(localized: activity.displayName) isn't available",
                message: "It's turned off right now. Please try again later.")
        // Only programming errors and links to unknown tabs cause these. The user can't do anything about them.
        case .tabUnknown, .activityUnknown, .noStack, .noVisibleActivity: return nil
        }
    }

    /// Creates an alert about a guard's reason. Returns `nil` if the guard has asked the user.
    private init?(_ reason: NavigationReason) {
        switch reason {
        case .signIn: self.init(title: "Please sign in", message: "You need to be signed in to see this.")
        case .permission:
            self.init(title: "You don't have access", message: "Sign in with an account that may open this.")
        case .unsavedChanges: return nil
        case .minimumVersion(reason.value ?? ""):
            self.init(
                title: "Update the app", message: "Version \(reason.value ?? "") or later is required to open this.")
        default:
            self.init(title: "Not available", message: "This feature is turned off right now. Please try again later.")
        }
    }

    private static var unknownLink: AlertState {
        AlertState(
            title: "This can't be opened", message: "The page doesn't exist or is no longer available.")
    }
}
