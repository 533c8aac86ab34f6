public import Model
import Synchronization

/// Remembers what it was told.
public final class MockAnalyticsTracker: AnalyticsTracker {
    private let tracked = Mutex<[AnalyticsEvent]>([])

    public init() {}

    /// What was counted, in order.
    public var events: [AnalyticsEvent] { tracked.withLock { $0 } }

    public func track(_ event: AnalyticsEvent) {
        tracked.withLock { $0.append(event) }
    }
}
