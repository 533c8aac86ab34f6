import FlowKit
import Foundation
import GRDB
import Loading
import Logging
import Model

/// The orders of the signed-in user: stored first, then the server's.
struct OrderRepository: OrdersService {
    /// The requests for the user's orders. Its transport uses the tokens of the same account.
    let api: OrdersAPI
    let account: LiveAccount
    var capabilities = ServerCapabilities.all
    let logger: Logger
    /// The clock for the dates of orders and the age of stored ones.
    var now: @Sendable () -> Date = { Date() }

    func orders(_ policy: FetchPolicy) async throws(ServiceError) -> [Order]? {
        let session = try SessionStore(account)
        // If the store can't be read, the server can still respond.
        let known = (try? await session.readRows { try OrderRecord.ids(in: $0) }) ?? []
        let list = try await cache(session).load(.orders, [LoadDates.all], from: policy) { () throws(ServiceError) in
            try await session.readRows { try OrderRecord.orders(in: $0).map { OrderList(orders: $0) } }
        } ask: { () throws(ServiceError) in
            capabilities.contains(.orders) ? try await api.orders() : OrderList(orders: [])
        } keep: { list, rows in
            try OrderRecord.save(all: list.orders, replacing: list.isComplete ? known : [], in: rows)
        }
        guard let list else {
            try session.check()
            return nil
        }
        let canceled = await cancellations(session)
        try session.check()
        return list.orders.map { canceled.contains($0.id) ? $0.canceled : $0 }
    }

    /// Removes an order from the store that the server no longer has.
    func order(_ id: Order.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Order? {
        let session = try SessionStore(account)
        let order: Order?
        do throws(ServiceError) {
            // The list has all fields of its orders.
            let names = [LoadDates.one(id), LoadDates.all]
            order = try await cache(session).load(.orders, names, from: policy) { () throws(ServiceError) in
                try await session.readRows { try OrderRecord.order(id, in: $0) }
            } ask: { () throws(ServiceError) in
                try await api.order(id)
            } keep: { order, rows in
                try OrderRecord.save(order, in: rows)
            }
        } catch .notFound(let what) {
            try await cache(session).keep("that order \(id) is gone") { try OrderRecord.delete(id, in: $0) }
            throw .notFound(what)
        }
        let isCanceled = await cancellations(session).contains(id)
        try session.check()
        return isCanceled ? order?.canceled : order
    }

    /// Returns the orders whose cancellation is pending. If the store can't be read, the server can still respond.
    private func cancellations(_ session: SessionStore) async -> Set<Order.ID> {
        (try? await session.readRows { try OutboxEntry.cancellations(in: $0) }) ?? []
    }

    private func cache(_ session: SessionStore) -> ResourceCache {
        ResourceCache(store: session, logger: logger, now: now)
    }
}

extension OrderRepository {
    func place(
        _ lines: [BagLine], details: OrderDetails?, key: PendingOrder.ID
    ) async throws(PlaceOrderError) {
        guard capabilities.contains(.orders) else { throw .unsupported }
        do {
            try await account.device.writeOrThrow(durably: true) { [now] rows in
                guard !rows.isGuest else { throw PlaceOrderError.signedOut }
                guard try Self.placed(key, in: rows) == .unknown else { return }
                try Self.place(lines, details, key: key.rawValue, at: now(), in: rows)
            }
        } catch let error as PlaceOrderError {
            throw error
        } catch {
            throw .service(account.device.database.failure(error))
        }
    }

    func placed(_ key: PendingOrder.ID) -> AsyncStream<PlacedOrder> {
        account.device.values(of: "a placed order") { try Self.placed(key, in: $0) }
    }

    private static func placed(_ key: PendingOrder.ID, in rows: OwnerRows) throws -> PlacedOrder {
        if let order = try PendingOrderRecord.order(key.rawValue, in: rows) { return .pending(order) }
        guard let order = try OrderRecord.order(placedWith: key.rawValue, in: rows) else { return .unknown }
        return .confirmed(try OutboxEntry.cancellations(in: rows).contains(order.id) ? order.canceled : order)
    }

    func cancel(_ id: Order.ID) async throws(ServiceError) {
        try await account.device.write(durably: true) { rows in
            guard !rows.isGuest else { throw ServiceError.unauthorized }
            guard try !OutboxEntry.cancellations(in: rows).contains(id) else { return }
            try OutboxEntry.enqueue(.cancelOrder(id), in: rows)
        }
    }

    func cancellations() -> AsyncStream<Set<Order.ID>> {
        account.device.values(of: "the canceled orders") { try OutboxEntry.cancellations(in: $0) }
    }

    func pending() -> AsyncStream<[PendingOrder]> {
        account.device.values(of: "the pending orders") { try PendingOrderRecord.orders(in: $0) }
    }

    /// Removes the lines and the voucher from the bag, and adds the pending order and its outbox entry.
    private static func place(
        _ lines: [BagLine], _ details: OrderDetails?, key: UUID, at date: Date, in rows: OwnerRows
    ) throws {
        var bag = try Bag(rows)
        let current = try lines.map { line in
            guard let held = bag[line.id], held.quantity == line.quantity,
                held.product.price.current == line.product.price.current
            else { throw PlaceOrderError.changed(line.id) }
            return held
        }
        let draft = try OrderDraft(current, details: details)
        try PendingOrderRecord(
            ownerID: rows.ownerID, key: key, placedAt: date, draft: StoredText(draft), lines: StoredText(current)
        ).insert(rows.database)
        try OutboxEntry.enqueue(
            .placeOrder(draft.lines.map(\.withoutThumbnail), details: details), key: key, in: rows)
        for line in current {
            bag.remove(line.id)
            try MergedLine.remove(line.id, in: rows)
            // The order takes the line out of the server's bag. A pending change must not put it back afterwards.
            guard try OutboxEntry.hasEntries(about: line.id, in: rows) else { continue }
            try OutboxEntry.enqueue(.bagSet(line.id, quantity: 0), in: rows)
        }
        try bag.save(in: rows)
        try StoredVoucher.set(nil, in: rows)
        if let details { try rows.unusedPayments.remove(details.payment.reference) }
    }
}

extension OrderLine {
    /// The line as the server gets it.
    fileprivate var withoutThumbnail: OrderLine {
        var line = self
        line.thumbnail = nil
        return line
    }
}

extension OutboxEntry {
    /// Returns whether the queue has a change of a product's quantity in the bag.
    fileprivate static func hasEntries(about product: Product.ID, in rows: OwnerRows) throws -> Bool {
        let subject = OutboxChange.bagSet(product, quantity: 0).subject
        return try !rows.all(OutboxEntry.self).filter(Columns.subject == subject).isEmpty(rows.database)
    }
}
