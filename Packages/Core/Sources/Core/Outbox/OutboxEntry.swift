import Algorithms
import Foundation
import GRDB
import Model

/// A change of the user that the server has to make as well.
///
/// A change has the new state rather than a difference, so that making it twice has the same result.
enum OutboxChange: Hashable, Sendable {
    /// The quantity of a product in the bag; 0 removes the product. A correction follows a rejection by the server.
    case bagSet(Product.ID, quantity: Int, isCorrection: Bool = false)
    case wishlistSet(Product.ID, isOn: Bool)
    /// An order, identified by the key of its entry.
    case placeOrder([OrderLine], details: OrderDetails? = nil)
    case cancelOrder(Order.ID)
    case profileChange(ProfileChange)

    /// The subject. A later change of the same subject replaces an earlier one. `nil` for a new order.
    var subject: String? {
        switch self {
        case .bagSet(let id, _, _): "bag \(id)"
        case .wishlistSet(let id, _): "wish \(id)"
        case .placeOrder: nil
        case .cancelOrder(let id): "cancellation \(id)"
        case .profileChange: "profile"
        }
    }

    /// The server's extension that makes the change.
    var capability: ServerCapabilities {
        switch self {
        case .bagSet: .carts
        case .wishlistSet: .wishlists
        case .placeOrder, .cancelOrder: .orders
        case .profileChange: .profiles
        }
    }

    /// Returns a change with the effect of this change and then of a later one of the same subject.
    func followed(by later: OutboxChange) -> OutboxChange {
        guard case .profileChange(let first) = self, case .profileChange(let second) = later else { return later }
        return .profileChange(first.followed(by: second))
    }
}

/// A queue of entries that are sent in their order. Lanes don't wait for each other.
enum OutboxLane: Hashable, Sendable {
    case bag, wishlist, profile
    case order(UUID)
}

/// A change that is pending until the server has responded: a row of the outbox.
struct OutboxEntry: OwnedRecord, Hashable {
    static let databaseTableName = "outboxEntry"

    enum Columns {
        static let number = Column(CodingKeys.number)
        static let key = Column(CodingKeys.key)
        static let subject = Column(CodingKeys.subject)
        static let attempts = Column(CodingKeys.attempts)
        static let needsAttention = Column(CodingKeys.needsAttention)
        static let notBefore = Column(CodingKeys.notBefore)
        static let delay = Column(CodingKeys.delay)
    }

    /// The position in the queue.
    let number: Int64
    let ownerID: OwnerID
    /// The idempotency key, by which the server recognizes a repeated attempt.
    let key: UUID
    let subject: String?
    let change: OutboxChange
    /// The number of attempts, counted before the request is sent. An entry that was sent once is never changed.
    var attempts = 0
    /// The number of responses without the change. ``OutboxPolicy`` limits it: attempts without a response don't count.
    var failedResponses = 0
    /// The number of successful responses that couldn't be read.
    var unreadable = 0
    /// A Boolean value that indicates whether the entry is sent only if the user asks for it.
    var needsAttention = false
    /// The date of the next attempt. `nil` if it is due.
    var notBefore: Date?
    /// The delay in seconds as scheduled. It caps the wait if the device's clock is set back.
    var delay: TimeInterval = 0

    var lane: OutboxLane {
        switch change {
        case .bagSet: .bag
        case .wishlistSet: .wishlist
        case .profileChange: .profile
        case .placeOrder, .cancelOrder: .order(key)
        }
    }

    /// Returns the time until the next attempt.
    func wait(at now: Date) -> Duration {
        guard let notBefore else { return .zero }
        return .seconds(min(max(notBefore.timeIntervalSince(now), 0), delay))
    }

    /// Begins the delay again if the device's clock was set back, and returns whether it was. Stored dates are rounded.
    mutating func restartDelay(at now: Date) -> Bool {
        guard let notBefore, notBefore.timeIntervalSince(now) > delay + 1 else { return false }
        self.notBefore = now.addingTimeInterval(delay)
        return true
    }

    /// Schedules the next attempt.
    mutating func postpone(by delay: Duration, from now: Date) {
        self.delay = delay / .seconds(1)
        notBefore = now.addingTimeInterval(self.delay)
    }
}

// MARK: - Queries

