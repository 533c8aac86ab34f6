extension Navigator {
    /// Asks the guards, beginning with the asynchronous one at `index`, without holding the navigator while they run.
    ///
    /// If the state has changed while a guard was asked, the destination is computed again and all guards are asked about
    /// it. In the end the synchronous guards before the last asynchronous one are asked once more, so that no suspension
    /// lies between their decision and the change.
    @usableFromInline
    func startCheck(
        of request: NavigationRequest<Schema>, _ attempt: NavigationAttempt<Schema>, from index: Int
    ) {
        let id = request.id
        let task = Task { [weak self, guards] in
            var attempt = attempt
            var remaining = guards[index...]
            var rounds = 1
            while let next = remaining.popFirst() {
                let verdict = await next.answer(attempt)
                guard let self, !Task.isCancelled else { return }
                if verdict != .allow { return endCheck(id, verdict, of: next.name) }
                guard state != attempt.state else { continue }
                guard rounds < Self.roundLimit else { return stopCheck(id, .superseded) }
                rounds += 1
                guard let current = self.attempt(request) else { return endCheck(id, .allow, of: "") }
                attempt = current
                remaining = guards[...]
            }
            guard let self else { return }
            for next in guards[..<(guards.lastIndex(where: \.isAsynchronous) ?? 0)] {
                guard case .now(let check) = next.check else { continue }
                let verdict = check(attempt)
                if verdict != .allow { return endCheck(id, verdict, of: next.name) }
            }
            endCheck(id, .allow, of: "")
        }
        let older = check
        check = RunningCheck(request: request, task: task)
        if let older {
            older.task.cancel()
            end(older.request, .superseded)
        }
        // Sent last: a subscriber may navigate, which supersedes this check.
        objectWillChange.send()
    }

    /// The number of times that the guards are asked about one operation while the state keeps changing.
    private static var roundLimit: Int { 10 }

    /// Returns what the guards are asked about an operation; nil when it changes nothing, or shows no other screen.
    @inlinable
    func attempt(_ request: NavigationRequest<Schema>) -> NavigationAttempt<Schema>? {
        guard state.outcome(of: request.operation) == .changed,
            let destination = state.destination(of: request.operation)
        else { return nil }
        return NavigationAttempt(request.operation, to: destination, source: request.source, from: state)
    }

    /// Concludes a check, unless it was superseded or cancelled.
    private func endCheck(_ id: Int, _ verdict: NavigationVerdict, of name: String) {
        guard let request = check?.request, request.id == id else { return }
        check = nil
        if verdict == .allow, state.outcome(of: request.operation) == .unchanged {
            end(request, .unchanged)
            // A change notifies subscribers itself. Here only `checking` changes.
            objectWillChange.send()
        } else {
            conclude(request, verdict, of: name)
        }
    }

    /// Supersedes the navigation that is being checked by a newer one.
    @inlinable
    func supersedeCheck() { if check != nil { stopCheck(.superseded) } }

    private func stopCheck(_ id: Int, _ outcome: Outcome) {
        if check?.request.id == id { stopCheck(outcome) }
    }

    @usableFromInline
    func stopCheck(_ outcome: Outcome) {
        guard let stopped = check else { return }
        check = nil
        stopped.task.cancel()
        end(stopped.request, outcome)
        // Sent last: a subscriber may navigate, which starts another check.
        objectWillChange.send()
    }

    /// Cancels a pending navigation. One that has been performed stays.
    func cancel(_ id: Int) {
        if check?.request.id == id { stopCheck(.cancelled) }
        if waiting?.request.id == id { dropPending() }
    }
}
