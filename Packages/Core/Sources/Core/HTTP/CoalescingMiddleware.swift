import HTTPTypes
import Model
import Synchronization

extension HTTPMiddleware {
    /// Lets equal concurrent `GET`s share one exchange. After a write, `GET`s share new ones, so that they see the change.
    ///
    /// A caller that is cancelled leaves at once. The exchange is cancelled when its last caller has left.
    ///
    /// - Parameter didJoin: Called when a caller has begun to wait, for tests.
    static func coalescing(didJoin: @escaping @Sendable () -> Void = {}) -> HTTPMiddleware {
        let exchanges = Exchanges()
        return HTTPMiddleware { request, next async throws(ServiceError) in
            guard request.method == .get else {
                defer { exchanges.endJoining() }
                return try await next(request)
            }
            return try await exchanges.outcome(of: request, next, didJoin).get()
        }
    }
}

private final class Exchanges: Sendable {
    typealias Outcome = Result<APIResponse, ServiceError>

    struct Exchange {
        let number: Int
        let task: Task<Void, Never>
        var callers: [Int: CheckedContinuation<Outcome, Never>]
    }

    struct Key: Hashable {
        var request: APIRequest
        /// The number of preceding writes.
        let writes: Int
    }

    struct State {
        var exchanges: [Key: Exchange] = [:]
        var writes = 0
        var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    private let state = Mutex(State())

    /// Makes later requests begin new exchanges.
    func endJoining() { state.withLock { $0.writes += 1 } }

    func outcome(
        of request: APIRequest, _ next: @escaping HTTPMiddleware.Next, _ didJoin: @Sendable () -> Void
    ) async -> Outcome {
        let (key, caller) = state.withLock { state in
            var key = Key(request: request, writes: state.writes)
            // Equal requests have different identifiers in the log.
            key.request.id = nil
            return (key, state.nextNumber())
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation {
                join(key, sending: request, next, caller, $0)
                didJoin()
            }
        } onCancel: {
            leave(key, caller)
        }
    }

    private func join(
        _ key: Key, sending request: APIRequest, _ next: @escaping HTTPMiddleware.Next, _ caller: Int,
        _ continuation: CheckedContinuation<Outcome, Never>
    ) {
        state.withLock { state in
            // A caller that was cancelled before it joined has already left, and would wait forever.
            guard !Task.isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
            if state.exchanges[key] != nil {
                state.exchanges[key]?.callers[caller] = continuation
            } else {
                let number = state.nextNumber()
                let task = Task {
                    let outcome = await Outcome { () async throws(ServiceError) in try await next(request) }
                    self.finish(key, number, outcome)
                }
                state.exchanges[key] = Exchange(number: number, task: task, callers: [caller: continuation])
            }
        }
    }

    private func leave(_ key: Key, _ caller: Int) {
        state.withLock { state in
            guard let continuation = state.exchanges[key]?.callers.removeValue(forKey: caller) else { return }
            continuation.resume(returning: .failure(.cancelled))
            guard let exchange = state.exchanges[key], exchange.callers.isEmpty else { return }
            state.exchanges[key] = nil
            exchange.task.cancel()
        }
    }

    private func finish(_ key: Key, _ number: Int, _ outcome: Outcome) {
        let callers = state.withLock { state in
            guard state.exchanges[key]?.number == number else { return [CheckedContinuation<Outcome, Never>]() }
            return state.exchanges.removeValue(forKey: key).map { Array($0.callers.values) } ?? []
        }
        for caller in callers { caller.resume(returning: outcome) }
    }
}
