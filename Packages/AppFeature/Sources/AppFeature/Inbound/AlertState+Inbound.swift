import DeepLink
import FlowKit

extension AlertState {
    /// Creates an alert about a link or push that wasn't opened. Returns `nil` if there is nothing to show, or if the
    /// user didn't request it.
    init?(_ record: InboundRecord) {
        switch record.source {
        case .silentPush, .foregroundPush: return nil
        case .customScheme, .universalLink, .tappedPush, .shortcut, .banner, .notificationAction: break
        }
        switch record.outcome {
        case .objected(let objection): self.init(objection.reason)
        case .refused(let refusal): self.init(refusal)
        case .otherUser:
            self.init(
                title: "For another account",
                message: "This was sent to a different account. Sign in to that account to open it.")
        case .expired:
            self.init(title: "This has expired", message: "It was only available for a limited time.")
        case .opened, .alreadyThere, .nothingToOpen, .waiting, .duplicate, .queueFull, .superseded, .cancelled,
            .announced, .refreshed:
            return nil
        }
    }

    private init(_ refusal: InboundRefusal) {
        switch refusal {
        case .tabDisabled(let name, let reason):
            self = AppTab(rawValue: name).map { .disabled($0, reason: reason) } ?? .unknownLink
        case .activityHidden(let name):
            self = Activity(rawValue: name).map(AlertState.hidden) ?? .unknownLink
        case .link, .wrongSource, .payload, .tabUnknown, .activityUnknown, .noPlace, .notSupported:
            self = .unknownLink
        }
    }

    private static var unknownLink: AlertState {
        AlertState(
            title: "This can't be opened", message: "The page doesn't exist or is no longer available.")
    }
}
