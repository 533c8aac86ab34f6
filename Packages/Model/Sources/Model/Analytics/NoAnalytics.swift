/// Counts nothing.
public struct NoAnalytics: AnalyticsTracker {
    public init() {}
    public func track(_ event: AnalyticsEvent) {}
}
