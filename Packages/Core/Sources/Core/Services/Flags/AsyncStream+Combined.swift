import Synchronization

extension AsyncStream where Element: Sendable {
    /// What follows from the newest elements of both streams, whenever that changes. It ends with the first of them.
    func combined<Other: Sendable, Value: Equatable & Sendable>(
        with other: AsyncStream<Other>, _ value: @escaping @Sendable (Element, Other) -> Value
    ) -> AsyncStream<Value> {
        AsyncStream<Value>(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let newest = Newest(value) { continuation.yield($0) }
            let following = Task {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { for await element in self { newest.note(one: element) } }
                    group.addTask { for await element in other { newest.note(other: element) } }
                    await group.next()
                    group.cancelAll()
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in following.cancel() }
        }
    }
}

/// The newest of two, and what follows from them.
private final class Newest<One: Sendable, Other: Sendable, Value: Equatable & Sendable>: Sendable {
    private struct State {
        var one: One?
        var other: Other?
        var last: Value?
    }

    private let state = Mutex(State())
    private let value: @Sendable (One, Other) -> Value
    private let tell: @Sendable (Value) -> Void

    init(_ value: @escaping @Sendable (One, Other) -> Value, tell: @escaping @Sendable (Value) -> Void) {
        self.value = value
        self.tell = tell
    }

    func note(one: One? = nil, other: Other? = nil) {
        state.withLock { state in
            state.one = one ?? state.one
            state.other = other ?? state.other
            guard let one = state.one, let other = state.other else { return }
            let new = value(one, other)
            // Told within the lock: two changes are told in their order.
            if new != state.last { tell(new) }
            state.last = new
        }
    }
}
