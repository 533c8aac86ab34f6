import Model
import Synchronization

/// The maximum times for the parts of an exchange. Each request has its own limit for the whole exchange.
public struct HTTPTimeLimits: Hashable, Sendable {
    /// The maximum time until there is a connection, including TLS.
    public var connect: Duration
    /// The maximum time without a byte of the response.
    public var idle: Duration

    public init(connect: Duration = .seconds(5), idle: Duration = .seconds(10)) {
        self.connect = connect
        self.idle = idle
    }
}

/// Runs an operation, and cancels it if it takes too long or makes no progress.
///
/// - Parameters:
///   - limit: The maximum time for the whole operation.
///   - idle: The maximum time without progress.
///   - clock: The clock for both.
///   - operation: Receives a function to call after each progress.
/// - Throws: ``/Model/ServiceError/timedOut(after:)`` with the limit that was reached, or the operation's error.
func withDeadline<Value: Sendable>(
    _ limit: Duration, idle: Duration, clock: any Clock<Duration>,
    _ operation: @escaping @Sendable (_ didProgress: @escaping @Sendable () -> Void) async throws -> Value
) async throws -> Value {
    let elapsed = stopwatch(clock)
    let lastProgress = LastProgress()
    return try await withThrowingTaskGroup(of: Race<Value>.self) { group in
        group.addTask { .ended(try await operation { lastProgress.time.withLock { $0 = elapsed() } }) }
        group.addTask {
            while true {
                let idleEnd = lastProgress.time.withLock { $0 } + idle
                let end = min(limit, idleEnd)
                let now = elapsed()
                guard now < end else { return .timedOut(after: limit <= idleEnd ? limit : idle) }
                try await clock.sleep(for: end - now)
            }
        }
        defer { group.cancelAll() }
        switch try await group.next() {
        case .ended(let value): return value
        case .timedOut(let limit): throw ServiceError.timedOut(after: limit)
        case nil: throw ServiceError.cancelled
        }
    }
}

private enum Race<Value: Sendable>: Sendable {
    case ended(Value)
    case timedOut(after: Duration)
}

/// The time of the last progress, since the start.
private final class LastProgress: Sendable {
    let time = Mutex(Duration.zero)
}

/// Returns a function that measures the time since this call.
func stopwatch<C: Clock>(_ clock: C) -> @Sendable () -> Duration where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
}
