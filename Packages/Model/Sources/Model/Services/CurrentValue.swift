import Loading
import Synchronization

/// A value that several watchers follow: each watcher gets the current value, then every later one.
///
/// A slow watcher skips to the newest value, because its subject is a state and not a log.
public final class CurrentValue<Value: Sendable>: Sendable {
    private struct Watcher {
        let tell: @Sendable (Value, _ version: Int) -> Void
        let finish: @Sendable () -> Void
    }

    private struct State {
        var value: Value
        /// Grows with each change.
        var version = 0
        var watchers: [Int: Watcher] = [:]
        var lastWatcher = 0
    }

    // No closure of a caller runs while it is locked: the closure may use this value.
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

    /// Replaces the value and notifies all watchers.
    public func send(_ value: Value) {
        update { $0 = value }
    }

    /// Changes the value in one step, notifies all watchers, and returns what the change returns.
    ///
    /// A change that throws changes nothing and notifies no watcher.
    ///
    /// - Parameter change: Changes a copy of the value. It is called again with the newer value if another task has
    ///   changed the value in the meantime, so it should have no other effect. It can read this value, but not change it.
    @discardableResult
    public func update<Outcome: Sendable, Failure: Error>(
        _ change: @Sendable (inout Value) throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome {
        while true {
            let (old, version) = state.withLock { ($0.value, $0.version) }
            var new = old
            let outcome = try change(&new)
            let watchers = state.withLock { [new] state -> [Watcher]? in
                guard state.version == version else { return nil }
                state.value = new
                state.version += 1
                return Array(state.watchers.values)
            }
            guard let watchers else { continue }
            for watcher in watchers { watcher.tell(new, version + 1) }
            return outcome
        }
    }

    /// The number of streams of this value that are being watched.
    public var watcherCount: Int { state.withLock { $0.watchers.count } }

    /// Returns a stream of the current value, then every later one.
    public func values() -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let newest = Mutex(-1)
            watch(continuation) { value, version in
                newest.withLock { newest in
                    // Two tasks may notify at the same time. The older value is dropped then.
                    guard version > newest else { return }
                    newest = version
                    continuation.yield(value)
                }
            }
        }
    }

    /// Returns a stream of one part of the value: the current part, then every change of that part.
    public func values<Part: Equatable & Sendable>(
        of part: @escaping @Sendable (Value) -> Part
    ) -> AsyncStream<Part> {
        values(of: part, changingWith: part)
    }

    /// Returns a stream of one part of the value: the current part, then the part after every change of its key.
    ///
    /// - Parameters:
    ///   - part: Returns the part.
    ///   - key: Returns the key. The stream has no element for a value with the same key as the one before.
    public func values<Part: Sendable, Key: Equatable & Sendable>(
        of part: @escaping @Sendable (Value) -> Part, changingWith key: @escaping @Sendable (Value) -> Key
    ) -> AsyncStream<Part> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let newest = Mutex<(version: Int, key: Key?)>((-1, nil))
            watch(continuation) { value, version in
                let (part, key) = (part(value), key(value))
                newest.withLock { newest in
                    guard version > newest.version else { return }
                    if key != newest.key { continuation.yield(part) }
                    newest = (version, key)
                }
            }
        }
    }

    private func watch<Element>(
        _ continuation: AsyncStream<Element>.Continuation, tell: @escaping @Sendable (Value, Int) -> Void
    ) {
        let (id, value, version) = state.withLock { state in
            state.lastWatcher += 1
            state.watchers[state.lastWatcher] = Watcher(tell: tell) { continuation.finish() }
            return (state.lastWatcher, state.value, state.version)
        }
        tell(value, version)
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.watchers[id] = nil }
        }
    }
}
