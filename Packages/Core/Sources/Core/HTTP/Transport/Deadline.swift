import Model

/// Runs an operation that has to end within a time, and cancels it when that is over.
///
/// - Throws: ``/Model/ServiceError/timedOut(after:)``, or what the operation throws.
func withDeadline<Value: Sendable>(
    _ limit: Duration, clock: any Clock<Duration>, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await operation() }
        group.addTask {
            try await clock.sleep(for: limit)
            return nil
        }
        defer { group.cancelAll() }
        guard let first = try await group.next(), let value = first else {
            throw ServiceError.timedOut(after: limit)
        }
        return value
    }
}
