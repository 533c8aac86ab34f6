extension Navigator {
    /// Changes the state and tells everyone. No guard is asked.
    @inlinable
    @discardableResult
    func perform(_ request: NavigationRequest<Schema>) -> Outcome {
        switch _state.outcome(of: request.operation) {
        case .refused(let refusal): return refuse(request, .refusal(refusal))
        case .unchanged: return end(request, .unchanged)
        default: break
        }
        let count = changeCount
        forget(request)
        objectWillChange.send()
        if isRefused {
            isRefused = false
            _lastRefusal = nil
        }
        // Whoever was told may have navigated: then it has to be seen anew whether it can be done.
        let changes = count == changeCount ? _state.make(request.operation) : _state.apply(request.operation)
        changeCount &+= 1
        request.report?(.changed, changes)
        if !presentations.isEmpty { endPresentations(dismissedBy: changes) }
        if !mirrors.isEmpty { updateMirrors(after: changes) }
        if !middleware.isEmpty { deliver(request, .changed, changes) }
        return .changed
    }

    @usableFromInline
    func refuse(_ request: NavigationRequest<Schema>, _ cause: RefusedNavigation<Schema>.Cause) -> Outcome {
        forget(request)
        objectWillChange.send()
        isRefused = true
        _lastRefusal = RefusedNavigation(operation: request.operation, source: request.source, cause: cause)
        switch cause {
        case .refusal(let refusal): return tell(request, .refused(refusal))
        case .objection(let objection): return tell(request, .objected(objection))
        }
    }

    /// Ends a request that has changed nothing.
    @usableFromInline
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
    @inlinable
    func forget(_ request: NavigationRequest<Schema>) {
        if waiting?.request.id == request.id { waiting = nil }
    }
}
