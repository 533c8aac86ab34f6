// Asking the guards without performing an operation.
extension Navigator {
    /// Asks the guards about an operation without performing it, and returns the outcome that it would have, for instance
    /// to show a locked button.
    ///
    /// Pending and checked navigations stay. Guards don't decide about an operation that is refused, changes nothing or
    /// shows no other screen. As for a navigation, all guards are asked again if the state changes while one is asked.
    public func outcome(of operation: Operation, source: NavigationSource = .app) async -> Outcome {
        for _ in 0..<Self.roundLimit {
            guard let attempt = attempt(operation, source) else { return state.outcome(of: operation) }
            for next in guards {
                if let outcome = Outcome(await next.decide(attempt), of: next.name) { return outcome }
                if state != attempt.state { break }
            }
            guard state == attempt.state else { continue }
            return synchronousRejection(of: attempt).flatMap { Outcome($0.decision, of: $0.name) }
                ?? state.outcome(of: operation)
        }
        return .superseded
    }

    /// Asks the synchronous guards about an operation without performing it, and returns the outcome that it would have:
    /// ``NavigationOutcome/checking`` if an asynchronous guard decides.
    public func immediateOutcome(of operation: Operation, source: NavigationSource = .app) -> Outcome {
        guard let attempt = attempt(operation, source) else { return state.outcome(of: operation) }
        for next in guards {
            guard case .now(let check) = next.check else { return .checking }
            if let outcome = Outcome(check(attempt), of: next.name) { return outcome }
        }
        return state.outcome(of: operation)
    }
}
