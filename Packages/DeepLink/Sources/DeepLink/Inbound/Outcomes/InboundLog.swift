public import FlowKit
import Foundation

/// The latest events and what became of them, for a debug menu. Bounded.
public struct InboundLog: Sendable {
    public private(set) var records: BoundedRing<InboundRecord>
    private var count = 0

    /// - Parameter capacity: How many records are kept.
    public init(capacity: Int = 200) { records = BoundedRing(capacity: capacity) }

    mutating func add(
        _ event: InboundEvent, _ subject: String, _ outcome: InboundOutcome, note: String?, at date: Date
    ) {
        count += 1
        records.append(
            InboundRecord(
                id: count, date: date, eventID: LinkRedaction.visible(event.id), source: event.source, subject: subject,
                outcome: outcome,
                note: note))
    }
}
