extension Navigator {
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

extension Navigator {
    /// Asks the guards, beginning with the asynchronous one at `index`, without holding the navigator while they run.
    ///
    /// If the state has changed while a guard was asked, the destination is computed again and all guards are asked about
    /// it. In the end the synchronous guards before the last asynchronous one are asked once more, so that no suspension
    /// lies between their decision and the change.
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
    func supersedeCheck() { if check != nil { stopCheck(.superseded) } }

    private func stopCheck(_ id: Int, _ outcome: Outcome) {
        if check?.request.id == id { stopCheck(outcome) }
    }

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

extension Navigator {
    /// Says that a reason may have gone away: the guards are asked again about a navigation that waits for it.
    ///
    /// Returns what became of it; nil when none waits for that reason.
    @discardableResult
    public func reasonChanged(_ reason: NavigationReason) -> Outcome? {
        guard let waiting, waiting.objection.reason == reason, check?.request.id != waiting.request.id else {
            return nil
        }
        return submit(waiting.request)
    }

    /// Gives up the navigation that waits: the user does not want to sign in.
    public func dropPending() {
        guard let request = waiting?.request else { return }
        if check?.request.id == request.id { stopCheck(.cancelled) } else { end(request, .cancelled) }
    }

    /// Ends whatever waits for something: navigations that are checked or wait, and all who wait for a result.
    ///
    /// For a window that is closed. Whoever awaits ``present(_:as:returning:source:)`` holds the navigator until then.
    public func close() {
        stopCheck(.cancelled)
        dropPending()
        endEverything()
    }

    /// Nobody is left to be told but those who wait.
    func endEverything() {
        check?.task.cancel()
        check?.request.report?(.cancelled, [])
        waiting?.request.report?(.cancelled, [])
        check = nil
        waiting = nil
        let open = presentations
        presentations = [:]
        for presentation in open.values { presentation.end() }
    }
}

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
