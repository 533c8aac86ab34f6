/// A journal as a file: what happened, from where, to be looked at or to be made into a test.
///
/// ```swift
/// let recording = try JSONDecoder().decode(NavigationRecording<ShopNavigation>.self, from: file)
/// #expect(recording.firstDivergence() == nil)
/// ```
public struct NavigationRecording<Schema: NavigationSchema>: Hashable, Sendable {
    public static var version: Int { 1 }

    /// The state before the first entry.
    public var start: NavigationState<Schema>
    public var entries: [NavigationJournalEntry<Schema>]

    public init(_ journal: NavigationJournal<Schema>) {
        start = journal.start
        entries = journal.entries
    }

    /// Where the operations lead. What guards have held up leads nowhere.
    public var end: NavigationState<Schema> {
        var state = start
        state.replay(entries.lazy.filter(\.outcome.wasTried).map(\.operation))
        return state
    }

    /// The first operation that does something else now than it did when it was recorded; nil when none does.
    ///
    /// Guards are not asked again: what they have held up is passed over.
    public func firstDivergence() -> NavigationDivergence<Schema>? {
        var state = start
        for entry in entries where entry.outcome.wasTried {
            let refusal = state.refusal(of: entry.operation)
            let changes = state.apply(entry.operation)
            let outcome = refusal.map(NavigationOutcome.refused) ?? (changes.isEmpty ? .unchanged : .changed)
            if changes != entry.changes || outcome != entry.outcome {
                return NavigationDivergence(entry: entry, outcome: outcome, changes: changes)
            }
        }
        return nil
    }
}

extension NavigationState {
    /// Applies operations, one after the other, and returns what all of them changed.
    @discardableResult
    public mutating func replay(
        _ operations: some Sequence<NavigationOperation<Schema>>
    ) -> [NavigationChange<Schema>] {
        operations.flatMap { apply($0) }
    }
}
