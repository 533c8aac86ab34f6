extension Navigator {
    /// Changes the state and tells everyone. No guard is asked.
    @discardableResult
    func perform(_ request: NavigationRequest<Schema>) -> Outcome {
        if let refusal = state.refusal(of: request.operation) { return refuse(request, .refusal(refusal)) }
        guard state.wouldChange(request.operation) else { return end(request, .unchanged) }
        objectWillChange.send()
        forget(request)
        lastRefusal = nil
        let changes = state.apply(request.operation)
        changeCount &+= 1
        request.report?(.changed, changes)
        endPresentations(dismissedBy: changes)
        updateMirrors(after: changes)
        deliver(request, .changed, changes)
        return .changed
    }

    func refuse(_ request: NavigationRequest<Schema>, _ cause: RefusedNavigation<Schema>.Cause) -> Outcome {
        objectWillChange.send()
        forget(request)
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
            objectWillChange.send()
            forget(request)
        }
        return tell(request, outcome)
    }

    func tell(_ request: NavigationRequest<Schema>, _ outcome: Outcome) -> Outcome {
        request.report?(outcome, [])
        deliver(request, outcome, [])
        return outcome
    }

    /// A request that has waited does not any more.
    private func forget(_ request: NavigationRequest<Schema>) {
        if waiting?.request.id == request.id { waiting = nil }
    }
}
