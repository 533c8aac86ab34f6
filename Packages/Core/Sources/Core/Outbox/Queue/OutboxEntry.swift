import Foundation

/// A change that waits for the server's answer.
struct OutboxEntry: Hashable, Sendable {
    /// Counts up: the order in which the changes were made, and in which they are sent.
    let number: Int64
    /// Made with the entry and sent with each attempt, so that the server knows a repetition.
    let key: UUID
    /// What the server is to do.
    let change: OutboxChange
    /// How often it has been sent, or may have been: counted before the request leaves.
    var attempts: Int = 0
    /// When it may be sent again, by the device's clock; nil for at once.
    var notBefore: Date?
    /// How long that was from the moment when it was decided: no wait is longer, whatever the clock says now.
    var delay: Duration = .zero

    /// How long to wait yet. A clock that was set back makes no wait longer than it was to be.
    func wait(at now: Date) -> Duration {
        guard let notBefore else { return .zero }
        return min(max(.seconds(notBefore.timeIntervalSince(now)), .zero), delay)
    }
}
