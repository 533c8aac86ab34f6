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
