import Synchronization

/// A clock for tests whose time changes only when the test advances it.
///
/// ```swift
/// let clock = ManualClock()
/// let alarm = Task { try await clock.sleep(for: .seconds(5)) }
/// try await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(5))
/// try await alarm.value
/// ```
public final class ManualClock: Clock, Sendable {
    /// A time of the clock, counted from its creation.
    public struct Instant: InstantProtocol {
        let offset: Duration

        /// Returns the time after a duration, which may be negative.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// Returns the duration until another time. It is negative if that time is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private typealias Continuation = CheckedContinuation<Void, any Error>

    private struct State {
        var now = Instant(offset: .zero)
        var lastID = 0
        var sleepers: [Int: (deadline: Instant, continuation: Continuation)] = [:]
        /// The calls of ``ManualClock/waitForSleeps(_:where:)`` in progress.
        var waiters: [Int: (condition: @Sendable ([Duration]) -> Bool, continuation: Continuation)] = [:]

        var sleeps: [Duration] { sleepers.values.map { now.duration(to: $0.deadline) }.sorted() }

        mutating func makeID() -> Int {
            lastID += 1
            return lastID
        }

        /// Removes the sleepers that are due and returns them, the earliest deadline first.
        mutating func removeDueSleepers() -> [Continuation] {
            let due = sleepers.filter { $0.value.deadline <= now }
                .sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
            for (id, _) in due { sleepers[id] = nil }
            return due.map(\.value.continuation)
        }

        mutating func removeSatisfiedWaiters() -> [Continuation] {
            let sleeps = sleeps
            let satisfied = waiters.filter { $0.value.condition(sleeps) }
            for id in satisfied.keys { waiters[id] = nil }
            return satisfied.values.map(\.continuation)
        }
    }

    private let state = Mutex(State())

    /// Creates a clock whose time is zero.
    public init() {}

    /// The current time. Only ``advance(by:)`` changes it.
    public var now: Instant { state.withLock(\.now) }
    /// One nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The remaining time of each sleeper, the shortest first.
    public var sleeps: [Duration] { state.withLock(\.sleeps) }

    /// - Throws: `CancellationError` when the task that sleeps is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { $0.makeID() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (outcome, waiters) = state.withLock { state -> (Result<Void, any Error>?, [Continuation]) in
                    if Task.isCancelled { return (.failure(CancellationError()), []) }
                    if deadline <= state.now { return (.success(()), []) }
                    state.sleepers[id] = (deadline, continuation)
                    return (nil, state.removeSatisfiedWaiters())
                }
                if let outcome { continuation.resume(with: outcome) }
                for waiter in waiters { waiter.resume() }
            }
        } onCancel: {
            let (sleeper, waiters) = state.withLock { state in
                (state.sleepers.removeValue(forKey: id), state.removeSatisfiedWaiters())
            }
            sleeper?.continuation.resume(throwing: CancellationError())
            for waiter in waiters { waiter.resume() }
        }
    }

    /// Advances the time, and wakes the sleepers that are due in the order of their deadlines.
    ///
    /// The sleepers run after this returns, so each of them reads the new time. Work that sleeps again and again is
    /// advanced one interval at a time, with ``waitForSleepers(_:)`` in between.
    public func advance(by duration: Duration) {
        let (sleepers, waiters) = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return (state.removeDueSleepers(), state.removeSatisfiedWaiters())
        }
        for sleeper in sleepers { sleeper.resume() }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until exactly `count` tasks sleep.
    ///
    /// - Throws: ``SleepersMissing`` when the waiting task is cancelled before that, for instance by the test's time limit.
    public func waitForSleepers(_ count: Int) async throws {
        try await waitForSleeps("\(count) tasks should sleep") { $0.count == count }
    }

    /// Waits until ``sleeps`` fulfill a condition.
    ///
    /// - Parameters:
    ///   - expected: The condition in words, for the error.
    ///   - condition: Called with ``sleeps`` immediately and after each change. It must not use the clock.
    /// - Throws: ``SleepersMissing`` when the waiting task is cancelled before that, for instance by the test's time limit.
    public func waitForSleeps(
        _ expected: String, where condition: @escaping @Sendable ([Duration]) -> Bool
    ) async throws {
        let id = state.withLock { $0.makeID() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { state -> Result<Void, any Error>? in
                    let sleeps = state.sleeps
                    if condition(sleeps) { return .success(()) }
                    if Task.isCancelled { return .failure(SleepersMissing(expected: expected, sleeps: sleeps)) }
                    state.waiters[id] = (condition, continuation)
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            let (waiter, sleeps) = state.withLock { ($0.waiters.removeValue(forKey: id), $0.sleeps) }
            waiter?.continuation.resume(throwing: SleepersMissing(expected: expected, sleeps: sleeps))
        }
    }
}

/// The error of a test that waited for sleepers in vain.
public struct SleepersMissing: Error, Hashable, CustomStringConvertible {
    /// The condition that the test waited for, in words.
    public let expected: String
    /// The remaining time of each sleeper, the shortest first.
    public let sleeps: [Duration]

    public var description: String {
        """
        \(expected), but \(sleeps.count) did when the wait was cancelled: \(sleeps). \
        This usually means that the tested code has ended, or waits for something other than the clock.
        """
    }
}
