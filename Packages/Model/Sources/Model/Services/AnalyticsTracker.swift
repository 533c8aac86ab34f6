/// Counts what happens in the app. It must return at once: whoever tells it something does not wait.
public protocol AnalyticsTracker: Sendable {
    /// Counts an event.
    func track(_ event: AnalyticsEvent)
}
