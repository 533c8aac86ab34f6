import Foundation
import GRDB
import Model

// The changes that need attention: they are sent again or discarded when the user asks for it.
extension OutboxSender {
    /// Sends an entry again that needs attention.
    func retry(_ key: UUID) async throws(ServiceError) {
        session?.failedCarts = 0
        session?.pullDue = .zero
        try await write { rows in
            guard var entry = try OutboxEntry.entry(key, in: rows), entry.needsAttention else { return }
            // An entry that was sent keeps its content.
            (entry.needsAttention, entry.attempts) = (false, min(entry.attempts, 1))
            (entry.failedResponses, entry.unreadable) = (0, 0)
            try entry.update(rows.database)
        }
    }

    /// Removes an entry that needs attention, and restores the server's state.
    func discard(_ key: UUID) async throws(ServiceError) {
        let now = dependencies.now()
        let pull = try await write { rows -> OutboxPull? in
            guard let entry = try OutboxEntry.entry(key, in: rows), entry.needsAttention else { return nil }
            return try OutboxReversal(rows: rows, now: now, entry: entry, refusal: nil).run()
        }
        if let pull { session?.pulls.insert(pull) }
    }
}

extension OutboxEntry {
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
            case .profileChange: (.profile, nil)
            }
        return FailedChange(id: FailedChange.ID(rawValue: key), subject: subject, productTitle: title)
    }
}
