import Model
import Synchronization

/// The rules for repeating a failed request.
struct RetryPolicy: Hashable, Sendable {
    /// The maximum number of attempts, including the first.
    var attempts = 3
    /// The approximate wait before the second attempt. Each further wait is twice as long.
    var firstDelay = Duration.milliseconds(250)
    /// The longest wait. If a server asks for more time (`Retry-After`), the caller gets its response instead.
    var longestDelay = Duration.seconds(5)

    /// Returns the wait after a failed attempt. `nil` if the request isn't repeated.
    ///
    /// The wait is random, between half and all of its range, so that devices that failed together don't return together.
    ///
    /// - Parameters:
    ///   - attempt: The number of the failed attempt, starting at 1.
    ///   - failure: The reason for the failure.
    ///   - retryAfter: The time that the server asks for.
    ///   - generator: The source of randomness.
    func delay(
        afterAttempt attempt: Int, failing failure: ServiceError, retryAfter: Duration? = nil,
        using generator: inout some RandomNumberGenerator
    ) -> Duration? {
        guard attempt >= 1, attempt < attempts, failure.isTransient else { return nil }
        let doublings = min(attempt - 1, 16)
        let backoff = min(firstDelay * (1 << doublings), longestDelay)
        let delay = backoff * Double.random(in: 0.5...1, using: &generator)
        guard let retryAfter else { return delay }
        return retryAfter <= longestDelay ? max(retryAfter, delay) : nil
    }
}

extension HTTPMiddleware {
    /// Repeats requests that failed temporarily: `GET`s, and writes with an `Idempotency-Key`, which the server recognizes.
    ///
    /// All attempts and waits end at the request's deadline. A cancelled request isn't repeated. A `Retry-After` delays this
    /// request and no other.
    static func retry(
        _ policy: RetryPolicy = RetryPolicy(), clock: any Clock<Duration> = ContinuousClock(),
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) -> HTTPMiddleware {
        let retries = Retries(policy, clock, generator)
        return HTTPMiddleware { request, next async throws(ServiceError) in
            try await retries.send(request, next)
        }
    }
}

private final class Retries: Sendable {
    let policy: RetryPolicy
    let clock: any Clock<Duration>
    let generator: Mutex<any RandomNumberGenerator & Sendable>

    init(_ policy: RetryPolicy, _ clock: any Clock<Duration>, _ generator: any RandomNumberGenerator & Sendable) {
        self.policy = policy
        self.clock = clock
        self.generator = Mutex(generator)
    }

    func send(_ request: APIRequest, _ next: HTTPMiddleware.Next) async throws(ServiceError) -> APIResponse {
        guard request.isRepeatable else { return try await next(request) }
        let elapsed = stopwatch(clock)
        var attempt = 1
        while true {
            let outcome = await outcome(of: request, within: request.deadline - elapsed(), next)
            guard let delay = delay(after: outcome, of: request, attempt), elapsed() + delay < request.deadline else {
                return try outcome.get()
            }
            do {
                try await clock.sleep(for: delay)
            } catch {
                throw .cancelled
            }
            attempt += 1
        }
    }

    private func outcome(
        of request: APIRequest, within time: Duration, _ next: HTTPMiddleware.Next
    ) async -> Result<APIResponse, ServiceError> {
        var attempt = request
        attempt.deadline = time
        let outcome = await Result { () async throws(ServiceError) in try await next(attempt) }
        // The caller knows its own deadline, not the time that was left for the last attempt.
        return outcome == .failure(.timedOut(after: time)) ? .failure(.timedOut(after: request.deadline)) : outcome
    }

    private func delay(
        after outcome: Result<APIResponse, ServiceError>, of request: APIRequest, _ attempt: Int
    ) -> Duration? {
        guard !Task.isCancelled, var failure = outcome.failure else { return nil }
        let retryAfter = (try? outcome.get())?.retryAfter()
        if case .conflict = failure, request.idempotencyKey != nil, retryAfter != nil {
            // The server is still processing this write, and says when it will be done.
            failure = .rateLimited(retryAfter: retryAfter)
        }
        return generator.withLock {
            policy.delay(afterAttempt: attempt, failing: failure, retryAfter: retryAfter, using: &$0)
        }
    }
}

extension Result<APIResponse, ServiceError> {
    /// The reason why there is no successful response.
    fileprivate var failure: ServiceError? {
        switch self {
        case .success(let response): response.failure(asking: "resource")
        case .failure(let error): error
        }
    }
}
