/// The latest of what was asked of an app's navigation, and what became of it.
///
/// It keeps operations and changes, no states but one: the cost of an entry is that of what it changed, whatever the
/// length of the journal and of the stacks. ``NavigationTimeTravel`` goes through it, ``NavigationRecording`` is it as a
/// file.
public struct NavigationJournal<Schema: NavigationSchema>: Equatable, Sendable {
    public typealias Entry = NavigationJournalEntry<Schema>

    /// The state before the oldest entry.
    @usableFromInline var _start: NavigationState<Schema>
    @usableFromInline var _entries: BoundedRing<Entry>
    @usableFromInline var lastID = 0

    /// - Parameters:
    ///   - start: Where one is now.
    ///   - capacity: How many entries are kept. When there are more, the oldest ones go.
    @inlinable
    public init(start: NavigationState<Schema>, capacity: Int = 500) {
        _start = start
        _entries = BoundedRing(capacity: capacity)
    }

    /// The state before the oldest entry.
    @inlinable
    public var start: NavigationState<Schema> { _start }

    /// The oldest entry first.
    @inlinable
    public var entries: BoundedRing<Entry> { _entries }

    /// Applies an operation to a state and writes down what became of it.
    ///
    /// The state has to be where the journal has been told one is: changes that it does not know of can't be travelled
    /// through. The time is in milliseconds, since a moment that the caller chooses.
    @inlinable
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
    @inlinable
    public mutating func record(
        _ operation: NavigationOperation<Schema>, _ outcome: NavigationOutcome<Schema>,
        _ changes: [NavigationChange<Schema>], at milliseconds: Int64
    ) {
        lastID &+= 1
        let entry = Entry(
            id: lastID, milliseconds: milliseconds, operation: operation, outcome: outcome, changes: changes)
        if let oldest = _entries.append(entry) { _start.redo(oldest.changes) }
    }
}
