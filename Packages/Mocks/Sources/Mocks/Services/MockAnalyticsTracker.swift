public import Model
import Synchronization

/// A tracker that records its events.
public final class MockAnalyticsTracker: AnalyticsTracker {
    private let tracked = Mutex<[AnalyticsEvent]>([])

    public init() {}

    /// The recorded events, in order.
    public var events: [AnalyticsEvent] { tracked.withLock { $0 } }

    public func track(_ event: AnalyticsEvent) {
        tracked.withLock { $0.append(event) }
    }
}
