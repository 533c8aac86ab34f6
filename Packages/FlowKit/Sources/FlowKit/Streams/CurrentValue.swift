import Synchronization

/// A value that many can watch: each watcher gets the value as it is, then every later one.
///
/// A slow watcher skips to the newest value; what it shows is a state, not a log.
public final class CurrentValue<Value: Sendable>: Sendable {
    private struct Watcher {
        let tell: @Sendable (Value) -> Void
        let finish: @Sendable () -> Void
    }

    private struct State {
        var value: Value
        var watchers: [Int: Watcher] = [:]
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
    ///
    /// A change that throws changes nothing and nobody is told.
    @discardableResult
    public func update<Outcome: Sendable, Failure: Error>(
        _ change: @Sendable (inout Value) throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome {
        try state.withLock { state throws(Failure) in
            var new = state.value
            let outcome = try change(&new)
            state.value = new
            for watcher in state.watchers.values { watcher.tell(state.value) }
            return outcome
        }
    }

    /// How many streams of this value are being watched.
    public var watcherCount: Int { state.withLock { $0.watchers.count } }

    /// The value as it is, then every change.
    public func values() -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            watch(continuation) { continuation.yield($0) }
        }
    }

    /// One part of the value as it is, then every change of that part. A change of the rest is not told.
    public func values<Part: Equatable & Sendable>(
        of part: @escaping @Sendable (Value) -> Part
    ) -> AsyncStream<Part> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let last = Mutex<Part?>(nil)
            watch(continuation) { value in
                let new = part(value)
                last.withLock { last in
                    if last != new { continuation.yield(new) }
                    last = new
                }
            }
        }
    }

    private func watch<Element>(
        _ continuation: AsyncStream<Element>.Continuation, tell: @escaping @Sendable (Value) -> Void
    ) {
        let id = state.withLock { state in
            state.lastWatcher += 1
            state.watchers[state.lastWatcher] = Watcher(tell: tell) { continuation.finish() }
            tell(state.value)
            return state.lastWatcher
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.watchers[id] = nil }
        }
    }
}
