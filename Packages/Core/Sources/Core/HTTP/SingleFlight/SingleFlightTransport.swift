public import Model
import Synchronization

/// Lets equal `GET`s that are on their way at the same time share one exchange.
///
/// Whoever is cancelled leaves at once and disturbs nobody else; the exchange is cancelled when nobody waits for it.
public final class SingleFlightTransport: HTTPTransport {
    private typealias Outcome = Result<HTTPResponse, ServiceError>

    private struct Flight {
        let number: Int
        let task: Task<Void, Never>
        var waiters: [Int: CheckedContinuation<Outcome, Never>]
    }

    private struct State {
        var flights: [HTTPRequest: Flight] = [:]
        var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    private let base: any HTTPTransport
    private let state = Mutex(State())

    private let didJoin: @Sendable () -> Void

    /// - Parameter base: Carries the one exchange.
    public convenience init(_ base: any HTTPTransport) {
        self.init(base) {}
    }

    /// - Parameter didJoin: Called when a caller has begun to wait for an exchange, for tests.
    init(_ base: any HTTPTransport, didJoin: @escaping @Sendable () -> Void) {
        self.base = base
        self.didJoin = didJoin
    }

    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        guard request.method == .get else { return try await base.send(request) }
        let waiter = state.withLock { $0.nextNumber() }
        // What the logs know two requests by does not make them two questions.
        let question = request.identified(by: nil)
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation {
                join(question, sending: request, waiter, $0)
                didJoin()
            }
        } onCancel: {
            leave(question, waiter)
        }
        return try outcome.get()
    }

    private func join(
        _ question: HTTPRequest, sending request: HTTPRequest, _ waiter: Int,
        _ continuation: CheckedContinuation<Outcome, Never>
    ) {
        state.withLock { state in
            // Whoever is cancelled before joining has left already and would wait here for good.
            guard !Task.isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
            if state.flights[question] != nil {
                state.flights[question]?.waiters[waiter] = continuation
            } else {
                let number = state.nextNumber()
                let task = Task { self.land(question, number, await self.base.outcome(of: request)) }
                state.flights[question] = Flight(number: number, task: task, waiters: [waiter: continuation])
            }
        }
    }

    private func leave(_ request: HTTPRequest, _ waiter: Int) {
        state.withLock { state in
            guard let continuation = state.flights[request]?.waiters.removeValue(forKey: waiter) else { return }
            continuation.resume(returning: .failure(.cancelled))
            guard let flight = state.flights[request], flight.waiters.isEmpty else { return }
            state.flights[request] = nil
            flight.task.cancel()
        }
    }

    private func land(_ request: HTTPRequest, _ number: Int, _ outcome: Outcome) {
        let waiters = state.withLock { state in
            guard state.flights[request]?.number == number else { return [CheckedContinuation<Outcome, Never>]() }
            return state.flights.removeValue(forKey: request).map { Array($0.waiters.values) } ?? []
        }
        for waiter in waiters { waiter.resume(returning: outcome) }
    }
}