extension OutboxEntry {
    /// Returns all entries in their order, except those of a later version of the app.
    static func all(in rows: OwnerRows) throws -> [OutboxEntry] { try readable(rows.all(OutboxEntry.self), rows) }

    /// Returns an entry. `nil` if it was removed.
    static func entry(_ key: UUID, in rows: OwnerRows) throws -> OutboxEntry? {
        try readable(rows.all(OutboxEntry.self).filter(Columns.key == key.uuidString), rows).first
    }

    /// Adds a change at the end of the queue.
    ///
    /// It replaces an entry of the same subject that was never sent, or that needs attention. An entry that is being sent
    /// stays as it is: the server may know its key with its content.
    @discardableResult
    static func enqueue(_ change: OutboxChange, key: UUID = UUID(), in rows: OwnerRows) throws -> OutboxEntry {
        var change = change
        if let subject = change.subject {
            let replaced = rows.all(OutboxEntry.self).filter(Columns.subject == subject)
                .filter(Columns.attempts == 0 || Columns.needsAttention == true)
            for earlier in try readable(replaced, rows).reversed() {
                change = earlier.change.followed(by: change)
                try earlier.delete(rows.database)
            }
        }
        // The numbers of all owners ascend together.
        let last = try Int64.fetchOne(rows.database, select(max(Columns.number))) ?? 0
        let entry = OutboxEntry(
            number: last + 1, ownerID: rows.ownerID, key: key, subject: change.subject, change: change)
        try entry.insert(rows.database)
        return entry
    }

    /// Returns the orders whose cancellation is pending, except those that need attention.
    static func cancellations(in rows: OwnerRows) throws -> Set<Order.ID> {
        Set(
            try all(in: rows).compactMap { entry in
                if case .cancelOrder(let id) = entry.change, !entry.needsAttention { id } else { nil }
            })
    }

    /// Counts an attempt that is about to be made, and returns the entry. `nil` if it was removed.
    static func beginAttempt(_ key: UUID, in rows: OwnerRows) throws -> OutboxEntry? {
        guard var entry = try entry(key, in: rows) else { return nil }
        entry.attempts += 1
        (entry.notBefore, entry.delay) = (nil, 0)
        try entry.update(rows.database)
        return entry
    }

    /// Makes all entries due whose delay is at most this long.
    static func clearDelays(upTo delay: Duration?, in rows: OwnerRows) throws {
        let delayed = rows.all(OutboxEntry.self).filter(Columns.notBefore != nil)
        try (delay.map { delayed.filter(Columns.delay <= $0 / .seconds(1)) } ?? delayed)
            .updateAll(rows.database, Columns.notBefore.set(to: nil), Columns.delay.set(to: 0))
    }

    /// Returns whether the queue has a later entry of the same subject.
    func isFollowed(in rows: OwnerRows) throws -> Bool {
        guard let subject else { return false }
        let later = rows.all(OutboxEntry.self).filter(Columns.subject == subject && Columns.number > number)
        return try !later.isEmpty(rows.database)
    }

    static func readable(
        _ request: QueryInterfaceRequest<OutboxEntry>, _ rows: OwnerRows
    ) throws -> [OutboxEntry] {
        try request.order(Columns.number).fetchReadable(rows.database)
    }
}

/// The state of an owner's queue.
struct OutboxQueue: Hashable, Sendable {
    let owner: OwnerID
    /// The number of entries, including those that need attention.
    var count = 0
    /// The next entry of each lane, in their order.
    var heads: [OutboxEntry] = []
    /// The number of the user's cart on the server. `nil` if it isn't known.
    var cart: Int?
    /// A Boolean value that indicates whether a guest's lines are pending until the server's bag is known.
    var hasMergedLines = false

    init(_ rows: OwnerRows) throws {
        owner = rows.ownerID
        count = try rows.all(OutboxEntry.self).fetchCount(rows.database)
        heads = try OutboxEntry.all(in: rows).filter { !$0.needsAttention }.uniqued(on: \.lane)
        cart = try rows.setting(.cart).flatMap { Int($0) }
        hasMergedLines = try !rows.all(MergedLine.self).isEmpty(rows.database)
    }

    /// The date of the next attempt. `nil` if there is none, or if an entry is due.
    var nextAttempt: Date? {
        heads.contains { $0.notBefore == nil } ? nil : heads.compactMap(\.notBefore).min()
    }
}
