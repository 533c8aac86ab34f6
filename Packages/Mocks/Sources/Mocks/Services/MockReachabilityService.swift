public import FlowKit
import Loading
public import Model

/// A reachability that a test sets.
public final class MockReachabilityService: ReachabilityService, ObservableObject {
    private let state: MockState<Reachability>
    private let changes = MockChanges()

    public init(_ reachability: Reachability = .online) {
        state = MockState(reachability, changes)
    }

    public var objectWillChange: ObservableObjectPublisher { changes.publisher }

    /// A Boolean value that indicates whether each follower has handled the newest value. After that, a test asserts that a
    /// change had no effect.
    public var areFollowersCaughtUp: Bool { changes.areFollowersCaughtUp }

    /// The current reachability. Setting it notifies observers.
    public var current: Reachability {
        get { state.value }
        set { state.send(newValue) }
    }

    public func reachability() -> AsyncStream<Reachability> {
        state.values { $0 }
    }
}
