/// A recorder of analytics events. Methods return immediately.
public protocol AnalyticsTracker: Sendable {
    /// Records an event.
    func track(_ event: AnalyticsEvent)
}
