import Foundation
import GRDB
import Model

/// Reverts a change on the device that the server rejected, or that the user discarded, and removes its entry.
///
/// It runs in one transaction. The article "Sending changes with an outbox" has the rules as a table.
struct OutboxReversal {
    let rows: OwnerRows
    let now: Date
    let entry: OutboxEntry
    /// The server's response. `nil` if the user discarded the change.
    let refusal: RefusalDTO?

    /// Returns the part of the server's state that has to be loaded.
    func run() throws -> OutboxPull? {
        // A later change of the same subject replaces this one.
        let isFollowed = try entry.isFollowed(in: rows)
        try entry.delete(rows.database)
        switch entry.change {
        case .bagSet(let id, let quantity, let isCorrection):
            let outcome = refusal.flatMap { BagRefusal(of: quantity, isCorrection: isCorrection, by: $0, about: id) }
            if !isFollowed { try revertBag(id, outcome) }
            return outcome?.isSent == true ? nil : .bag
        case .wishlistSet(let id, let isOn):
            if !isFollowed { try revertWishlist(id, isOn: isOn) }
            return .wishlist
        case .placeOrder(let lines, let details):
            try revertOrder(of: lines)
            try revertVoucher(of: details)
            return .bag
        case .profileChange:
            if let refusal { try report(.profileRefused(refusal.message)) }
            try LoadDates(rows).forget(.profile)
            return .profile
        }
    }

    private func report(_ kind: OutboxConflictKind, _ product: ProductSummary? = nil) throws {
        try ConflictRecord.add(kind, product: product?.id, title: product?.title, at: now, in: rows)
    }

    private func revertBag(_ id: Product.ID, _ outcome: BagRefusal?) throws {
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

    private func revertWishlist(_ id: Product.ID, isOn: Bool) throws {
        guard let refusal else { return }
        let removed = isOn ? try WishlistRecord.remove(id, in: rows) : nil
        let kind = refusal.status == 404 ? OutboxConflictKind.wishRefused : .refused(refusal.message)
        try ConflictRecord.add(kind, product: id, title: removed?.item.product?.title, at: now, in: rows)
    }

    /// Returns the lines to the bag, and sends the bag's new quantities.
    private func revertOrder(of ordered: [OrderLine]) throws {
        let lines = try PendingOrderRecord.take(entry.key, ordered: ordered, in: rows)
        let order = OrderRefusal(lines: lines, refusal: refusal)
        var bag = try Bag(rows)
        for (line, quantity) in order.returned(to: bag.quantities) {
            bag.replaceQuantity(quantity, of: line.product)
        }
        try bag.save(in: rows)
        // The server's bag still has all lines, including those that don't return.
        for line in lines {
            let quantity = bag[line.id]?.quantity ?? 0
            let change = OutboxChange.bagSet(line.id, quantity: quantity, isCorrection: quantity == 0)
            try OutboxEntry.enqueue(change, in: rows)
        }
        // The server may have placed a discarded order.
        try LoadDates(rows).forget(.orders)
        guard refusal != nil else { return }
        try report(order.kind, lines.count == 1 ? lines.first?.product : nil)
    }

    /// Returns the voucher to the bag, unless the bag has one again.
    private func revertVoucher(of details: OrderDetails?) throws {
        guard let code = details?.voucher?.code, try StoredVoucher.voucher(in: rows) == nil else { return }
        try StoredVoucher.set(try? Voucher.named(code), in: rows)
    }
}

/// The new quantity of a line of the bag that the server rejected.
struct BagRefusal: Hashable {
    /// The quantity; 0 removes the line.
    let quantity: Int
    /// The message to the user.
    let kind: OutboxConflictKind
    /// A Boolean value that indicates whether the server has to receive the quantity.
    let isSent: Bool

    /// Takes the quantity that the server offers. A rejected correction removes the line, because the server would reject
    /// any quantity. Returns `nil` for a rejection without a reason: the server's bag has to be loaded.
    init?(of asked: Int, isCorrection: Bool, by refusal: RefusalDTO, about id: Product.ID) {
        guard let line = refusal.lines.first(where: { $0.product == id }) ?? refusal.lines.first else { return nil }
        let offered = line.quantity ?? 0
        switch line.reason {
        case .gone:
            (quantity, kind) = (0, .gone)
        case .stock where !isCorrection && offered > 0 && offered < asked:
            (quantity, kind) = (offered, .lowered(from: asked, to: offered))
        case .minimum where !isCorrection && offered > asked:
            (quantity, kind) = (offered, .raised(from: asked, to: offered))
        case .stock, .minimum, .price:
            (quantity, kind) = (0, .soldOut)
        }
        isSent = !isCorrection
    }
}
