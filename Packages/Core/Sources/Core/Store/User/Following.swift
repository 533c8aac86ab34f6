import GRDB
import Synchronization

/// The observation of one value in the store that is in use, whichever that is.
///
/// Stores change, and changes are told, on one serial queue: what comes from a store that was left is never told after
/// what comes from the new one.
final class Following<Value: Equatable & Sendable>: Sendable {
    private struct State {
        var number = 0
        var isOver = false
        var observation: AnyDatabaseCancellable?
    }

    private let what: String
    private let fetch: @Sendable (Database) throws -> Value
    private let onChange: @Sendable (Value) -> Void
    private let onFailure: @Sendable () -> Void
    private let state = Mutex(State())

    init(
        what: String, fetch: @escaping @Sendable (Database) throws -> Value,
        onChange: @escaping @Sendable (Value) -> Void, onFailure: @escaping @Sendable () -> Void
    ) {
        self.what = what
        self.fetch = fetch
        self.onChange = onChange
        self.onFailure = onFailure
    }

    /// Watches this store and no other any more. Runs on the queue of the store's changes.
    func follow(_ store: UserStore) {
        let (number, old) = state.withLock { state in
            state.number += 1
            defer { state.observation = nil }
            return (state.number, state.observation)
        }
        old?.cancel()
        let observation = store.database.observe(what, fetch) { [weak self] in
            guard let self, self.isFollowing(number) else { return }
            onFailure()
        } onChange: { [weak self] value in
            guard let self, self.isFollowing(number) else { return }
            onChange(value)
        }
        let isLate = state.withLock { state in
            guard !state.isOver, state.number == number else { return true }
            state.observation = observation
            return false
        }
        if isLate { observation.cancel() }
    }

    /// Ends it. Nothing is told any more.
    func end() {
        let observation = state.withLock { state in
            state.isOver = true
            defer { state.observation = nil }
            return state.observation
        }
        observation?.cancel()
    }

    private func isFollowing(_ number: Int) -> Bool { state.withLock { !$0.isOver && $0.number == number } }
}
