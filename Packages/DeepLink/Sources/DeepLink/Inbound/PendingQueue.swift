public import FlowKit
public import Foundation
import OrderedCollections

/// A pending event, as it is stored.
public struct PendingEvent: Hashable, Identifiable, Codable, Sendable {
    public let id: String
    /// The event as it was received.
    public let event: InboundEvent
    /// The link as the app prints it. Events with equal links are duplicates.
    public let link: String
    /// The reason why the event is pending.
    public var reason: NavigationReason
    /// The user who was signed in when the event became pending. Without a user, it belongs to the next user who signs in.
    /// An event that is pending for a permission has no user, because the user may choose another account for it.
    public var userID: String?
    /// The time when the event became pending.
    public let enqueued: Date
    /// The order of events that were enqueued at the same time.
    public let order: Int
    /// The time when the event is dropped: its own, but at most the limit for pending events.
    public let expires: Date

    /// Returns whether the event can be handled for a user. While no user is signed in, the events of users are pending.
    func isFor(_ user: String?) -> Bool { userID == nil || userID == user }
}

/// A store of pending events that outlives the process. An app implements it with its database.
///
/// Calls don't overlap. If ``save(_:)`` or ``remove(_:)`` fails, the event's ``InboundRecord/note`` says so, and the event is
/// pending in memory only. If ``load()`` fails, the pipeline begins without the events of earlier processes, and no
/// record has the failure: a store that needs it in a log writes it there.
public protocol PendingEventStore: Sendable {
    /// Returns all saved events, in any order, without those that can't be decoded.
    func load() async throws -> [PendingEvent]
    /// Saves an event. It replaces the one with the same identifier, and is stored when the function returns.
    func save(_ entry: PendingEvent) async throws
    /// Removes an event, if it is stored. It's removed when the function returns.
    func remove(_ id: PendingEvent.ID) async throws
}

/// A store in memory, for tests and for apps whose pending events don't outlive the process.
public actor MemoryPendingEventStore: PendingEventStore {
    private var entries: [PendingEvent.ID: PendingEvent] = [:]

    /// Creates an empty store.
    public init() {}

    public func load() -> [PendingEvent] { Array(entries.values) }

    public func save(_ entry: PendingEvent) { entries[entry.id] = entry }

    public func remove(_ id: PendingEvent.ID) { entries[id] = nil }
}

/// The pending events in the order of their arrival. The queue is bounded, has each link once, and each event expires.
///
/// Functions that remove events return them with their outcomes.
struct PendingQueue: Sendable {
    typealias Ended = (entry: PendingEvent, outcome: InboundOutcome)

    /// The maximum number of events. The oldest is evicted.
    var limit = 20
    /// The maximum time that an event is pending.
    var lifetime: TimeInterval = 86_400
    private var events: OrderedDictionary<PendingEvent.ID, PendingEvent> = [:]

    var entries: [PendingEvent] { events.values.elements }

    /// Adds an event, or updates it at its position. Of the events with the same link for the same user, the last one is
    /// kept. The oldest events are evicted.
    mutating func set(_ entry: PendingEvent, now: Date) -> [Ended] {
        var ended = remove(.expired) { $0.expires <= now && $0.id != entry.id }
        events[entry.id] = entry
        func isSame(_ other: PendingEvent) -> Bool { other.link == entry.link && other.isFor(entry.userID) }
        let last = entries.last(where: isSame)?.id
        ended += remove(.duplicate) { isSame($0) && $0.id != last }
        while events.count > limit { ended.append((events.removeFirst().value, .queueFull)) }
        return ended
    }

    /// Adds the events that an earlier process has stored, before all others.
    mutating func load(_ stored: [PendingEvent], now: Date) -> [Ended] {
        let later = events
        events = [:]
        var ended: [Ended] = []
        let earlier = stored.filter { later[$0.id] == nil }
            .sorted { ($0.enqueued, $0.order, $0.id) < ($1.enqueued, $1.order, $1.id) }
        for entry in earlier + later.values { ended += set(entry, now: now) }
        return ended
    }

    mutating func remove(_ id: PendingEvent.ID) { events.removeValue(forKey: id) }

    mutating func expire(_ now: Date) -> [Ended] { remove(.expired) { $0.expires <= now } }

    /// Removes the events of all users except one.
    mutating func drop(exceptFor user: String) -> [Ended] { remove(.otherUser) { !$0.isFor(user) } }

    mutating func drop(_ reason: NavigationReason) -> [Ended] { remove(.cancelled) { $0.reason == reason } }

    private mutating func remove(_ outcome: InboundOutcome, where isOver: (PendingEvent) -> Bool) -> [Ended] {
        let ended = entries.filter(isOver).map { ($0, outcome) }
        if !ended.isEmpty { events.removeAll { isOver($0.value) } }
        return ended
    }
}
