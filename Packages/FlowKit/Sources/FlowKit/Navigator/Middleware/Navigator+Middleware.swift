import DequeModule

extension Navigator {
    /// Calls the middleware with a transition. Transitions that the middleware causes are delivered after it.
    @usableFromInline
    func deliver(
        _ request: NavigationRequest<Schema>, _ outcome: Outcome, _ changes: [NavigationChange<Schema>]
    ) {
        let transition = NavigationTransition(
            request.operation, source: request.source, outcome: outcome, changes: changes, after: _state)
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
