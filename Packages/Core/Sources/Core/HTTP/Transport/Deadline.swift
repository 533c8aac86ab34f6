import Model
import Synchronization

/// Runs an operation that has to end within a time and must not be idle for too long, and cancels it when it does not.
///
/// - Parameters:
///   - limit: How long the whole may take.
///   - idle: How long it may do nothing.
///   - clock: What both are measured with.
///   - operation: Gets what it calls whenever something has come.
/// - Throws: ``/Model/ServiceError/timedOut(after:)`` with the limit that was reached, or what the operation throws.
func withDeadline<Value: Sendable>(
    _ limit: Duration, idle: Duration, clock: any Clock<Duration>,
    _ operation: @escaping @Sendable (_ somethingCame: @escaping @Sendable () -> Void) async throws -> Value
) async throws -> Value {
    let elapsed = stopwatch(clock)
    let activity = Activity()
    return try await withThrowingTaskGroup(of: Race<Value>.self) { group in
        group.addTask { .ended(try await operation { activity.last.withLock { $0 = elapsed() } }) }
        group.addTask {
            while true {
                let idleEnd = activity.last.withLock { $0 } + idle
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

/// When something came last, counted from the beginning.
private final class Activity: Sendable {
    let last = Mutex(Duration.zero)
}
