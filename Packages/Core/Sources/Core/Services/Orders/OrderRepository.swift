public import FlowKit
import Foundation
import GRDB
public import Logging
public import Model

/// The orders of who is signed in: stored first, then the server's. They leave the device with their user.
public struct OrderRepository: OrdersService {
    private let api: OrdersAPI
    let account: LiveAccount
    let now: @Sendable () -> Date
    private let logger: Logger

    /// - Parameters:
    ///   - api: What the server has of the user. Its transport says who asks, by the same account.
    ///   - account: Who is signed in, and what the device holds of them.
    ///   - logger: Told of what could not be stored.
    public init(api: OrdersAPI, account: LiveAccount, logger: Logger) {
        self.init(api: api, account: account, logger: logger) { Date() }
    }

    /// - Parameter now: When an order is placed, and how old what is held is.
    init(api: OrdersAPI, account: LiveAccount, logger: Logger, now: @escaping @Sendable () -> Date) {
        self.api = api
        self.account = account
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

    /// One order, from the store or from the server. One that the server knows no more is forgotten here too.
    public func order(_ id: Order.ID, _ origin: DataOrigin) async throws(ServiceError) -> Order? {
        let (mine, images) = (try SignedInStore(account), account.users.products.images)
        let order: Order?
        do throws(ServiceError) {
            // The list says of each all that there is.
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
