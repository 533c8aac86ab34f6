import Loading
public import Model

/// A reachability that a test sets.
public final class MockReachabilityService: ReachabilityService, ObservableMock {
    private let state: MockState<Reachability>
    public let changes = MockChanges()

    public init(_ reachability: Reachability = .online) {
        state = MockState(reachability, changes)
    }

    /// The current reachability. Setting it notifies observers.
    public var current: Reachability {
        get { state.value }
        set { state.send(newValue) }
    }

    public func reachability() -> AsyncStream<Reachability> {
        state.values { $0 }
    }
}
