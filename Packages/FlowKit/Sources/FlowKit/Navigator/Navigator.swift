import DequeModule

/// The observable owner of an app's navigation: of one ``NavigationState``.
///
/// Every operation goes through the navigator: it asks the guards, changes the state, ends presentations, and notifies
/// routers and observers. Two navigators, as in two windows, share nothing.
///
/// ```swift
/// let navigator = Navigator(NavigationState<ShopNavigation>(activity: .shop), guards: [signIn])
/// navigator.apply(.route(.orders))  // .waiting(…)
/// navigator.reasonChanged(.signIn)  // shows the orders
/// ```
@MainActor
public final class Navigator<Schema: NavigationSchema>: ObservableObject {
    /// An operation on the navigator's state.
    public typealias Operation = NavigationOperation<Schema>
    /// The outcome of an operation.
    public typealias Outcome = NavigationOutcome
    typealias Request = NavigationRequest<Schema>
    typealias Event = NavigationEvent<Schema>
    typealias Attempt = NavigationGuard<Schema>.Attempt

    // The publisher has a lock of its own, and only the main actor sends to it.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

    /// The current state.
    public private(set) var state: NavigationState<Schema>

    let guards: [NavigationGuard<Schema>]
    /// The request that a guard has suspended.
    var waiting: (request: Request, rejection: NavigationOutcome.Rejection)?
    /// The request about which a guard asks whether screens may be left.
    var check: (request: Request, task: Task<Void, Never>)?
    /// The presentations with an awaited result.
    var presentations: [ModalID: any OpenPresentation] = [:]
    var stacks: [WeakStack<Schema>] = []
    var routers: [NavigationState<Schema>.Place: WeakRouter<Schema.Route>] = [:]

    private let observers: [any NavigationObserver<Schema>]
    private var events: Deque<Event> = []
    private var isDelivering = false
    private var revision = 0
    private var lastRequestID = 0

    /// - Parameters:
    ///   - state: The first state.
    ///   - guards: The guards, in the order in which they are asked: first those of the screens that are shown, then those of
    ///     the screens that are left.
    ///   - observers: The observers, in the order in which they are notified.
    public init(
        _ state: NavigationState<Schema>, guards: [NavigationGuard<Schema>] = [],
        observers: [any NavigationObserver<Schema>] = []
    ) {
        self.state = state
        self.guards = guards
        self.observers = observers
        for observer in observers { observer.navigationBegan(in: self) }
    }

    // Not isolated, because Swift 6.2 and 6.3 miscompile isolated deinitializers for systems before iOS 18.4. So what is awaited
    // ends a moment later.
    deinit {
        check?.task.cancel()
        let (requests, open, state) = ([check?.request, waiting?.request].compactMap(\.self), presentations, state)
        if requests.isEmpty, open.isEmpty { return }
        Task { @MainActor in Self.end(requests, open, in: state) }
    }

    /// Asks the guards, applies an operation, and returns the outcome.
    ///
    /// An operation that is refused or changes nothing is reported without asking a guard. If a guard asks whether screens may
    /// be left, this returns ``NavigationOutcome/checking``, and ``navigate(_:source:)`` waits for the outcome. A newer
    /// navigation supersedes one that is being checked.
    ///
    /// If the state changes in the meantime, the guards are asked again about the screen that the operation shows now. When
    /// that has happened ten times, the navigation is ``NavigationOutcome/superseded``.
    @discardableResult
    public func apply(_ operation: Operation, source: NavigationSource = .app) -> Outcome {
        submit(Request(id: nextRequestID(), operation: operation, source: source))
    }

