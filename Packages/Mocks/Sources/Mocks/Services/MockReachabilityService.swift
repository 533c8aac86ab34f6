import FlowKit
public import Model

/// Says of the server what a test says.
public final class MockReachabilityService: ReachabilityService {
    private let state: CurrentValue<Reachability>

    public init(_ reachability: Reachability = .online) {
        state = CurrentValue(reachability)
    }

    /// Whether the server can be reached. Whoever watches is told of a change.
    public var current: Reachability {
        get { state.value }
        set { state.send(newValue) }
    }

    public func reachability() -> AsyncStream<Reachability> {
        state.values { $0 }
    }
}
