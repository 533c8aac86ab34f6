/// The observable owner of one stack of screens.
///
/// A feature's flow view model navigates with a router of its own route type. It does not know whether that router owns
/// its stack (the feature runs alone) or is a scope of a larger app's (see ``scope(embed:extract:)``).
@MainActor
public final class Router<Route: Hashable & Sendable>: ObservableObject {
    /// The whole state, to compare, to store, or to put back with ``restore(_:)``.
    public private(set) var state: StackState<Route> {
        willSet {
            objectWillChange.send()
            upcoming.send(newValue)
        }
    }
    // Not `@Published`: in a generic class each access to such a property makes a key path, which costs more than a push.
    // Unsafe in name only: the publisher does its own locking, and it is sent to on the main actor alone.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
    private let upcoming = PassthroughSubject<StackState<Route>, Never>()

    /// Where a scope's operations go. A router without one owns its state.
    private let applyToParent: ((StackOperation<Route>) -> Void)?
    private var mirroring: AnyCancellable?

    /// A router that owns its stack.
    public init(_ state: StackState<Route> = StackState()) {
        self.state = state
        applyToParent = nil
    }

    init<Parent: Hashable & Sendable>(
        parent: Router<Parent>,
        embed: @escaping @MainActor (Route) -> Parent,
        extract: @escaping @MainActor (Parent) -> Route?
    ) {
        state = parent.state.compactMap(extract)
        applyToParent = { parent.apply($0.map(embed)) }
        mirroring = parent.upcoming.sink { [weak self] new in
            MainActor.assumeIsolated { self?.mirror(new.compactMap(extract)) }
        }
    }

    /// Applies an operation and returns what it changed. Nobody is told of an operation that changes nothing.
    @discardableResult
    public func apply(_ operation: StackOperation<Route>) -> StackChange<Route> {
        let before = state
        if let applyToParent {
            applyToParent(operation)
        } else {
            var new = state
            if !new.apply(operation).isEmpty { state = new }
        }
        return StackChange(from: before, to: state)
    }

    /// Puts a whole state in the place of the present one.
    public func restore(_ state: StackState<Route>) {
        apply(.restore(state))
    }

    /// A router that shows a stack somewhere else, and has everything done there.
    ///
    /// - Parameter forward: Does an operation and has the router ``mirror(_:)`` what comes of it.
    init(
        _ state: StackState<Route>,
        forwarding forward: @escaping @MainActor (StackOperation<Route>) -> Void
    ) {
        self.state = state
        applyToParent = forward
    }

    /// Shows what is somewhere else now. Nobody is told when it is the same.
    func mirror(_ new: StackState<Route>) {
        if new != state { show(new) }
    }

    func show(_ new: StackState<Route>) { state = new }
}
