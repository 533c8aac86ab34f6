extension ManualClock {
    /// Waits until exactly so many sleep.
    ///
    /// - Parameters:
    ///   - count: How many are to sleep.
    ///   - limit: How long to wait at most, in real time. Long, since machines that build are slow.
    /// - Throws: ``SleepersMissing`` when it does not become so, `CancellationError` when the test is over its time.
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

/// There were never as many sleepers as a test waited for.
public struct SleepersMissing: Error, Hashable, CustomStringConvertible {
    /// How many were to sleep.
    public let expected: Int
    /// How long each of those who do sleep still has to, the shortest first.
    public let sleeps: [Duration]
    let limit: Duration

    public var description: String {
        """
        \(expected) should sleep, but after \(limit) there \(sleeps.count == 1 ? "is" : "are") \(sleeps.count): \(sleeps). \
        This usually means that what is tested has ended, or waits for something else than the clock.
        """
    }
}
