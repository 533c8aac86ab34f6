extension Navigator {
    /// A navigation that is pending until a reason is gone.
    public struct Pending: Hashable, Sendable, CustomStringConvertible {
        public let operation: Operation
        public let source: NavigationSource
        public let rejection: NavigationRejection

        public var reason: NavigationReason { rejection.reason }

        /// A text for debug menus and test failures, for instance "push page(1) waits. Guard 'account': sign-in".
        public var description: String { "\(operation) waits. \(rejection)" }
    }

    /// The navigation that is pending until a reason is gone: see ``reasonChanged(_:)``.
    public var pending: Pending? {
        waiting.map {
            Pending(operation: $0.request.operation, source: $0.request.source, rejection: $0.rejection)
        }
    }

    /// The navigation that an asynchronous guard decides about.
    public var checking: Operation? { check?.request.operation }

    /// Asks the guards again about the navigation that is pending for a reason.
    ///
    /// - Returns: The outcome. `nil` if no navigation is pending for that reason.
    @discardableResult
    public func reasonChanged(_ reason: NavigationReason) -> Outcome? {
        guard let waiting, waiting.rejection.reason == reason, check?.request.id != waiting.request.id else {
            return nil
        }
        return submit(waiting.request)
    }

    /// Cancels the pending navigation, for instance if the user doesn't sign in.
    public func dropPending() {
        guard let request = waiting?.request else { return }
        if check?.request.id == request.id { stopCheck(.cancelled) } else { end(request, .cancelled) }
    }
}

extension Navigator {
    /// - Parameter round: The number of times that the guards are asked about the request, this time included.
    func submit(_ request: Request, round: Int = 1) -> Outcome {
        if guards.isEmpty { return perform(request) }
        return round <= Self.roundLimit ? askGuards(request, round) : end(request, .superseded)
    }

    private func askGuards(_ request: Request, _ round: Int) -> Outcome {
        var attempt = self.attempt(request.operation, request.source)
        if attempt != nil, check != nil {
            stopCheck(.superseded)
            // A subscriber may have navigated.
            attempt = self.attempt(request.operation, request.source)
        }
        guard let attempt else { return perform(request, round: round) }
        for (index, next) in guards.enumerated() {
            switch next.check {
            case .now(let check):
                let decision = check(attempt)
                if decision != .allow { return conclude(request, decision, of: next.name) }
                // The guard has navigated, so the operation may show another screen.
                if state != attempt.state { return submit(request, round: round + 1) }
            case .later:
                startCheck(of: request, attempt, from: index)
                return .checking
            }
        }
        return perform(request, round: round)
    }

    /// Returns what the guards decide about. `nil` if the operation shows no other screen.
    func attempt(_ operation: Operation, _ source: NavigationSource) -> NavigationGuard<Schema>.Attempt? {
        guard state.outcome(of: operation) == .changed, let destination = state.destination(of: operation)
        else { return nil }
        return NavigationGuard.Attempt(
            operation: operation, destination: destination, source: source, state: state)
    }

    private func conclude(_ request: Request, _ decision: NavigationGuard<Schema>.Decision, of name: String) -> Outcome
    {
        switch Outcome(decision, of: name) {
        case nil: perform(request, round: 1)
        case .waiting(let rejection)?: suspend(request, rejection)
        case let outcome?: end(request, outcome)
        }
    }

    private func suspend(_ request: Request, _ rejection: NavigationRejection) -> Outcome {
        let older = waiting?.request
        waiting = (request, rejection)
        if let older, older.id != request.id { _ = report(older, .superseded) }
        let outcome = report(request, .waiting(rejection))
        // Sent last: a subscriber may navigate, which supersedes this navigation.
        objectWillChange.send()
        return outcome
    }
}

extension NavigationOutcome {
    /// The outcome of a guard's decision. `nil` if the guard allows the operation.
    init?(_ decision: NavigationGuard<Schema>.Decision, of guardName: String) {
        switch decision {
        case .allow: return nil
        case .refuse(let reason): self = .rejected(NavigationRejection(guardName: guardName, reason: reason))
        case .wait(let reason): self = .waiting(NavigationRejection(guardName: guardName, reason: reason))
        }
    }
}

// MARK: - Asynchronous guards

extension Navigator {
    /// Asks the guards, beginning with the asynchronous guard at `index`, without retaining the navigator while they run.
    ///
    /// If the state has changed while a guard was asked, the destination is computed again and all guards are asked about
    /// it. In the end the synchronous guards before the last asynchronous one are asked once more, so that no suspension
    /// lies between their decision and the change.
    private func startCheck(of request: Request, _ attempt: NavigationGuard<Schema>.Attempt, from index: Int) {
        let id = request.id
        let task = Task { [weak self, guards] in
            var attempt = attempt
            var remaining = guards[index...]
            var rounds = 1
            while let next = remaining.popFirst() {
                let decision = await next.decide(attempt)
                guard let self, !Task.isCancelled else { return }
                if decision != .allow { return endCheck(id, decision, of: next.name) }
                guard state != attempt.state else { continue }
                guard rounds < Self.roundLimit else {
                    if check?.request.id == id { stopCheck(.superseded) }
                    return
                }
                rounds += 1
                guard let current = self.attempt(request.operation, request.source) else {
                    return endCheck(id, .allow, of: "")
                }
                attempt = current
                remaining = guards[...]
            }
            guard let self else { return }
            let rejection = synchronousRejection(of: attempt)
            endCheck(id, rejection?.decision ?? .allow, of: rejection?.name ?? "")
        }
        let older = check
        check = (request, task)
        if let older {
            older.task.cancel()
            end(older.request, .superseded)
        }
        // Sent last: a subscriber may navigate, which supersedes this check.
        objectWillChange.send()
    }

    /// Asks the synchronous guards before the last asynchronous one again, and returns the first that doesn't allow the
    /// navigation.
    func synchronousRejection(
        of attempt: NavigationGuard<Schema>.Attempt
    ) -> (decision: NavigationGuard<Schema>.Decision, name: String)? {
        for next in guards[..<(guards.lastIndex(where: \.isAsynchronous) ?? 0)] {
            guard case .now(let check) = next.check else { continue }
            let decision = check(attempt)
            if decision != .allow { return (decision, next.name) }
        }
        return nil
    }

    /// The number of times that the guards are asked about one operation while the state keeps changing.
    static var roundLimit: Int { 10 }

    /// Concludes a check, unless it was superseded or cancelled.
    private func endCheck(_ id: Int, _ decision: NavigationGuard<Schema>.Decision, of name: String) {
        guard let request = check?.request, request.id == id else { return }
        check = nil
        // A change notifies subscribers itself. Otherwise only `checking` changes.
        if conclude(request, decision, of: name) != .changed { objectWillChange.send() }
    }

    /// Ends the navigation that is being checked, if there is one.
    func stopCheck(_ outcome: Outcome) {
        guard let stopped = check else { return }
        check = nil
        stopped.task.cancel()
        end(stopped.request, outcome)
        // Sent last: a subscriber may navigate, which starts another check.
        objectWillChange.send()
    }

    /// Cancels a checked or pending navigation. Does nothing if it was performed.
    func cancel(_ id: Int) {
        if check?.request.id == id { stopCheck(.cancelled) }
        if waiting?.request.id == id { dropPending() }
    }
}
