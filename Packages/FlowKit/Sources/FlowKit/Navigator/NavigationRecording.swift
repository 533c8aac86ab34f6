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

extension NavigationRecording: Codable {
    private enum CodingKeys: CodingKey {
        case version, start, entries
    }

    /// - Throws: `DecodingError` for a recording of another version, too.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: container,
                debugDescription: "The recording has version \(version). This app reads version \(Self.version).")
        }
        start = try container.decode(NavigationState<Schema>.self, forKey: .start)
        entries = try container.decode([NavigationJournalEntry<Schema>].self, forKey: .entries)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(start, forKey: .start)
        try container.encode(entries, forKey: .entries)
    }
}

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
