public import Model
import Synchronization

/// Sends a request again that failed for a reason which may pass.
///
/// Only a `GET` is repeated: it changes nothing, so that twice is as good as once. All attempts and waits together take
/// no longer than the request's deadline. A cancelled request is never repeated.
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
        guard request.method == .get else { return try await base.send(request) }
        let elapsed = stopwatch(clock)
        var attempt = 1
        while true {
            let outcome = await send(request, within: request.deadline - elapsed())
            guard let delay = delay(after: outcome, attempt), elapsed() + delay < request.deadline else {
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
        guard case .failure(.timedOut) = outcome else { return outcome }
        // The caller knows of one deadline only.
        return .failure(.timedOut(after: request.deadline))
    }

    private func delay(after outcome: Result<HTTPResponse, ServiceError>, _ attempt: Int) -> Duration? {
        guard !Task.isCancelled, let failure = outcome.failure else { return nil }
        let wish = (try? outcome.get())?.retryAfter()
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
