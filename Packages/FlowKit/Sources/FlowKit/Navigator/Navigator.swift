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
@MainActor
public final class Navigator<Schema: NavigationSchema>: ObservableObject {
    public typealias Operation = NavigationOperation<Schema>
    public typealias Outcome = NavigationOutcome<Schema>

    // Not `@Published`: in a generic class each access to such a property makes a key path, which costs more than a push.
    // Unsafe in name only: the publisher does its own locking, and it is sent to on the main actor alone.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

    /// The current state.
    public internal(set) var state: NavigationState<Schema>
    /// The latest navigation that was refused, until another navigation changes something.
    public internal(set) var lastRefusal: RefusedNavigation<Schema>?
    /// Looking at the refusal itself takes longer than a push.
    var isRefused = false
    /// What presented flows did wrong the latest time.
    public internal(set) var lastIssue: PresentationIssue?

    let guards: [NavigationGuard<Schema>]
    let middleware: [any NavigationMiddleware<Schema>]
    var waiting: WaitingRequest<Schema>?
    var check: RunningCheck<Schema>?
    var presentations: [ModalID: any OpenPresentation] = [:]
    var mirrors: [NavigationPlace<Schema>: RouterMirror<Schema.Route>] = [:]
    var transitions: Deque<NavigationTransition<Schema>> = []
    var changeCount = 0
    var isDelivering = false
    var isMirroring = false
    var mirrorsAreStale = false
    var lastRequestID = 0

    /// - Parameters:
    ///   - state: Where one begins.
    ///   - guards: Asked in this order.
    ///   - middleware: Told in this order.
    public init(
        _ state: NavigationState<Schema>, guards: [NavigationGuard<Schema>] = [],
        middleware: [any NavigationMiddleware<Schema>] = []
    ) {
        self.state = state
        self.guards = guards
        self.middleware = middleware
        for middleware in middleware { middleware.navigationBegan(at: state) }
    }

    isolated deinit { endEverything() }

    /// The navigation that waits until a reason goes away: see ``reasonChanged(_:)``.
    public var pending: PendingNavigation<Schema>? { waiting?.pending }

    /// The navigation that an asynchronous guard is being asked about.
    public var checking: Operation? { check?.request.operation }

    func nextRequestID() -> Int {
        lastRequestID += 1
        return lastRequestID
    }
}

extension Navigator where Schema: RouteSchema {
    /// Shows a screen where it belongs: see ``NavigationOperation/showing(_:as:on:)``.
    ///
    /// - Parameters:
    ///   - route: The screen.
    ///   - type: How it comes up; nil for what the screen declares.
    ///   - place: Where; nil for where it belongs.
    ///   - source: Where this was asked for.
    @discardableResult
    public func route(
        _ route: Schema.Route, as type: NavigationType? = nil, on place: NavigationPlace<Schema>? = nil,
        source: NavigationSource = .app
    ) -> Outcome {
        apply(.showing(route, as: type, on: place), source: source)
    }
}

extension Navigator {
    /// Asks the guards, applies an operation, and tells what became of it.
    ///
    /// An operation that is impossible, or changes nothing, is reported without asking a guard. If a guard is asynchronous,
    /// this returns ``NavigationOutcome/checking``, and ``navigate(_:source:)`` waits for the outcome. A newer navigation
    /// supersedes one that is being checked.
    ///
    /// If the state changes while an asynchronous guard is asked, all guards are asked again about the screen that the
    /// operation shows now. When that has happened ten times, the navigation is ``NavigationOutcome/superseded``.
    @discardableResult
    public func apply(_ operation: Operation, source: NavigationSource = .app) -> Outcome {
        submit(NavigationRequest(id: nextRequestID(), operation: operation, source: source))
    }

    /// Applies an operation and waits for the guards. A navigation that a guard has wait is not waited for.
    ///
    /// When the task is cancelled meanwhile, the state stays as it is and the outcome is
    /// ``NavigationOutcome/cancelled``.
    @discardableResult
    public func navigate(_ operation: Operation, source: NavigationSource = .app) async -> Outcome {
        if Task.isCancelled { return .cancelled }
        let id = nextRequestID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = FirstAnswer(continuation)
                _ = submit(
                    NavigationRequest(id: id, operation: operation, source: source) { outcome, _ in
                        answer.give(outcome)
                    })
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.cancel(id) }
        }
    }

    /// Puts a whole state in the place of the present one, if the guards allow the screen that is in front of it.
    @discardableResult
    public func restore(_ state: NavigationState<Schema>, source: NavigationSource = .restoration) -> Outcome {
        apply(.restore(state), source: source)
    }

    /// Goes to another time: no guard is asked, and the journal does not write it down.
    public func travel(to state: NavigationState<Schema>) {
        supersedeCheck()
        perform(NavigationRequest(id: nextRequestID(), operation: .restore(state), source: .timeTravel))
    }
}

