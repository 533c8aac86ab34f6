import Foundation
import GRDB
public import Model

extension OrderRepository {
    @discardableResult
    public func place(_ lines: [BagLine]) async throws(PlaceOrderError) -> PendingOrder.ID {
        let key = UUID()
        do {
            try await account.users.writeOrThrow { [users = account.users, now] database, scope in
                guard scope != .guest else { throw PlaceOrderError.signedOut }
                let placing = OrderPlacing(database: database, products: users.products)
                try placing.place(lines, key: key, at: now())
            }
        } catch let error as PlaceOrderError {
            throw error
        } catch {
            throw .service(account.users.failure(error))
        }
        return PendingOrder.ID(rawValue: key)
    }

    public func pending() -> AsyncStream<[PendingOrder]> {
        account.users.values(of: "the pending orders") { [images = account.users.products.images] database in
            try PendingOrderTable(database: database, images: images).orders()
        }
    }
}

/// Places an order in one transaction: the lines leave the bag, the order waits, and its entry is in the outbox.
struct OrderPlacing {
    let database: Database
    let products: KnownProducts

    func place(_ lines: [BagLine], key: UUID, at date: Date) throws {
        let bag = BagTable(database: database)
        let facts = try products.facts(of: Set(lines.map(\.id)))
        let current = try lines.map { line in
            let held = try bag.line(line.id)
            guard let held, held.quantity == line.quantity else { throw PlaceOrderError.changed(line.id) }
            let product = facts.now(products.images.shown(held.product))
            guard product.price.current == line.product.price.current else { throw PlaceOrderError.changed(line.id) }
            return BagLine(product: product, quantity: held.quantity)
        }
        let draft = try OrderDraft(current)
        try PendingOrderTable(database: database, images: products.images).add(key, draft, lines: current, at: date)
        try OutboxTable(database: database).enqueue(.placeOrder(draft.lines.map(\.withoutThumbnail)), key: key)
        for line in current {
            try bag.delete(line.id)
            try MergedLineTable(database: database).remove(line.id)
        }
    }
}

extension OrderLine {
    /// What the server is told.
    fileprivate var withoutThumbnail: OrderLine {
        var line = self
        line.thumbnail = nil
        return line
    }
}
