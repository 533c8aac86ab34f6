/// The observable owner of one stack of screens.
///
/// A feature's flow view model navigates with a router of its own route type. It does not know whether that router owns
/// its stack (the feature runs alone) or is a scope of a larger app's (see ``scope(embed:extract:)``).
@MainActor
public final class Router<Route: Hashable & Sendable>: ObservableObject {
    /// The whole state, to compare, to store, or to put back with ``restore(_:)``.
    ///
    /// Whoever keeps a copy has the next step copy the whole stack.
    @inlinable
    public var state: StackState<Route> { _state }
    @usableFromInline var _state: StackState<Route>

    // Not `@Published`: in a generic class each access to such a property makes a key path, which costs more than a push.
    // Unsafe in name only: the publisher does its own locking, and it is sent to on the main actor alone.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

    /// Where operations go and come back from as changes. A router without it owns its state.
    ///
    /// A closure and not a protocol: the app compiles it for its own routes, a requirement is compiled for all at once.
    @usableFromInline let forward: (@MainActor (StackOperation<Route>) -> Void)?
    /// Presents and finishes where the stack is. A router without it does so itself.
    let backing: (any RouterBacking<Route>)?
    /// Keeps a scope's connection to its parent.
    @usableFromInline let connection: AnyObject?
    /// What has changed since a forwarded operation began; nil when there is none.
    @usableFromInline var made: RouterRecord<Route>?
    /// To be used again.
    @usableFromInline var spareRecord: RouterRecord<Route>?
    @usableFromInline var scopes = RouterScopes<Route>()
    /// Those who wait for what this router presents; nil when it never did, or does not own its stack.
    @usableFromInline var results: RouterResults?

    /// A router that owns its stack.
    public init(_ state: StackState<Route> = StackState()) {
        _state = state
        forward = nil
        backing = nil
        connection = nil
    }

    /// A router that shows a stack somewhere else, and has everything done there.
    ///
    /// - Parameter forward: Does an operation, and has the router told what comes of it.
    @usableFromInline
    init(
        _ state: StackState<Route>, backing: any RouterBacking<Route>, connection: AnyObject? = nil,
        forward: @escaping @MainActor (StackOperation<Route>) -> Void
    ) {
        _state = state
        self.forward = forward
        self.backing = backing
        self.connection = connection
    }

    /// Puts a whole state in the place of the present one.
    public func restore(_ state: StackState<Route>) {
        apply(.restore(state))
    }
}
