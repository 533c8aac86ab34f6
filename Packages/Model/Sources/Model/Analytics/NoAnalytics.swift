/// A tracker that ignores all events.
public struct NoAnalytics: AnalyticsTracker {
    public init() {}
    public func track(_ event: AnalyticsEvent) {}
}
