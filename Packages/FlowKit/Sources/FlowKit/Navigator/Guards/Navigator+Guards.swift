extension Navigator {
    @inlinable
    func submit(_ request: NavigationRequest<Schema>) -> Outcome {
        if guards.isEmpty { return perform(request) }
        var attempt = self.attempt(request)
        if attempt != nil, check != nil {
            supersedeCheck()
            // A subscriber may have navigated.
            attempt = self.attempt(request)
        }
        guard attempt != nil else { return perform(request) }
        for (index, next) in guards.enumerated() {
            guard let current = attempt else { break }
            switch next.check {
            case .now(let check):
                let verdict = check(current)
                if verdict != .allow {
                    return conclude(request, verdict, of: next.name)
                }
            case .later:
                startCheck(of: request, current, from: index)
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
        waiting = WaitingRequest(request: request, objection: objection)
        if let older, older.id != request.id { _ = tell(older, .superseded) }
        let outcome = tell(request, .waiting(objection))
        // Sent last: a subscriber may navigate, which supersedes this navigation.
        objectWillChange.send()
        return outcome
    }
}
