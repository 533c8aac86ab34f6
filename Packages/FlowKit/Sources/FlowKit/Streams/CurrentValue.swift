import Synchronization

/// A value that many can watch: each watcher gets the value as it is, then every later one.
///
/// A slow watcher skips to the newest value; what it shows is a state, not a log.
public final class CurrentValue<Value: Sendable>: Sendable {
    private struct State {
        var value: Value
        var watchers: [Int: AsyncStream<Value>.Continuation] = [:]
        var lastWatcher = 0
    }

    private let state: Mutex<State>

    public init(_ value: Value) {
        state = Mutex(State(value: value))
    }

    deinit {
        state.withLock { state in
            for watcher in state.watchers.values { watcher.finish() }
        }
    }

    public var value: Value { state.withLock { $0.value } }

    /// Replaces the value and tells all watchers.
    public func send(_ value: Value) {
        update { $0 = value }
    }

    /// Changes the value in one step, tells all watchers, and returns what the change returns.
    @discardableResult
    public func update<Outcome: Sendable>(_ change: @Sendable (inout Value) -> Outcome) -> Outcome {
        state.withLock { state in
            let outcome = change(&state.value)
            for watcher in state.watchers.values { watcher.yield(state.value) }
            return outcome
        }
    }

    /// The value as it is, then every change.
    public func values() -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = state.withLock { state in
                state.lastWatcher += 1
                state.watchers[state.lastWatcher] = continuation
                continuation.yield(state.value)
                return state.lastWatcher
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { $0.watchers[id] = nil }
            }
        }
    }
}
