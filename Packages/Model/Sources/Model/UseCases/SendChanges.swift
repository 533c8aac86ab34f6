/// Sends the pending changes and waits for the result.
public struct SendChanges: Sendable {
    private let outbox: any OutboxService
    private let clock: any Clock<Duration>
    private let limit: Duration

    /// - Parameters:
    ///   - outbox: Sends the changes.
    ///   - clock: Measures the time.
    ///   - limit: The maximum time to wait.
    public init(
        _ outbox: any OutboxService, clock: any Clock<Duration> = ContinuousClock(), limit: Duration = .seconds(10)
    ) {
        self.outbox = outbox
        self.clock = clock
        self.limit = limit
    }

    /// Starts sending, and returns when all changes are sent, when an attempt has failed, or when the time is up.
    public func callAsFunction() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                var first: OutboxStatus?
                for await status in outbox.status() {
                    if let first, status.hasFailed(since: first) { return }
                    if status.isEmpty { return }
                    if first == nil {
                        first = status
                        await outbox.send()
                    }
                }
            }
            group.addTask { try? await clock.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
    }
}

extension OutboxStatus {
    /// Returns whether an attempt has failed since `earlier`: each failure sets another time for the next attempt.
    fileprivate func hasFailed(since earlier: OutboxStatus) -> Bool {
        !isSending && lastFailure != nil && nextAttempt != earlier.nextAttempt
    }
}
