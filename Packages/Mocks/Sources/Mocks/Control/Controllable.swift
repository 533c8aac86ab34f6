public import FlowKit
public import Model

/// A mock that a test controls.
///
/// ```swift
/// let wishlist = MockWishlistService()
/// wishlist.hold()                 // responses are held …
/// await wishlist.waitUntilHeld()  // … the screen is loading …
/// wishlist.release()              // … and now it gets its response
/// wishlist.failure = .offline     // every call throws this until it is nil again
/// ```
///
/// A test waits for its changes, its calls among them: `await settle(wishlist) { wishlist.calls.count == 2 }`.
public protocol Controllable: ObservableMock {
    /// The recorded calls.
    associatedtype Call: Hashable & Sendable
    var control: MockControl<Call> { get }
}

/// A mock whose changes wake the tests that wait for it.
public protocol ObservableMock: ObservableObject, Sendable
where ObjectWillChangePublisher == ObservableObjectPublisher {
    var changes: MockChanges { get }
}

extension ObservableMock {
    /// Sends after each change of the mock, on the thread that made it.
    public var objectWillChange: ObservableObjectPublisher { changes.publisher }

    /// A Boolean value that indicates whether each follower of the mock's streams has handled the newest value. After that,
    /// a test asserts that a change had no effect.
    public var areFollowersCaughtUp: Bool { changes.areFollowersCaughtUp }
}

extension Controllable {
    public var changes: MockChanges { control.changes }

    /// The recorded calls, in order.
    public var calls: [Call] { control.calls }

    public func forgetCalls() { control.forgetCalls() }

    /// The error that every call throws while this isn't `nil`. A held call throws the value at the time of its
    /// release.
    public var failure: ServiceError? {
        get { control.failure }
        set { control.failure = newValue }
    }

    /// Holds the responses to all later calls, until ``release()``.
    public func hold() { control.hold { _ in true } }

    /// Holds the responses to matching calls, until ``release()``. Other calls return immediately.
    public func hold(where isHeld: @escaping @Sendable (Call) -> Bool) { control.hold(where: isHeld) }

    /// Releases all held responses, and stops holding.
    public func release() { control.gate.open() }

    /// Releases the oldest held response. Returns `false` if none is held.
    @discardableResult
    public func releaseOne() -> Bool { control.gate.letOneThrough() }

    /// Waits until a number of responses are held.
    public func waitUntilHeld(_ count: Int = 1) async { await control.gate.waitUntilHeld(count) }
}
