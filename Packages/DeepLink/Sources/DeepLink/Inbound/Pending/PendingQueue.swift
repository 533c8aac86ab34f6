import FlowKit
import Foundation

/// The events that wait, in the order in which they came: bounded, each link once, none for ever.
///
/// A value. What leaves it is returned together with the outcome.
struct PendingQueue: Sendable {
    typealias Ended = (entry: PendingEvent, outcome: InboundOutcome)

    let limits: PendingLimits
    private(set) var entries: [PendingEvent] = []

    init(_ limits: PendingLimits) { self.limits = limits }

    /// Adds an entry. An older one with the same link and for the same user gives way, and the oldest one when there
    /// are too many.
    mutating func add(_ entry: PendingEvent, now: Date) -> [Ended] {
        var ended = expire(now)
        ended += remove(.duplicate) { $0.link == entry.link && $0.isFor(entry.userID) }
        entries.append(entry)
        while entries.count > limits.count { ended.append((entries.removeFirst(), .queueFull)) }
        return ended
    }

    /// Adds what was stored by an earlier process. It came before all that is here.
    mutating func load(_ stored: [PendingEvent], now: Date) -> [Ended] {
        let known = Set(entries.map(\.id))
        let later = entries
        entries = []
        var ended: [Ended] = []
        let earlier = stored.filter { !known.contains($0.id) }
            .sorted { ($0.enqueued, $0.order, $0.id) < ($1.enqueued, $1.order, $1.id) }
        for entry in earlier + later { ended += add(entry, now: now) }
        return ended
    }

    /// Changes what an entry waits for and for whom. It stays where it is, unless that makes it the same as another: then
    /// the later one stays.
    mutating func update(_ entry: PendingEvent) -> [Ended] {
        guard let index = entries.firstIndex(where: { $0.id == entry.id }) else { return [] }
        entries[index] = entry
        let last = entries.last { $0.link == entry.link && $0.userID == entry.userID }?.id
        return remove(.duplicate) { $0.link == entry.link && $0.userID == entry.userID && $0.id != last }
    }

    /// Takes an entry out; false when it is gone already.
    mutating func take(_ id: PendingEvent.ID) -> Bool {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
        entries.remove(at: index)
        return true
    }

    mutating func expire(_ now: Date) -> [Ended] { remove(.expired) { $0.expires <= now } }

    /// Takes out what was for somebody else than the user who has signed in.
    mutating func drop(exceptFor user: String) -> [Ended] { remove(.otherUser) { !$0.isFor(user) } }

    mutating func drop(_ wait: InboundWait) -> [Ended] { remove(.cancelled) { $0.wait == wait } }

    private mutating func remove(_ outcome: InboundOutcome, where isOver: (PendingEvent) -> Bool) -> [Ended] {
        let ended = entries.filter(isOver).map { ($0, outcome) }
        if !ended.isEmpty { entries.removeAll(where: isOver) }
        return ended
    }
}
