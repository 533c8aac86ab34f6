import Loading
import Synchronization

/// A value behind a lock, whose changes a test can wait for.
final class WatchedValue<Value: Sendable>: Sendable {
    private struct Watcher {
        let condition: @Sendable (Value) -> Bool
        let wake: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var value: Value
        var lastID = 0
        var watchers: [Int: Watcher] = [:]
    }

    private let state: Mutex<State>

    init(_ value: Value) { state = Mutex(State(value: value)) }

    var value: Value { state.withLock(\.value) }

    /// Changes the value, and resumes the waiting tasks whose condition it fulfills.
    func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, woken) = state.withLock { state in
            let result = change(&state.value)
            let value = state.value
            let satisfied = state.watchers.filter { $0.value.condition(value) }
            for id in satisfied.keys { state.watchers[id] = nil }
            return (result, satisfied.values.map(\.wake))
        }
        for watcher in woken { watcher.resume() }
        return result
    }

    /// Waits until the value fulfills a condition.
    ///
    /// - Parameter expected: What the condition means, for the error.
    /// - Throws: ``NeverHappened`` when the calling task is cancelled before, as by a test's time limit.
    func wait(for expected: String, where condition: @escaping @Sendable (Value) -> Bool) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { state -> Result<Void, any Error>? in
                    if condition(state.value) { return .success(()) }
                    if Task.isCancelled { return .failure(NeverHappened(expected, state.value)) }
                    state.watchers[id] = Watcher(condition: condition, wake: continuation)
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            let (watcher, value) = state.withLock { ($0.watchers.removeValue(forKey: id), $0.value) }
            watcher?.wake.resume(throwing: NeverHappened(expected, value))
        }
    }
}

/// The condition that a test waited for was not fulfilled before its task was cancelled.
struct NeverHappened: Error, CustomStringConvertible {
    let description: String

    init(_ expected: String, _ value: some Sendable) {
        description = "waited for \(expected), but the last value was \(value)"
    }
}
