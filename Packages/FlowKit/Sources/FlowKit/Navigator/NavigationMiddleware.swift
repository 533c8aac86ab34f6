import DequeModule

/// Sees all that goes through a navigator: a journal, a log, analytics.
///
/// Middleware is told after the state has changed, each in its turn. It may navigate: what comes of that is told when
/// everyone has seen the transition before it.
@MainActor
public protocol NavigationMiddleware<Schema>: AnyObject {
    associatedtype Schema: NavigationSchema

    /// Told once, when the navigator is made.
    func navigationBegan(at state: NavigationState<Schema>)
    /// Told of each operation that was asked for, also of one that changed nothing.
    func navigationPassed(_ transition: NavigationTransition<Schema>)
    /// Told of what presented flows do wrong.
    func navigationFound(_ issue: PresentationIssue)
}

extension NavigationMiddleware {
    public func navigationBegan(at state: NavigationState<Schema>) {}
    public func navigationFound(_ issue: PresentationIssue) {}
}

/// What was asked of a navigator, and what became of it.
public struct NavigationTransition<Schema: NavigationSchema>: Hashable, Sendable {
    public let operation: NavigationOperation<Schema>
    public let source: NavigationSource
    public let outcome: NavigationOutcome<Schema>
    /// In the order in which they happened; empty when nothing changed.
    public let changes: [NavigationChange<Schema>]
    /// Where one is after it.
    public let after: NavigationState<Schema>

    public init(
        _ operation: NavigationOperation<Schema>, source: NavigationSource = .app,
        outcome: NavigationOutcome<Schema>, changes: [NavigationChange<Schema>], after: NavigationState<Schema>
    ) {
        self.operation = operation
        self.source = source
        self.outcome = outcome
        self.changes = changes
        self.after = after
    }

    /// Where one was before it. O(*n*) in what changed: it is made from the state after it.
    public var before: NavigationState<Schema> {
        var state = after
        state.undo(changes)
        return state
    }
}

extension Navigator {
    /// Calls the middleware with a transition. Transitions that the middleware causes are delivered after it.
    func deliver(
        _ request: NavigationRequest<Schema>, _ outcome: Outcome, _ changes: [NavigationChange<Schema>]
    ) {
        let transition = NavigationTransition(
            request.operation, source: request.source, outcome: outcome, changes: changes, after: state)
        guard !isDelivering else { return transitions.append(transition) }
        isDelivering = true
        defer { isDelivering = false }
        for middleware in middleware { middleware.navigationPassed(transition) }
        while let transition = transitions.popFirst() {
            for middleware in middleware { middleware.navigationPassed(transition) }
        }
    }

    func report(_ issue: PresentationIssue) {
        objectWillChange.send()
        lastIssue = issue
        for middleware in middleware { middleware.navigationFound(issue) }
    }
}
