public import Foundation
public import Model
import Synchronization

/// Leaves a server alone that fails again and again, so that it can recover and nobody waits for nothing.
///
/// After some failures in a row that are the server's (5xx, none there, none in time) it is not asked for a while, and
/// whoever asks gets the last of these failures at once. Then one request finds out whether it is well again; if not, the
/// next wait is twice as long. Servers are told apart by scheme, host and port.
public final class CircuitBreakerTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let policy: CircuitBreakerPolicy
    private let elapsed: @Sendable () -> Duration
    private let breakers = Mutex<[HTTPOrigin: CircuitBreaker]>([:])

    /// - Parameters:
    ///   - base: What asks the server.
    ///   - policy: When a server is left alone, and for how long.
    ///   - clock: What the waits are measured with.
    public init(
        _ base: any HTTPTransport, policy: CircuitBreakerPolicy = CircuitBreakerPolicy(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.policy = policy
        elapsed = stopwatch(clock)
    }

    /// - Throws: What the transport behind this one throws. For a server that is left alone, the failure it is left alone
    ///   for, also ``/Model/ServiceError/server(status:message:)``.
    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        let server = HTTPOrigin(request.url)
        let admission = change(server) { $0.admit(at: elapsed()) }
        if case .refused(let failure) = admission { throw failure }
        let outcome = await base.outcome(of: request)
        change(server) { $0.note(CircuitBreaker.Outcome(outcome), of: admission, at: elapsed()) }
        return try outcome.get()
    }

    /// Takes note that a server has answered somebody who has asked it past this transport: it may be asked again.
    public func noteAnswer(of server: URL) {
        breakers.withLock { $0[HTTPOrigin(server)] = nil }
    }

    private func change<Value>(_ server: HTTPOrigin, _ body: (inout CircuitBreaker) -> Value) -> Value {
        breakers.withLock { breakers in
            var breaker = breakers[server] ?? CircuitBreaker(policy: policy)
            let value = body(&breaker)
            // A server that is well needs no entry: however many are asked, only those that fail take room.
            breakers[server] = breaker.state == .closed(failures: 0) ? nil : breaker
            return value
        }
    }
}

extension CircuitBreaker.Outcome {
    init(_ outcome: Result<HTTPResponse, ServiceError>) {
        switch outcome {
        case .success(let response):
            if let failure = response.failure(asking: "resource"), case .server = failure {
                self = .failed(failure)
            } else {
                self = .answered
            }
        case .failure(let failure):
            switch failure {
            case .offline, .timedOut, .server: self = .failed(failure)
            // Nobody waited for it, or somebody else has answered.
            case .cancelled, .untrusted, .storage: self = .unknown
            case .unauthorised, .forbidden, .notFound, .conflict, .rateLimited, .rejected, .undecodable, .tooLarge:
                self = .answered
            }
        }
    }
}
