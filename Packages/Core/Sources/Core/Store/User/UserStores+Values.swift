import Dispatch
import GRDB
import Model
import Synchronization

extension UserStores {
    /// A value of the store that is in use, then every change of it, also of who uses it; a slow watcher skips to the
    /// newest one. A failure is logged and ends the stream.
    ///
    /// The value must always come from the same tables.
    func values<Value: Equatable & Sendable>(
        of what: String, _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let last = Mutex<Value?>(nil)
            let end = watch(what, fetch) { value in
                // Another user's may be the same.
                let isNew = last.withLock { last in
                    defer { last = value }
                    return last != value
                }
                if isNew { continuation.yield(value) }
            } onFailure: {
                continuation.finish()
            }
            continuation.onTermination = { _ in end() }
        }
    }

    /// Calls `onChange` with a value of the store that is in use, then with every change of it, on ``observing``.
    ///
    /// - Returns: What ends it.
    func watch<Value: Equatable & Sendable>(
        _ what: String, _ fetch: @escaping @Sendable (Database) throws -> Value,
        onChange: @escaping @Sendable (Value) -> Void, onFailure: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
        let following = Following(what: what, fetch: fetch, onChange: onChange, onFailure: onFailure)
        let number = state.withLock { state in
            state.last += 1
            state.watchers[state.last] = { following.follow($0) }
            // Inside the lock, so that it comes before the next switch.
            observing.async { [current = state.current] in following.follow(current) }
            return state.last
        }
        return { [weak self] in
            self?.state.withLock { $0.watchers[number] = nil }
            following.end()
        }
    }

    /// Lets the streams follow to another store.
    func use(_ store: UserStore) {
        state.withLock { state in
            state.current = store
            let watchers = state.watchers.sorted { $0.key < $1.key }.map(\.value)
            observing.async { for watcher in watchers { watcher(store) } }
        }
    }
}