    /// Applies an operation and waits for the guards. Returns at once if the navigation is pending.
    ///
    /// If the task is cancelled in the meantime, the state stays and the outcome is ``NavigationOutcome/cancelled``.
    @discardableResult
    public func navigate(_ operation: Operation, source: NavigationSource = .app) async -> Outcome {
        if Task.isCancelled { return .cancelled }
        let id = nextRequestID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let first = FirstOutcome(continuation)
                _ = submit(Request(id: id, operation: operation, source: source) { first.resume($0.outcome) })
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.cancel(id) }
        }
    }

    /// Replaces the whole state, if the guards allow the screen in front.
    @discardableResult
    public func restore(_ state: NavigationState<Schema>, source: NavigationSource = .restoration) -> Outcome {
        apply(.restore(state), source: source)
    }

    /// Replaces the whole state without asking a guard, as a debug menu does that steps through the journal. The journal
    /// doesn't record it.
    public func travel(to state: NavigationState<Schema>) {
        stopCheck(.superseded)
        perform(Request(id: nextRequestID(), operation: .restore(state), source: .timeTravel))
    }

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
    ///   - type: The way it is shown. By default, as it declares.
    ///   - place: The stack. By default, the stack where the screen belongs.
    ///   - source: The source of the navigation.
    @discardableResult
    public func route(
        _ route: Schema.Route, as type: NavigationType? = nil, on place: NavigationState<Schema>.Place? = nil,
        source: NavigationSource = .app
    ) -> Outcome {
        apply(.showing(route, as: type, on: place), source: source)
    }
}

// MARK: - Performing

extension Navigator {
    /// Changes the state and notifies routers and observers, without asking a guard.
    @discardableResult
    func perform(_ request: Request) -> Outcome {
        let (before, current) = (state, revision)
        var after = before
        let outcome = after.apply(request.operation)
        guard outcome == .changed else { return end(request, outcome) }
        if waiting?.request.id == request.id { waiting = nil }
        objectWillChange.send()
        for stack in stacks where revision == current { stack.value?.stateWillChange(from: before, to: after) }
        // A subscriber has navigated, and the guards decided about another state.
        guard revision == current else { return request.round > 0 ? submit(request) : perform(request) }
        state = after
        revision += 1
        let event = Event(request.operation, source: request.source, outcome: .changed, before: before, after: after)
        request.report?(event)
        for (id, presentation) in presentations where state.modal(id) == nil {
            presentations[id] = nil
            presentation.end()
        }
        deliver(event)
        return .changed
    }

    /// Ends a request that has changed nothing.
    @discardableResult
    func end(_ request: Request, _ outcome: Outcome) -> Outcome {
        if waiting?.request.id == request.id {
            waiting = nil
            objectWillChange.send()
        }
        return report(request, outcome)
    }

    func report(_ request: Request, _ outcome: Outcome) -> Outcome {
        let event = Event(request.operation, source: request.source, outcome: outcome, before: state, after: state)
        request.report?(event)
        deliver(event)
        return outcome
    }

    /// Notifies the observers. Events that they cause are delivered afterwards.
    private func deliver(_ event: Event) {
        if isDelivering { return events.append(event) }
        isDelivering = true
        defer { isDelivering = false }
        var next: Event? = event
        while let event = next {
            for observer in observers { observer.navigator(self, did: event) }
            next = events.popFirst()
        }
    }

    /// Cancels requests, and ends presentations without a value.
    private static func end(
        _ requests: [Request], _ presentations: [ModalID: any OpenPresentation], in state: NavigationState<Schema>
    ) {
        for request in requests {
            request.report?(
                Event(request.operation, source: request.source, outcome: .cancelled, before: state, after: state))
        }
        for presentation in presentations.values { presentation.end() }
    }
}

/// A requested operation on its way through the guards.
struct NavigationRequest<Schema: NavigationSchema> {
    let id: Int
    let operation: NavigationOperation<Schema>
    let source: NavigationSource
    /// Called with each outcome: when the request becomes pending, and at its end.
    var report: (@MainActor (NavigationEvent<Schema>) -> Void)?
    /// The number of times that the guards were asked.
    var round = 0
    /// The screens that guards have allowed to leave, by the index of the guard.
    var allowed: [Int: [Schema.Route]] = [:]

    /// The request as it was made.
    var original: Self { Self(id: id, operation: operation, source: source, report: report) }
}

/// A continuation that is resumed with the first outcome.
@MainActor
private final class FirstOutcome<Outcome: Sendable> {
    private var continuation: CheckedContinuation<Outcome, Never>?

    init(_ continuation: CheckedContinuation<Outcome, Never>) { self.continuation = continuation }

    func resume(_ outcome: Outcome) {
        continuation?.resume(returning: outcome)
        continuation = nil
    }
}
