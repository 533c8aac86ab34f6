public import Foundation

/// How far the user's changes are on their way to the server.
public struct OutboxStatus: Hashable, Sendable {
    /// How many changes the server has not answered yet.
    public var waiting: Int
    /// Whether one of them is being sent now.
    public var isSending: Bool
    /// When the next attempt is due; nil when nothing waits for its time.
    public var nextAttempt: Date?
    /// Why the last attempt did not work; nil when it did.
    public var lastFailure: ServiceError?

    /// A state of the outbox. Nothing waits, unless something else is said.
    public init(
        waiting: Int = 0, isSending: Bool = false, nextAttempt: Date? = nil, lastFailure: ServiceError? = nil
    ) {
        self.waiting = waiting
        self.isSending = isSending
        self.nextAttempt = nextAttempt
        self.lastFailure = lastFailure
    }

    /// Whether the server knows all that the user has done.
    public var isEmpty: Bool { waiting == 0 }
}
