public import Foundation

/// A pending event, as it is stored.
public struct PendingEvent: Hashable, Identifiable, Codable, Sendable {
    public let id: String
    public let event: InboundEvent
    /// The link as the app prints it. Events with equal links are duplicates.
    public let link: String
    public var wait: InboundWait
    /// The user who was signed in when the event became pending. Without a user, it belongs to the next user who signs in.
    public var userID: String?
    public let enqueued: Date
    /// The order of events that were enqueued at the same time.
    public let order: Int
    public let expires: Date

    public init(
        id: String, event: InboundEvent, link: String, wait: InboundWait, userID: String?, enqueued: Date,
        order: Int = 0, expires: Date
    ) {
        self.id = id
        self.event = event
        self.link = link
        self.wait = wait
        self.userID = userID
        self.enqueued = enqueued
        self.order = order
        self.expires = expires
    }

    /// Returns whether the event can be handled for a user. While no user is signed in, the events of users are pending.
    func isFor(_ user: String?) -> Bool { userID == nil || userID == user }
}

/// The limits of the queue of pending events.
public struct PendingLimits: Hashable, Sendable {
    /// The maximum number of events, at least one. The oldest is evicted.
    public let count: Int
    /// The maximum time that an event is pending.
    public let lifetime: Duration

    public init(count: Int = 20, lifetime: Duration = .seconds(86_400)) {
        self.count = max(count, 1)
        self.lifetime = lifetime
    }
}
