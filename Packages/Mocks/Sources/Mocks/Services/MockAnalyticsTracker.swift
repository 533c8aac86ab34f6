public import Model

/// A tracker that records its events.
public final class MockAnalyticsTracker: AnalyticsTracker, ObservableMock {
    private let tracked: MockState<[AnalyticsEvent]>
    public let changes = MockChanges()

    public init() { tracked = MockState([], changes) }

    /// The recorded events, in order.
    public var events: [AnalyticsEvent] { tracked.value }

    public func track(_ event: AnalyticsEvent) {
        tracked.update { $0.append(event) }
    }
}
