extension Navigator {
    /// A navigation that is pending until a reason is gone.
    public struct Pending: Hashable, Sendable, CustomStringConvertible {
        /// The operation that is applied when the reason is gone and all guards allow it.
        public let operation: Operation
        /// The origin of the operation.
        public let source: NavigationSource
        /// The guard that suspended the operation, and its reason.
        public let rejection: NavigationOutcome.Rejection

        /// The reason to pass to ``Navigator/reasonChanged(_:)`` when it is gone.
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

    /// The navigation about which a guard asks whether screens may be left.
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
    ///
    /// - Parameter reason: The reason for which it is pending. A navigation that is pending for another reason stays. By default,
    ///   any reason.
    public func dropPending(_ reason: NavigationReason? = nil) {
        guard let (request, rejection) = waiting, reason ?? rejection.reason == rejection.reason else { return }
        if check?.request.id == request.id { stopCheck(.cancelled) } else { end(request, .cancelled) }
    }

    /// Notifies the observers of an operation that a guard has made pending outside the navigator, such as a link in a queue that
    /// is stored. So an observer receives all that becomes pending, whether a button or a link has requested it.
    public func reportWaiting(
        _ operation: Operation, _ rejection: NavigationOutcome.Rejection, source: NavigationSource = .app
    ) {
        _ = report(Request(id: nextRequestID(), operation: operation, source: source), .waiting(rejection))
    }

    /// Returns the outcome that an operation would have, without performing it: for a link, or to show a locked button.
    ///
    /// Only the guards that decide which screens may be shown are asked. They don't decide about an operation that is refused,
    /// changes nothing or shows no other screen.
    public func outcome(of operation: Operation, source: NavigationSource = .app) -> Outcome {
        if let attempt = Attempt(operation, source, in: state), let outcome = rejection(of: attempt) { return outcome }
        var copy = state
        return copy.apply(operation)
    }

    /// Asks the guards about a request, and performs it if they allow it.
    ///
    /// The guards are asked about the state in which the operation is applied. If a guard or a subscriber has navigated in the
    /// meantime, they are asked again, except those that have allowed leaving the same screens.
    func submit(_ request: Request) -> Outcome {
        if guards.isEmpty { return perform(request) }
        var request = request
        request.round += 1
        guard request.round <= Self.roundLimit else { return end(request, .superseded) }
        guard let attempt = Attempt(request.operation, request.source, in: state) else { return perform(request) }
        if let check, check.request.id != request.id {
            stopCheck(.superseded)
            // A subscriber may have navigated.
            if state != attempt.before { return submit(request) }
        }
        if let outcome = rejection(of: attempt) { return conclude(request, outcome) }
        if state != attempt.before { return submit(request) }
        guard let next = nextQuestion(about: attempt, of: request) else { return perform(request) }
        startCheck(of: request, attempt, next)
        return .checking
    }

    /// Asks which screens may be shown. Returns `nil` if the guards allow the screen.
    private func rejection(of attempt: Attempt) -> Outcome? {
        guard attempt.showsScreen else { return nil }
        for next in guards {
            guard case .showing(let check) = next.check else { continue }
            if let outcome = Outcome(check(attempt), of: next.name) { return outcome }
            if state != attempt.before { break }
        }
        return nil
    }

    private func conclude(_ request: Request, _ outcome: Outcome) -> Outcome {
        guard case .waiting(let rejection) = outcome else { return end(request, outcome) }
        let older = waiting?.request
        waiting = (request.original, rejection)
        if let older, older.id != request.id { _ = report(older, .superseded) }
        _ = report(request, outcome)
        // Sent last: a subscriber may navigate, which supersedes this navigation.
        objectWillChange.send()
        return outcome
    }

    /// The number of times that the guards are asked about one operation while the state keeps changing.
    private static var roundLimit: Int { 10 }
}

extension NavigationOutcome {
    fileprivate init?<Schema: NavigationSchema>(_ decision: NavigationGuard<Schema>.Decision, of guardName: String) {
        switch decision {
        case .allow: return nil
        case .refuse(let reason): self = .rejected(NavigationOutcome.Rejection(guardName: guardName, reason: reason))
        case .wait(let reason): self = .waiting(NavigationOutcome.Rejection(guardName: guardName, reason: reason))
        }
    }
}

// MARK: - Leaving screens

extension Navigator {
    /// A guard that has to be asked whether screens may be left, by its index.
    private typealias LeavingQuestion = (
        index: Int, name: String, ask: @MainActor @Sendable (Attempt) async -> NavigationGuard<Schema>.Decision
    )

    private func nextQuestion(about attempt: Attempt, of request: Request) -> LeavingQuestion? {
        if attempt.removed.isEmpty { return nil }
        for (index, next) in guards.enumerated() where request.allowed[index] != attempt.removed {
            guard case .leaving(let isAsked, let ask) = next.check, isAsked(attempt) else { continue }
            return (index, next.name, ask)
        }
        return nil
    }

    /// Asks whether screens may be left, without retaining the navigator in the meantime.
    private func startCheck(of request: Request, _ attempt: Attempt, _ question: LeavingQuestion) {
        let task = Task { [weak self] in
            let decision = await question.ask(attempt)
            guard let self, !Task.isCancelled, check?.request.id == request.id else { return }
            var request = request
            request.allowed[question.index] = attempt.removed
            let outcome: Outcome
            if let rejection = Outcome(decision, of: question.name) {
                check = nil
                outcome = conclude(request, rejection)
            } else {
                outcome = resume(request)
            }
            // A change notifies subscribers itself. Otherwise only `checking` changes.
            if outcome != .changed { objectWillChange.send() }
        }
        // A subscriber may have started another check.
        let older = check
        check = (request, task)
        if let older {
            older.task.cancel()
            end(older.request, .superseded)
        }
        // Sent last: a subscriber may navigate, which supersedes this check.
        objectWillChange.send()
    }

    private func resume(_ request: Request) -> Outcome {
        check = nil
        return submit(request)
    }

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
