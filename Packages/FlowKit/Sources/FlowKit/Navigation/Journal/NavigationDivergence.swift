/// An operation that does something else now than it did when it was recorded.
public struct NavigationDivergence<Schema: NavigationSchema>: Hashable, Sendable {
    /// What it did.
    public let entry: NavigationJournalEntry<Schema>
    public let outcome: NavigationOutcome<Schema>
    /// What it does now.
    public let changes: [NavigationChange<Schema>]
}

extension NavigationDivergence: CustomStringConvertible {
    public var description: String {
        """
        Entry \(entry.id), \(entry.operation):
        recorded: \(Self.text(entry.outcome, entry.changes))
        now: \(Self.text(outcome, changes))
        """
    }

    private static func text(
        _ outcome: NavigationOutcome<Schema>, _ changes: [NavigationChange<Schema>]
    ) -> String {
        outcome == .changed ? changes.map(\.description).joined(separator: "; ") : outcome.description
    }
}
