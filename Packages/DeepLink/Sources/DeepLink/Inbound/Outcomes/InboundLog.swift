import DequeModule
import FlowKit
import Foundation

/// The latest events and what became of them, for a debug menu. Bounded.
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
    ) {
        count += 1
        kept.append(
            InboundRecord(
                id: count, date: date, eventID: LinkRedaction.visible(event.id), source: event.source, subject: subject,
                outcome: outcome, note: note))
        if kept.count > capacity { kept.removeFirst() }
    }
}
