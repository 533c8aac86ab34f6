import DequeModule
public import Foundation

/// An event and its outcome, without values and tokens.
public struct InboundRecord: Hashable, Identifiable, Sendable {
    /// The number of the record.
    public let id: Int
    public let date: Date
    public let eventID: String
    public let source: InboundSource
    /// The redacted content: see ``LinkRedaction``.
    public let subject: String
    public let outcome: InboundOutcome
    /// Another failure: the queue could not be stored.
    public let note: String?
}

extension InboundRecord: CustomStringConvertible {
    /// "a tapped push, https://shop.example/orders/7: opened"
    public var description: String { "\(source), \(subject): \(outcome)" + (note.map { " (\($0))" } ?? "") }
}

/// The latest events and their outcomes, for a debug menu. The number of records is bounded.
public struct InboundLog: Sendable {
    private var kept: Deque<InboundRecord> = []
    private let capacity: Int
    private var count = 0

    /// - Parameter capacity: The maximum number of records. A new record replaces the oldest.
    public init(capacity: Int = 200) { self.capacity = max(capacity, 0) }

    /// The records, the oldest first. O(n).
    public var records: [InboundRecord] { Array(kept) }

    mutating func add(
        _ event: InboundEvent, _ subject: String, _ outcome: InboundOutcome, note: String?, at date: Date
    ) -> InboundRecord {
        count += 1
        let record = InboundRecord(
            id: count, date: date, eventID: LinkRedaction.visible(event.id), source: event.source, subject: subject,
            outcome: outcome, note: note)
        kept.append(record)
        if kept.count > capacity { kept.removeFirst() }
        return record
    }
}
