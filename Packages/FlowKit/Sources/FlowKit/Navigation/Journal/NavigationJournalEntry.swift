/// What was asked of the navigation, and what became of it.
public struct NavigationJournalEntry<Schema: NavigationSchema>: Hashable, Codable, Identifiable, Sendable {
    /// The entry's number: 1 for the first one that the journal has seen.
    public let id: Int
    /// When it was, in milliseconds since a moment that whoever keeps the journal has chosen.
    public let milliseconds: Int64
    public let operation: NavigationOperation<Schema>
    public let outcome: NavigationOutcome<Schema>
    public let changes: [NavigationChange<Schema>]

    @inlinable
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
