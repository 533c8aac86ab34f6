public import FlowKit
import Foundation
import GRDB
public import Logging
public import Model

/// The orders of the signed-in user: stored first, then the server's.
public struct OrderRepository: OrdersService {
    private let api: OrdersAPI
    private let account: LiveAccount
    private let capabilities: ServerCapabilities
    private let now: @Sendable () -> Date
    private let logger: Logger

    /// - Parameters:
    ///   - api: The requests for the user's orders. Its transport uses the tokens of the same account.
    ///   - account: The signed-in user, and the user's database.
    ///   - capabilities: The data that the server stores.
    ///   - logger: Logs orders that could not be stored.
    public init(
        api: OrdersAPI, account: LiveAccount, capabilities: ServerCapabilities = .all, logger: Logger
    ) {
        self.init(api: api, account: account, capabilities: capabilities, logger: logger) { Date() }
    }

    /// - Parameter now: The clock for the dates of orders and the age of stored ones.
    init(
        api: OrdersAPI, account: LiveAccount, capabilities: ServerCapabilities = .all, logger: Logger,
        now: @escaping @Sendable () -> Date
    ) {
        self.api = api
        self.account = account
        self.capabilities = capabilities
        self.logger = logger
        self.now = now
    }

    public func orders(_ origin: DataOrigin) async throws(ServiceError) -> [Order]? {
        let (mine, images) = (try SignedInStore(account), account.users.products.images)
        let orders = try await cache(mine).load(.orders, [LoadDates.all], from: origin) { () throws(ServiceError) in
            try await mine.read { try OrderTable(database: $0, images: images).orders() }
        } ask: { () throws(ServiceError) in
            try await api.orders()
        } keep: { orders, database in
            try OrderTable(database: database, images: images).save(all: orders)
        }
        try mine.stillHere()
        return orders
    }

    /// Removes an order from the store that the server no longer has.
    public func order(_ id: Order.ID, _ origin: DataOrigin) async throws(ServiceError) -> Order? {
        let (mine, images) = (try SignedInStore(account), account.users.products.images)
        let order: Order?
        do throws(ServiceError) {
            // The list has all fields of its orders.
            let names = [LoadDates.one(id), LoadDates.all]
            order = try await cache(mine).load(.orders, names, from: origin) { () throws(ServiceError) in
                try await mine.read { try OrderTable(database: $0, images: images).order(id) }
            } ask: { () throws(ServiceError) in
                try await api.order(id)
            } keep: { order, database in
                try OrderTable(database: database, images: images).save(order)
            }
        } catch .notFound(let what) {
            try await cache(mine).keep("that order \(id) is gone") { database in
                try OrderTable(database: database, images: images).delete(id)
            }
            throw .notFound(what)
        }
        try mine.stillHere()
        return order
    }

    private func cache(_ mine: SignedInStore) -> ResourceCache {
        ResourceCache(store: mine, logger: logger, now: now)
    }
}

extension OrderRepository {
    @discardableResult
    public func place(_ lines: [BagLine]) async throws(PlaceOrderError) -> PendingOrder.ID {
        guard capabilities.contains(.orders) else { throw .unsupported }
        let key = UUID()
        do {
            try await account.users.writeOrThrow(durably: true) { [users = account.users, now] database, scope in
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

/// Places an order in one transaction: removes the lines from the bag, and adds the pending order and its outbox entry.
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
        try OutboxEntry.enqueue(.placeOrder(draft.lines.map(\.withoutThumbnail)), key: key, in: database)
        for line in current {
            try bag.delete(line.id)
            try MergedLine.remove(line.id, in: database)
            // The order takes the line out of the server's bag. A pending change must not put it back afterwards.
            guard try OutboxEntry.hasEntries(about: line.id, in: database) else { continue }
            try OutboxEntry.enqueue(.bagSet(line.id, quantity: 0), in: database)
        }
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