/// A continuation that is resumed once, however often there is an answer.
@MainActor
final class FirstAnswer<Value: Sendable> {
    private var continuation: CheckedContinuation<Value, Never>?

    init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = continuation }

    func give(_ value: Value) {
        continuation?.resume(returning: value)
        continuation = nil
    }
}

extension Navigator {
    /// Changes the state and tells everyone. No guard is asked.
    @discardableResult
    func perform(_ request: NavigationRequest<Schema>) -> Outcome {
        switch state.outcome(of: request.operation) {
        case .refused(let refusal): return refuse(request, .refusal(refusal))
        case .unchanged: return end(request, .unchanged)
        default: break
        }
        let count = changeCount
        forget(request)
        objectWillChange.send()
        if isRefused {
            isRefused = false
            lastRefusal = nil
        }
        // Whoever was told may have navigated: then it has to be seen anew whether it can be done.
        let changes = count == changeCount ? state.make(request.operation) : state.apply(request.operation)
        changeCount &+= 1
        request.report?(.changed, changes)
        if !presentations.isEmpty { endPresentations(dismissedBy: changes) }
        if !mirrors.isEmpty { updateMirrors(after: changes) }
        if !middleware.isEmpty { deliver(request, .changed, changes) }
        return .changed
    }

    func refuse(_ request: NavigationRequest<Schema>, _ cause: RefusedNavigation<Schema>.Cause) -> Outcome {
        forget(request)
        objectWillChange.send()
        isRefused = true
        lastRefusal = RefusedNavigation(operation: request.operation, source: request.source, cause: cause)
        switch cause {
        case .refusal(let refusal): return tell(request, .refused(refusal))
        case .objection(let objection): return tell(request, .objected(objection))
        }
    }

    /// Ends a request that has changed nothing.
    @discardableResult
    func end(_ request: NavigationRequest<Schema>, _ outcome: Outcome) -> Outcome {
        if waiting?.request.id == request.id {
            forget(request)
            objectWillChange.send()
        }
        return tell(request, outcome)
    }

    func tell(_ request: NavigationRequest<Schema>, _ outcome: Outcome) -> Outcome {
        request.report?(outcome, [])
        if !middleware.isEmpty { deliver(request, outcome, []) }
        return outcome
    }

    /// A request that has waited does not any more.
    func forget(_ request: NavigationRequest<Schema>) {
        if waiting?.request.id == request.id { waiting = nil }
    }
}

/// An operation on its way through the guards.
struct NavigationRequest<Schema: NavigationSchema> {
    typealias Report =
        @MainActor (NavigationOutcome<Schema>, [NavigationChange<Schema>]) -> Void

    let id: Int
    let operation: NavigationOperation<Schema>
    let source: NavigationSource
    /// Told of each outcome: of waiting, and of what comes after.
    let report: Report?

    init(id: Int, operation: NavigationOperation<Schema>, source: NavigationSource, report: Report? = nil) {
        self.id = id
        self.operation = operation
        self.source = source
        self.report = report
    }
}

/// A request that goes on when a reason goes away.
///
/// A reference, so that it takes no time to see that there is none. So is a check.
final class WaitingRequest<Schema: NavigationSchema> {
    let request: NavigationRequest<Schema>
    let objection: NavigationObjection

    init(request: NavigationRequest<Schema>, objection: NavigationObjection) {
        self.request = request
        self.objection = objection
    }

    var pending: PendingNavigation<Schema> {
        PendingNavigation(operation: request.operation, source: request.source, objection: objection)
    }
}

/// A request that an asynchronous guard is being asked about.
final class RunningCheck<Schema: NavigationSchema> {
    let request: NavigationRequest<Schema>
    let task: Task<Void, Never>

    init(request: NavigationRequest<Schema>, task: Task<Void, Never>) {
        self.request = request
        self.task = task
    }
}
