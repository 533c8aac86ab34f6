import Synchronization

/// A clock for tests that advances only when the test says so.
///
/// ```swift
/// let clock = ManualClock()
/// let alarm = Task { try await clock.sleep(for: .seconds(5)) }
/// try await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(5))
/// try await alarm.value
/// ```
public final class ManualClock: Clock, Sendable {
    /// A time of the clock, relative to its creation.
    public struct Instant: InstantProtocol {
        let offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct State {
        var now = Instant(offset: .zero)
        var last = 0
        var sleepers: [Int: (until: Instant, wake: CheckedContinuation<Void, any Error>)] = [:]
    }

    private let state = Mutex(State())

    /// Creates a clock at time zero.
    public init() {}

    public var now: Instant { state.withLock(\.now) }
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The remaining durations of all sleeping tasks, shortest first.
    public var sleeps: [Duration] {
        state.withLock { state in state.sleepers.values.map { state.now.duration(to: $0.until) }.sorted() }
    }

    /// - Throws: `CancellationError` if the sleeping task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { state in
            state.last += 1
            return state.last
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { state -> Result<Void, any Error>? in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.sleepers[id] = (deadline, continuation)
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.wake.resume(throwing: CancellationError())
        }
    }

    /// Advances the time and resumes the tasks whose deadlines have passed.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.until <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.wake)
        }
        for wake in due { wake.resume() }
    }
}
