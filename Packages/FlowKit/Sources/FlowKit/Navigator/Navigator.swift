import DequeModule

/// The observable owner of a whole app's navigation: of one ``NavigationState``.
///
/// Every operation goes through it: guards are asked, the state changes in place, whoever waits for what is presented
/// hears of its end, and the middleware sees what became of it. Two navigators, as in two windows, share nothing.
///
/// ```swift
/// let navigator = Navigator(NavigationState<ShopNavigation>(activity: .shop), guards: [signIn])
/// navigator.apply(.route(.orders))  // .waiting(…)
/// navigator.reasonChanged(.signIn)  // the orders are shown
/// ```
///
/// ## Topics
///
/// ### Making one
/// - ``init(_:guards:middleware:)``
///
/// ### Going somewhere
/// - ``apply(_:source:)``
/// - ``navigate(_:source:)``
/// - ``restore(_:source:)``
/// - ``travel(to:)``
/// - ``router(for:)``
/// - ``route(_:as:on:source:)``
///
/// ### What guards hold up
/// - ``lastRefusal``
/// - ``pending``
/// - ``checking``
/// - ``reasonChanged(_:)``
/// - ``dropPending()``
/// - ``verdict(on:source:)``
///
/// ### Presenting
/// - ``present(_:as:returning:source:)``
/// - ``present(_:returning:source:)``
/// - ``presentation(of:as:returning:source:)``
/// - ``presentation(of:returning:source:)``
/// - ``finish(_:with:)``
/// - ``handle(for:returning:)``
@MainActor
public final class Navigator<Schema: NavigationSchema>: ObservableObject {
    public typealias Operation = NavigationOperation<Schema>
    public typealias Outcome = NavigationOutcome<Schema>

    // Not `@Published`: in a generic class each access to such a property makes a key path, which costs more than a push.
    // Unsafe in name only: the publisher does its own locking, and it is sent to on the main actor alone.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

    @usableFromInline var _state: NavigationState<Schema>
    /// The latest navigation that was refused, until another one changes something.
    public var lastRefusal: RefusedNavigation<Schema>? { _lastRefusal }
    @usableFromInline var _lastRefusal: RefusedNavigation<Schema>?
    /// Looking at the refusal itself takes longer than a push.
    @usableFromInline var isRefused = false
    /// What presented flows did wrong the latest time.
    public internal(set) var lastIssue: PresentationIssue?

    @usableFromInline let guards: [NavigationGuard<Schema>]
    @usableFromInline let middleware: [any NavigationMiddleware<Schema>]
    @usableFromInline var waiting: WaitingRequest<Schema>?
    @usableFromInline var check: RunningCheck<Schema>?
    @usableFromInline var presentations: [ModalID: any OpenPresentation] = [:]
    @usableFromInline var mirrors: [NavigationPlace<Schema>: RouterMirror<Schema.Route>] = [:]
    var transitions: Deque<NavigationTransition<Schema>> = []
    @usableFromInline var changeCount = 0
    @usableFromInline var isDelivering = false
    @usableFromInline var isMirroring = false
    @usableFromInline var mirrorsAreStale = false
    @usableFromInline var lastRequestID = 0

    /// - Parameters:
    ///   - state: Where one begins.
    ///   - guards: Asked in this order.
    ///   - middleware: Told in this order.
    public init(
        _ state: NavigationState<Schema>, guards: [NavigationGuard<Schema>] = [],
        middleware: [any NavigationMiddleware<Schema>] = []
    ) {
        _state = state
        self.guards = guards
        self.middleware = middleware
        for middleware in middleware { middleware.navigationBegan(at: state) }
    }

    isolated deinit { endEverything() }

    /// Where one is.
    @inlinable
    public var state: NavigationState<Schema> { _state }

    /// The navigation that waits until a reason goes away: see ``reasonChanged(_:)``.
    public var pending: PendingNavigation<Schema>? { waiting?.pending }

    /// The navigation that an asynchronous guard is being asked about.
    public var checking: Operation? { check?.request.operation }

    @inlinable
    func nextRequestID() -> Int {
        lastRequestID += 1
        return lastRequestID
    }
}
