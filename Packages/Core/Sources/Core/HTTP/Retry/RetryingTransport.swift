public import Model
import Synchronization

/// Sends a request again that failed for a reason which may pass.
///
/// Only that is repeated which does no more when it comes twice: a `GET`, and a write that the server knows again by its
/// `Idempotency-Key`. All attempts and waits together take no longer than the request's deadline. A cancelled request is
/// never repeated.
public final class RetryingTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let policy: RetryPolicy
    private let clock: any Clock<Duration>
    private let generator: Mutex<any RandomNumberGenerator & Sendable>

    /// - Parameters:
    ///   - base: What sends each attempt.
    ///   - policy: When to try again.
    ///   - clock: What waits and deadlines are measured with.
    ///   - generator: What the waits are drawn with.
    public init(
        _ base: any HTTPTransport, policy: RetryPolicy = RetryPolicy(),
        clock: any Clock<Duration> = ContinuousClock(),
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.base = base
        self.policy = policy
        self.clock = clock
        self.generator = Mutex(generator)
    }

    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        guard request.mayBeRepeated else { return try await base.send(request) }
        let elapsed = stopwatch(clock)
        var attempt = 1
        while true {
            let outcome = await send(request, within: request.deadline - elapsed())
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

    private func send(_ request: HTTPRequest, within time: Duration) async -> Result<HTTPResponse, ServiceError> {
        var attempt = request
        attempt.deadline = time
        let outcome = await base.outcome(of: attempt)
        guard case .failure(.timedOut(after: time)) = outcome else { return outcome }
        // The caller knows of one deadline only, and not of what was left of it for the last attempt.
        return .failure(.timedOut(after: request.deadline))
    }

    private func delay(
        after outcome: Result<HTTPResponse, ServiceError>, of request: HTTPRequest, _ attempt: Int
    ) -> Duration? {
        guard !Task.isCancelled, var failure = outcome.failure else { return nil }
        let wish = (try? outcome.get())?.retryAfter()
        if case .conflict = failure, request.idempotencyKey != nil, wish != nil {
            // The server is still at work on this write, and says when it will know what came of it.
            failure = .rateLimited(retryAfter: wish)
        }
        return generator.withLock {
            policy.delay(afterAttempt: attempt, failing: failure, serverWish: wish, using: &$0)
        }
    }
}

extension Result where Success == HTTPResponse, Failure == ServiceError {
    /// Why there is no answer, or why the answer is none; nil for a success.
    fileprivate var failure: ServiceError? {
        switch self {
        case .success(let response): response.failure(asking: "resource")
        case .failure(let error): error
        }
    }
}
