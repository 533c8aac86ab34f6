extension Navigator {
    @inlinable
    func submit(_ request: NavigationRequest<Schema>) -> Outcome {
        if guards.isEmpty { return perform(request) }
        guard state.outcome(of: request.operation) == .changed,
            let destination = state.destination(of: request.operation)
        else { return perform(request) }
        supersedeCheck()
        var attempt: NavigationAttempt? = NavigationAttempt(
            request.operation, to: destination, source: request.source, from: state)
        for (index, next) in guards.enumerated() {
            guard let current = attempt else { break }
            switch next.check {
            case .now(let check):
                let verdict = check(current)
                if verdict != .allow {
                    return conclude(request, verdict, of: next.name)
                }
            case .later:
                startCheck(of: request, current, by: Array(guards[index...]))
                return .checking
            }
        }
        // Another reference to the state would have its stacks copied.
        attempt = nil
        return perform(request)
    }

    /// Does what a guard has answered.
    @usableFromInline
    @discardableResult
    func conclude(_ request: NavigationRequest<Schema>, _ verdict: NavigationVerdict, of name: String) -> Outcome {
        switch verdict {
        case .allow: return perform(request)
        case .refuse(let reason):
            return refuse(request, .objection(NavigationObjection(guardName: name, reason: reason)))
        case .wait(let reason):
            return keep(request, NavigationObjection(guardName: name, reason: reason))
        }
    }

    private func keep(_ request: NavigationRequest<Schema>, _ objection: NavigationObjection) -> Outcome {
        let older = waiting?.request
        objectWillChange.send()
        waiting = WaitingRequest(request: request, objection: objection)
        if let older, older.id != request.id { _ = tell(older, .superseded) }
        return tell(request, .waiting(objection))
    }
}
