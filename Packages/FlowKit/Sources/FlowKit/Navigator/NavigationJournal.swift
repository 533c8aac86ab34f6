import DequeModule

/// The latest of what was asked of an app's navigation, and what became of it.
///
/// It keeps operations and changes, no states but one: the cost of an entry is that of what it changed, whatever the
/// length of the journal and of the stacks. ``NavigationTimeTravel`` goes through it, ``NavigationRecording`` is it as a
/// file.
public struct NavigationJournal<Schema: NavigationSchema>: Equatable, Sendable {
    public typealias Entry = NavigationJournalEntry<Schema>

    /// The state before the oldest entry.
    public private(set) var start: NavigationState<Schema>
    private var kept: Deque<Entry> = []
    private let capacity: Int
    private var lastID = 0

    /// - Parameters:
    ///   - start: The current state.
    ///   - capacity: The maximum number of entries. A new entry replaces the oldest. Negative values count as 0.
    public init(start: NavigationState<Schema>, capacity: Int = 500) {
        self.start = start
        self.capacity = max(capacity, 0)
    }

    /// The entries, the oldest first. O(n).
    public var entries: [Entry] { Array(kept) }

    /// Applies an operation to a state and writes down what became of it.
    ///
    /// The state has to be where the journal has been told one is: changes that it does not know of can't be traveled
    /// through. The time is in milliseconds, since a moment that the caller chooses.
    @discardableResult
    public mutating func apply(
        _ operation: NavigationOperation<Schema>, to state: inout NavigationState<Schema>, at milliseconds: Int64
    ) -> [NavigationChange<Schema>] {
        if let refusal = state.refusal(of: operation) {
            record(operation, .refused(refusal), [], at: milliseconds)
            return []
        }
        let changes = state.apply(operation)
        record(operation, changes.isEmpty ? .unchanged : .changed, changes, at: milliseconds)
        return changes
    }

    /// Writes down what became of an operation that was applied elsewhere.
    public mutating func record(
        _ operation: NavigationOperation<Schema>, _ outcome: NavigationOutcome<Schema>,
        _ changes: [NavigationChange<Schema>], at milliseconds: Int64
    ) {
        lastID &+= 1
        let entry = Entry(
            id: lastID, milliseconds: milliseconds, operation: operation, outcome: outcome, changes: changes)
        kept.append(entry)
        if kept.count > capacity, let oldest = kept.popFirst() { start.redo(oldest.changes) }
    }
}

/// What was asked of the navigation, and what became of it.
public struct NavigationJournalEntry<Schema: NavigationSchema>: Hashable, Codable, Identifiable, Sendable {
    /// The entry's number: 1 for the first one that the journal has seen.
    public let id: Int
    /// When it was, in milliseconds since a moment that whoever keeps the journal has chosen.
    public let milliseconds: Int64
    public let operation: NavigationOperation<Schema>
    public let outcome: NavigationOutcome<Schema>
    public let changes: [NavigationChange<Schema>]

    public init(
        id: Int, milliseconds: Int64, operation: NavigationOperation<Schema>, outcome: NavigationOutcome<Schema>,
        changes: [NavigationChange<Schema>]
    ) {
        self.id = id
        self.milliseconds = milliseconds
        self.operation = operation
        self.outcome = outcome
        self.changes = changes
    }
}

/// Keeps a navigator's journal.
@MainActor
public final class JournalKeeper<Schema: NavigationSchema>: NavigationMiddleware {
    /// Nil until there is a navigator.
    public private(set) var journal: NavigationJournal<Schema>?

    let capacity: Int
    let milliseconds: @MainActor () -> Int64
    /// Where the journal left off when time travel began.
    var leftAt: NavigationState<Schema>?

    /// - Parameters:
    ///   - capacity: How many entries are kept.
    ///   - milliseconds: What time it is, counted from a moment of the caller's choice.
    public init(capacity: Int = 500, milliseconds: @escaping @MainActor () -> Int64) {
        self.capacity = capacity
        self.milliseconds = milliseconds
    }

    public func navigationBegan(at state: NavigationState<Schema>) {
        journal = NavigationJournal(start: state, capacity: capacity)
    }

    /// Writes down what became of an operation. Time travel is not written down, but where it was left is.
    public func navigationPassed(_ transition: NavigationTransition<Schema>) {
        if transition.source == .timeTravel {
            if leftAt == nil, !transition.changes.isEmpty { leftAt = transition.before }
            return
        }
        let time = milliseconds()
        if var state = leftAt {
            leftAt = nil
            let here = transition.before
            if state != here { journal?.apply(.restore(here), to: &state, at: time) }
        }
        journal?.record(transition.operation, transition.outcome, transition.changes, at: time)
    }
}

/// Goes back and forward through a journal. Each step costs what the entry changed.
///
/// A debug menu restores the states that it answers, without writing that into the journal, and stays where it likes.
public struct NavigationTimeTravel<Schema: NavigationSchema>: Sendable {
    public typealias Entry = NavigationJournalEntry<Schema>

    /// Where one was at that time.
    public private(set) var state: NavigationState<Schema>
    public let entries: [Entry]
    /// How many of the entries have happened at that time.
    public private(set) var position: Int

    /// Begins at the end: the state is the one after the latest entry.
    public init(_ journal: NavigationJournal<Schema>, from state: NavigationState<Schema>) {
        self.state = state
        entries = journal.entries
        position = entries.count
    }

    /// The entry that led to the state; nil at the beginning.
    public var entry: Entry? { position > 0 ? entries[position - 1] : nil }

    /// Goes back by one entry and returns the state before it; nil at the beginning.
    public mutating func stepBack() -> NavigationState<Schema>? {
        guard let entry else { return nil }
        state.undo(entry.changes)
        position -= 1
        return state
    }

    /// Goes forward by one entry and returns the state after it; nil at the end.
    public mutating func stepForward() -> NavigationState<Schema>? {
        guard position < entries.count else { return nil }
        state.redo(entries[position].changes)
        position += 1
        return state
    }

    /// Goes to where as many entries have happened, or as near to it as there are entries, and returns the state.
    @discardableResult
    public mutating func move(to target: Int) -> NavigationState<Schema> {
        while position > target, stepBack() != nil {}
        while position < target, stepForward() != nil {}
        return state
    }
}
