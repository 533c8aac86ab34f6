public import FlowKit
public import Model

/// A tracker that records its events.
public final class MockAnalyticsTracker: AnalyticsTracker, ObservableObject {
    private let tracked: MockState<[AnalyticsEvent]>
    private let changes = MockChanges()

    public init() { tracked = MockState([], changes) }

    public var objectWillChange: ObservableObjectPublisher { changes.publisher }

    /// The recorded events, in order.
    public var events: [AnalyticsEvent] { tracked.value }

    public func track(_ event: AnalyticsEvent) {
        tracked.update { $0.append(event) }
    }
}
