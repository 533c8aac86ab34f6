import FlowKit
public import Model

/// A reachability that a test sets.
public final class MockReachabilityService: ReachabilityService {
    private let state: CurrentValue<Reachability>

    public init(_ reachability: Reachability = .online) {
        state = CurrentValue(reachability)
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
