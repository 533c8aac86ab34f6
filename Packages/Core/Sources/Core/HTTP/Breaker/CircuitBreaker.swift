import Model

/// Knows of one server whether it may be asked, from what became of the requests before.
///
/// A value without a clock: the times are given to it, counted from any fixed moment.
struct CircuitBreaker: Hashable, Sendable {
    enum State: Hashable, Sendable {
        /// Whoever wants to may ask. So many failures have come in a row.
        case closed(failures: Int)
        /// Nobody asks before that time.
        case open(until: Duration, wait: Duration, ServiceError)
        /// One asks, to find out; the others don't.
        case halfOpen(wait: Duration, ServiceError)
    }

    /// How a request may go.
    enum Admission: Hashable, Sendable {
        case asUsual
        /// As the one that finds out whether the server is well again.
        case asProbe
        /// Not at all: this is what the server failed with.
        case refused(ServiceError)
    }

    /// What became of a request.
    enum Outcome: Hashable, Sendable {
        case answered
        case failed(ServiceError)
        /// It tells nothing of the server, because nobody has waited for the end of it, say.
        case unknown
    }

    let policy: CircuitBreakerPolicy
    private(set) var state = State.closed(failures: 0)

    init(policy: CircuitBreakerPolicy) {
        self.policy = policy
    }

    /// Whether a request may be sent now. Each one that is admitted has to be noted later.
    mutating func admit(at now: Duration) -> Admission {
        switch state {
        case .closed:
            return .asUsual
        case .open(let until, let wait, let failure) where now >= until:
            state = .halfOpen(wait: wait, failure)
            return .asProbe
        case .open(_, _, let failure), .halfOpen(_, let failure):
            return .refused(failure)
        }
    }

    /// Takes note of what became of a request that was admitted.
    mutating func note(_ outcome: Outcome, of admission: Admission, at now: Duration) {
        switch (outcome, admission, state) {
        case (.answered, _, _):
            // Also late, from one that was sent before: a server that answers is well.
            state = .closed(failures: 0)
        case (.failed(let failure), .asUsual, .closed(let failures)):
            let isEnough = failures + 1 >= policy.failures
            state =
                isEnough
                ? .open(until: now + policy.firstWait, wait: policy.firstWait, failure)
                : .closed(failures: failures + 1)
        case (.failed(let failure), .asProbe, .halfOpen(let wait, _)):
            let longer = min(wait * 2, max(policy.longestWait, policy.firstWait))
            state = .open(until: now + longer, wait: longer, failure)
        case (.unknown, .asProbe, .halfOpen(let wait, let failure)):
            // The next one finds out.
            state = .open(until: now, wait: wait, failure)
        case (.failed, _, _), (.unknown, _, _):
            // It was sent before the server was left alone, and tells nothing new.
            break
        }
    }
}
