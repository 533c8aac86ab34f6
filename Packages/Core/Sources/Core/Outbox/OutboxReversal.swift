import Foundation
import GRDB
import Model

/// Reverts a change on the device that the server rejected, or that the user discarded, and removes its entry.
///
/// It runs in one transaction. The article "Sending changes with an outbox" has the rules as a table.
struct OutboxReversal: Sendable {
    let entry: OutboxEntry
    /// The server's response. `nil` if the user discarded the change.
    let refusal: RefusalDTO?
    /// A Boolean value that indicates whether the server stores carts, so that it has to receive the bag's new quantities.
    let hasCarts: Bool
    let now: Date

    /// Returns the part of the server's state that has to be loaded.
    func run(in rows: OwnerRows) throws -> OutboxPull? {
        // A later change of the same subject replaces this one.
        let isFollowed = try entry.isFollowed(in: rows)
        try entry.delete(rows.database)
        switch entry.change {
        case .bagSet(let id, let quantity, let isCorrection):
            let outcome = refusal.flatMap { BagRefusal(of: quantity, isCorrection: isCorrection, by: $0, about: id) }
            if !isFollowed { try revertBag(id, outcome, in: rows) }
            return outcome?.isSent == true ? nil : .bag
        case .wishlistSet(let id, let isOn):
            if !isFollowed { try revertWishlist(id, isOn: isOn, in: rows) }
            return .wishlist
        case .placeOrder(let lines, let details):
            let details = try details ?? PendingOrderRecord.order(entry.key, in: rows)?.draft.details
            try revertOrder(of: lines, in: rows)
            try revertVoucher(of: details, in: rows)
            if let details { try rows.unusedPayments.release(details.payment.reference) }
            return .bag
        case .cancelOrder(let id):
            if refusal != nil { try report(.cancellationRefused(id), in: rows) }
            try LoadDates(rows).forget(.orders)
            try LoadDates(rows).forget(.orders, LoadDates.one(id))
            return nil
        case .profileChange:
            if let refusal { try report(.profileRefused(refusal.message), in: rows) }
            try LoadDates(rows).forget(.profile)
            return .profile
        }
    }

    private func report(_ kind: OutboxConflictKind, _ product: ProductSummary? = nil, in rows: OwnerRows) throws {
        try ConflictRecord.add(kind, product: product?.id, title: product?.title, at: now, in: rows)
    }

    private func revertBag(_ id: Product.ID, _ outcome: BagRefusal?, in rows: OwnerRows) throws {
        guard let refusal else { return }
        guard let outcome else {
            return try ConflictRecord.add(.refused(refusal.message), product: id, at: now, in: rows)
        }
        var bag = try Bag(rows)
        let line = bag[id]
        try ConflictRecord.add(outcome.kind, product: id, title: line?.product.title, at: now, in: rows)
        if let line {
            bag.replaceQuantity(outcome.quantity, of: line.product)
            try bag.save(in: rows)
        }
        guard outcome.isSent else { return }
        try OutboxEntry.enqueue(.bagSet(id, quantity: outcome.quantity, isCorrection: true), in: rows)
    }

    private func revertWishlist(_ id: Product.ID, isOn: Bool, in rows: OwnerRows) throws {
        guard let refusal else { return }
        let removed = isOn ? try WishlistRecord.remove(id, in: rows) : nil
        let kind = refusal.status == 404 ? OutboxConflictKind.wishRefused : .refused(refusal.message)
        try ConflictRecord.add(kind, product: id, title: removed?.item.product?.title, at: now, in: rows)
    }

    /// Returns the lines to the bag, and sends the bag's new quantities.
    private func revertOrder(of ordered: [OrderLine], in rows: OwnerRows) throws {
        let lines = try PendingOrderRecord.take(entry.key, ordered: ordered, in: rows)
        let order = OrderRefusal(lines: lines, refusal: refusal)
        var bag = try Bag(rows)
        for (line, quantity) in order.returned(to: bag.quantities) {
            bag.replaceQuantity(quantity, of: line.product)
        }
        try bag.save(in: rows)
        // The server's bag still has all lines, including those that don't return.
        for line in lines where hasCarts {
            let quantity = bag[line.id]?.quantity ?? 0
            let change = OutboxChange.bagSet(line.id, quantity: quantity, isCorrection: quantity == 0)
            try OutboxEntry.enqueue(change, in: rows)
        }
        // The server may have placed a discarded order.
        try LoadDates(rows).forget(.orders)
        guard refusal != nil else { return }
        try report(order.kind, lines.count == 1 ? lines.first?.product : nil, in: rows)
    }

    /// Returns the voucher to the bag, unless the bag has one again.
    private func revertVoucher(of details: OrderDetails?, in rows: OwnerRows) throws {
        guard let code = details?.voucher?.code, try StoredVoucher.voucher(in: rows) == nil else { return }
        try StoredVoucher.set(try? Voucher.named(code), in: rows)
    }
}
