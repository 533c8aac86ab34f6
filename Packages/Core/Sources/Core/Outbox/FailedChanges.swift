import Foundation
import GRDB
import Model

// The changes that need attention: they are sent again or discarded when the user asks for it.
extension OutboxSender {
    /// Sends an entry again that needs attention.
    func retry(_ key: UUID) async throws(ServiceError) {
        session?.failedCarts = 0
        session?.pullDue = .zero
        session?.confirmed.insert(key)
        try await write { rows in
            guard var entry = try OutboxEntry.entry(key, in: rows), entry.needsAttention else { return }
            // An entry that was sent keeps its content.
            (entry.needsAttention, entry.attempts) = (false, min(entry.attempts, 1))
            (entry.failedResponses, entry.unreadable) = (0, 0)
            try entry.update(rows.database)
        }
    }

    /// Removes an entry that needs attention or can't be read, and restores the server's state.
    func discard(_ key: UUID) async throws(ServiceError) {
        let (now, all, hasCarts) = (dependencies.now(), allPulls, supports(.carts))
        let pulls = try await write { rows -> Set<OutboxPull> in
            if let entry = try OutboxEntry.unreadable(key, in: rows) {
                _ = try OutboxReversal(entry: entry, refusal: nil, hasCarts: hasCarts, now: now).run(in: rows)
                return all
            }
            guard let entry = try OutboxEntry.entry(key, in: rows), entry.needsAttention else { return [] }
            let pull = try OutboxReversal(entry: entry, refusal: nil, hasCarts: hasCarts, now: now).run(in: rows)
            return Set([pull].compactMap(\.self))
        }
        for pull in pulls { request(pull) }
    }

    /// Returns whether the server may have placed an order and forgotten its key since then.
    func isTooOld(_ entry: OutboxEntry, _ session: Session) async throws(ServiceError) -> Bool {
        guard case .placeOrder = entry.change, entry.attempts > 0, !session.confirmed.contains(entry.key) else {
            return false
        }
        let order = try await read(session) { try PendingOrderRecord.order(entry.key, in: $0) }
        guard let order else { return false }
        return dependencies.now().timeIntervalSince(order.placedAt) > OutboxPolicy.maximumOrderAge
    }
}

extension FailedChange {
    /// Returns the changes that need attention, then those that this version of the app can't read.
    static func all(in rows: OwnerRows) throws -> [FailedChange] {
        try OutboxEntry.failed(in: rows).map { try $0.failedChange(in: rows) }
            + OutboxEntry.unreadableKeys(in: rows).map { FailedChange(id: ID(rawValue: $0), subject: .unreadable) }
    }
}

extension OutboxEntry {
    /// Returns the keys of the entries that this version of the app can't read, in their order.
    static func unreadableKeys(in rows: OwnerRows) throws -> [UUID] {
        let known = Set(try all(in: rows).map(\.key))
        return try rows.all(OutboxEntry.self).order(Columns.number).select(Columns.key, as: String.self)
            .fetchAll(rows.database).compactMap(UUID.init(uuidString:)).filter { !known.contains($0) }
    }

    /// Returns an entry that this version of the app can't read, in the form of an order without lines: if it is an order,
    /// the lines of the pending order return to the bag when it is discarded.
    fileprivate static func unreadable(_ key: UUID, in rows: OwnerRows) throws -> OutboxEntry? {
        guard try unreadableKeys(in: rows).contains(key) else { return nil }
        let entry = rows.all(OutboxEntry.self).filter(Columns.key == key.uuidString)
        return try entry.select(Columns.number, as: Int64.self).fetchOne(rows.database).map { number in
            OutboxEntry(number: number, ownerID: rows.ownerID, key: key, subject: nil, change: .placeOrder([]))
        }
    }

    /// Returns the entries that need attention, in their order.
    static func failed(in rows: OwnerRows) throws -> [OutboxEntry] {
        try readable(rows.all(OutboxEntry.self).filter(Columns.needsAttention == true), rows)
    }

    /// Returns the change as the user sees it.
    func failedChange(in rows: OwnerRows) throws -> FailedChange {
        let (subject, title): (FailedChange.Subject, String?) =
            switch change {
            case .bagSet(let id, _, _): (.bag, try Bag(rows)[id]?.product.title)
            case .wishlistSet(let id, _):
                (.wishlist, try WishlistRecord.items(in: rows).first { $0.id == id }?.product?.title)
            case .placeOrder(let lines, _):
                (.order(itemCount: lines.reduce(0) { $0.saturating(adding: $1.quantity) }), nil)
            case .cancelOrder(let id): (.cancellation(id), nil)
            case .profileChange: (.profile, nil)
            }
        return FailedChange(id: FailedChange.ID(rawValue: key), subject: subject, productTitle: title)
    }
}
