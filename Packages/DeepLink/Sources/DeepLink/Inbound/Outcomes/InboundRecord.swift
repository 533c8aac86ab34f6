public import Foundation

/// An event and what became of it, as a log keeps it: nothing in it holds a token.
public struct InboundRecord: Hashable, Identifiable, Sendable {
    /// Counts the records.
    public let id: Int
    public let date: Date
    public let eventID: String
    public let source: InboundSource
    /// What came, with all left out that only its receiver should see: see ``LinkRedaction``.
    public let subject: String
    public let outcome: InboundOutcome
    /// What else went wrong: the queue could not be stored.
    public let note: String?
}

extension InboundRecord: CustomStringConvertible {
    /// "a tapped push, https://shop.example/orders/7: opened"
    public var description: String { "\(source), \(subject): \(outcome)" + (note.map { " (\($0))" } ?? "") }
}
