import DeepLink
import Model

extension AnalyticsEvent {
    /// Creates the event for a link or a push that has ended. Returns `nil` while it is pending.
    init?(_ record: InboundRecord) {
        guard record.outcome.isFinal else { return nil }
        // The reason after the first sentence may name a path.
        let outcome = "\(record.outcome)".prefix { $0 != "." && $0 != ":" }
        switch record.source {
        case .customScheme, .universalLink, .shortcut:
            self = .link(source: record.source.rawValue, outcome: String(outcome))
        case .tappedPush, .silentPush, .foregroundPush, .banner, .notificationAction:
            self = .push(delivery: record.source.rawValue, outcome: String(outcome))
        }
    }
}
