public import Foundation

/// The status of the outbox.
public struct OutboxStatus: Hashable, Sendable {
    /// The number of pending changes.
    public var waiting: Int
    /// A Boolean value that indicates whether a change is being sent.
    public var isSending: Bool
    /// The date of the next attempt. `nil` if none is scheduled.
    public var nextAttempt: Date?
    /// The error of the last attempt. `nil` if it succeeded.
    public var lastFailure: ServiceError?

    /// Creates a status. By default, no changes are pending.
    public init(
        waiting: Int = 0, isSending: Bool = false, nextAttempt: Date? = nil, lastFailure: ServiceError? = nil
    ) {
        self.waiting = waiting
        self.isSending = isSending
        self.nextAttempt = nextAttempt
        self.lastFailure = lastFailure
    }

    /// A Boolean value that indicates whether the server has received all changes.
    public var isEmpty: Bool { waiting == 0 }
}
