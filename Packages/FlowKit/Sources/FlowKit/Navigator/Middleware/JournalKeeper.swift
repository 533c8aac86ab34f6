/// Keeps a navigator's journal.
@MainActor
public final class JournalKeeper<Schema: NavigationSchema>: NavigationMiddleware {
    /// Nil until there is a navigator.
    @inlinable
    public var journal: NavigationJournal<Schema>? { _journal }
    @usableFromInline var _journal: NavigationJournal<Schema>?

    @usableFromInline let capacity: Int
    @usableFromInline let milliseconds: @MainActor () -> Int64
    /// A requirement of a protocol is compiled for all routes at once, a closure that the app makes for its own.
    @usableFromInline let write: @MainActor (JournalKeeper, NavigationTransition<Schema>) -> Void
    /// Where the journal left off when time travel began.
    @usableFromInline var leftAt: NavigationState<Schema>?

    /// - Parameters:
    ///   - capacity: How many entries are kept.
    ///   - milliseconds: What time it is, counted from a moment of the caller's choice.
    @inlinable
    public init(capacity: Int = 500, milliseconds: @escaping @MainActor () -> Int64) {
        self.capacity = capacity
        self.milliseconds = milliseconds
        write = { keeper, transition in keeper.write(transition) }
    }

    public func navigationBegan(at state: NavigationState<Schema>) {
        _journal = NavigationJournal(start: state, capacity: capacity)
    }

    /// Writes down what became of an operation. Time travel is not written down, but where it was left is.
    public func navigationPassed(_ transition: NavigationTransition<Schema>) { write(self, transition) }

    @inlinable
    func write(_ transition: NavigationTransition<Schema>) {
        if transition.source == .timeTravel {
            if leftAt == nil, !transition.changes.isEmpty { leftAt = transition.before }
            return
        }
        let time = milliseconds()
        if var state = leftAt {
            leftAt = nil
            let here = transition.before
            if state != here { _journal?.apply(.restore(here), to: &state, at: time) }
        }
        _journal?.record(transition.operation, transition.outcome, transition.changes, at: time)
    }
}
