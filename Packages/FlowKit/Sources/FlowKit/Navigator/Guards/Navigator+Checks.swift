extension Navigator {
    /// Has the guards that are left asked, one after the other. Nothing holds the navigator meanwhile.
    @usableFromInline
    func startCheck(
        of request: NavigationRequest<Schema>, _ attempt: NavigationAttempt<Schema>,
        by guards: [NavigationGuard<Schema>]
    ) {
        let id = request.id
        let task = Task { [weak self] in
            var attempt = attempt
            for next in guards {
                guard let state = self?.state, !Task.isCancelled else { return }
                attempt.state = state
                let verdict = await next.answer(attempt)
                if verdict != .allow {
                    self?.endCheck(id, verdict, of: next.name)
                    return
                }
            }
            self?.endCheck(id, .allow, of: "")
        }
        objectWillChange.send()
        check = RunningCheck(request: request, task: task)
    }

    /// The answer of a check that was superseded or cancelled is not asked for any more.
    private func endCheck(_ id: Int, _ verdict: NavigationVerdict, of name: String) {
        guard let request = check?.request, request.id == id else { return }
        // Whatever changes tells watchers, once: this is for what changes nothing but that it is no longer checked.
        if verdict == .allow, state.outcome(of: request.operation) == .unchanged { objectWillChange.send() }
        check = nil
        conclude(request, verdict, of: name)
    }

    /// A newer navigation takes the place of the one that is being checked.
    @inlinable
    func supersedeCheck() { if check != nil { stopCheck(.superseded) } }

    @usableFromInline
    func stopCheck(_ outcome: Outcome) {
        guard let check else { return }
        objectWillChange.send()
        self.check = nil
        check.task.cancel()
        end(check.request, outcome)
    }

    /// Nobody wants a navigation any more. One that has taken place stays.
    func cancel(_ id: Int) {
        if check?.request.id == id { stopCheck(.cancelled) }
        if waiting?.request.id == id { dropPending() }
    }
}
