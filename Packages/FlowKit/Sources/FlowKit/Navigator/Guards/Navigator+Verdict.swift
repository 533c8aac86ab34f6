extension Navigator {
    /// Asks the guards about an operation without doing it: whether a link can be followed, a button is locked.
    ///
    /// Nothing is kept, and nothing that is being checked or waits gives way. What can't be done, changes nothing, or
    /// leads to no screen, no guard is asked about: that is allowed here, and ``NavigationState/outcome(of:)`` tells more.
    /// A guard that asks the user does so here, too.
    public func verdict(on operation: Operation, source: NavigationSource = .app) async -> NavigationGate {
        for next in guards {
            guard state.outcome(of: operation) == .changed, let destination = state.destination(of: operation) else {
                return .allow
            }
            let verdict = await next.answer(
                NavigationAttempt(operation, to: destination, source: source, from: state))
            if verdict != .allow { return NavigationGate(verdict, of: next.name) }
        }
        return .allow
    }
}
