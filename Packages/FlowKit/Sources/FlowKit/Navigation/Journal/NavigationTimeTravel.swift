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
