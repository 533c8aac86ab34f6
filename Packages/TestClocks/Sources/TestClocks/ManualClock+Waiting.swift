extension ManualClock {
    /// Waits until exactly a number of tasks sleep.
    ///
    /// - Parameters:
    ///   - count: The number of sleeping tasks.
    ///   - limit: The time limit in real time, long enough for a busy machine.
    /// - Throws: ``SleepersMissing`` if the limit is reached, `CancellationError` if the test is cancelled.
    public func waitForSleepers(_ count: Int, within limit: Duration = .seconds(20)) async throws {
        let end = ContinuousClock.now + limit
        while sleeps.count != count {
            try Task.checkCancellation()
            guard ContinuousClock.now < end else {
                throw SleepersMissing(expected: count, sleeps: sleeps, limit: limit)
            }
            await Task.yield()
        }
    }
}

/// An error that reports that the expected number of tasks never slept.
public struct SleepersMissing: Error, Hashable, CustomStringConvertible {
    /// The expected number of sleeping tasks.
    public let expected: Int
    /// The remaining durations of all sleeping tasks, shortest first.
    public let sleeps: [Duration]
    let limit: Duration

    public var description: String {
        """
        \(expected) should sleep, but after \(limit) there \(sleeps.count == 1 ? "is" : "are") \(sleeps.count): \(sleeps). \
        This usually means that what is tested has ended, or waits for something else than the clock.
        """
    }
}
