public import Foundation

/// An event that waits, as it is stored.
public struct PendingEvent: Hashable, Identifiable, Codable, Sendable {
    public let id: String
    public let event: InboundEvent
    /// Its link as the app itself writes it, by which equal links are known.
    public let link: String
    public var wait: InboundWait
    /// Who was signed in when it began to wait; nil when nobody was. Then it is for whoever signs in.
    public var userID: String?
    public let enqueued: Date
    /// Which of those comes first that have come at the same time: the one with the smaller number.
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

    /// Whether it may be followed while this user is signed in. While nobody is, one that is somebody's waits on.
    func isFor(_ user: String?) -> Bool { userID == nil || userID == user }
}
