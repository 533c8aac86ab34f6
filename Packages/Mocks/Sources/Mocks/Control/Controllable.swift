public import Model

/// A mock that a test steers.
///
/// ```swift
/// let wishlist = MockWishlistService()
/// wishlist.hold()                 // answers are held …
/// await wishlist.waitUntilHeld()  // … the screen has asked and shows that it waits …
/// wishlist.release()              // … and now it gets its answer
/// wishlist.failure = .offline     // every call throws this until it is nil again
/// ```
public protocol Controllable: AnyObject, Sendable {
    /// What the mock can be asked.
    associatedtype Call: Hashable & Sendable
    var control: MockControl<Call> { get }
}

extension Controllable {
    /// What the mock was asked, in order.
    public var calls: [Call] { control.calls }

    public func forgetCalls() { control.forgetCalls() }

    /// What every call throws until this is nil again. A held call throws what is set when it is released.
    public var failure: ServiceError? {
        get { control.failure }
        set { control.failure = newValue }
    }

    /// Holds the answers to all calls from now on, until ``release()``.
    public func hold() { control.hold { _ in true } }

    /// Holds the answers to the calls that fit, until ``release()``; the others are answered at once.
    public func hold(where isHeld: @escaping @Sendable (Call) -> Bool) { control.hold(where: isHeld) }

    /// Gives the answers that are held, and holds no more.
    public func release() { control.gate.open() }

    /// Gives the answer that has been held longest and goes on holding the others. Returns false when none is held.
    @discardableResult
    public func releaseOne() -> Bool { control.gate.letOneThrough() }

    /// Returns when so many answers are held.
    public func waitUntilHeld(_ count: Int = 1) async { await control.gate.waitUntilHeld(count) }
}
