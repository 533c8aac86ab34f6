import FlowKit
import Foundation
import OrderedCollections

/// The pending events in the order of their arrival. The queue is bounded, has each link once, and each event expires.
///
/// Functions that remove events return them with their outcomes.
struct PendingQueue: Sendable {
    typealias Ended = (entry: PendingEvent, outcome: InboundOutcome)

    let limits: PendingLimits
    private var events: OrderedDictionary<PendingEvent.ID, PendingEvent> = [:]

    init(_ limits: PendingLimits) { self.limits = limits }

    var entries: [PendingEvent] { events.values.elements }

    /// Adds an event. It replaces an older one with the same link for the same user. The oldest events are evicted.
    mutating func add(_ entry: PendingEvent, now: Date) -> [Ended] {
        var ended = expire(now)
        ended += remove(.duplicate) { $0.link == entry.link && $0.isFor(entry.userID) }
        events[entry.id] = entry
        while events.count > limits.count { ended.append((events.removeFirst().value, .queueFull)) }
        return ended
    }

    /// Adds the events that an earlier process has stored, before all others.
    mutating func load(_ stored: [PendingEvent], now: Date) -> [Ended] {
        let later = events
        events = [:]
        var ended: [Ended] = []
        let earlier = stored.filter { later[$0.id] == nil }
            .sorted { ($0.enqueued, $0.order, $0.id) < ($1.enqueued, $1.order, $1.id) }
        for entry in earlier + later.values { ended += add(entry, now: now) }
        return ended
    }

    /// Updates the reason and the user of an event, which keeps its position. If that makes it equal to another event, the
    /// later one is kept.
    mutating func update(_ entry: PendingEvent) -> [Ended] {
        guard events[entry.id] != nil else { return [] }
        events[entry.id] = entry
        let last = entries.last { $0.link == entry.link && $0.userID == entry.userID }?.id
        return remove(.duplicate) { $0.link == entry.link && $0.userID == entry.userID && $0.id != last }
    }

    mutating func remove(_ id: PendingEvent.ID) { events.removeValue(forKey: id) }

    mutating func expire(_ now: Date) -> [Ended] { remove(.expired) { $0.expires <= now } }

    /// Removes the events of all users except one.
    mutating func drop(exceptFor user: String) -> [Ended] { remove(.otherUser) { !$0.isFor(user) } }

    mutating func drop(_ wait: InboundWait) -> [Ended] { remove(.cancelled) { $0.wait == wait } }

    private mutating func remove(_ outcome: InboundOutcome, where isOver: (PendingEvent) -> Bool) -> [Ended] {
        let ended = entries.filter(isOver).map { ($0, outcome) }
        if !ended.isEmpty { events.removeAll { isOver($0.value) } }
        return ended
    }
}
