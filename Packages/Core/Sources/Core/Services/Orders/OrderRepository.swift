public import FlowKit
import Foundation
import GRDB
public import Logging
public import Model

/// The orders of who is signed in: stored first, fresh from the server. They leave the device with their user.
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

    /// - Parameter now: When an order is placed.
    init(api: OrdersAPI, account: LiveAccount, logger: Logger, now: @escaping @Sendable () -> Date) {
        self.api = api
        self.account = account
        self.logger = logger
        self.now = now
    }

    public func orders(_ origin: DataOrigin) async throws(ServiceError) -> [Order]? {
        let user = try signedIn()
        guard origin.mayAskSource else { return try await read(of: user) { try $0.orders() } }
        let orders = try await api.orders()
        try await keep("the orders", of: user) { try $0.save(all: orders) }
        return orders
    }

    /// One order, from the store or from the server. One that the server knows no more is forgotten here too.
    public func order(_ id: Order.ID, _ origin: DataOrigin) async throws(ServiceError) -> Order? {
        let user = try signedIn()
        guard origin.mayAskSource else { return try await read(of: user) { try $0.order(id) } }
        do throws(ServiceError) {
            let order = try await api.order(id)
            try await keep("order \(id)", of: user) { try $0.save(order) }
            return order
        } catch .notFound(let what) {
            try await keep("that order \(id) is gone", of: user) { try $0.delete(id) }
            throw .notFound(what)
        }
    }

    private func signedIn() throws(ServiceError) -> SignedIn {
        guard let current = account.signedIn.value else { throw .unauthorised }
        return current
    }

    /// - Throws: ``/Model/ServiceError/unauthorised`` when the user has signed out meanwhile.
    private func read<Value: Sendable>(
        of user: SignedIn, _ value: @escaping @Sendable (OrderTable) throws -> Value
    ) async throws(ServiceError) -> Value {
        let users = account.users
        return try await users.read { [images = users.products.images] database, scope in
            guard scope == .user(user.user.id) else { throw ServiceError.unauthorised }
            return try value(OrderTable(database: database, images: images))
        }
    }

    /// - Throws: ``/Model/ServiceError/unauthorised`` when the user has signed out meanwhile: nothing of theirs is
    ///   written then, nor shown.
    private func keep(
        _ what: String, of user: SignedIn, _ write: @escaping @Sendable (OrderTable) throws -> Void
    ) async throws(ServiceError) {
        let users = account.users
        try await Core.keep(what, logger) { () throws(ServiceError) in
            try await users.write { [account, images = users.products.images] database, scope in
                // Signing out waits for this, or is seen here.
                guard scope == .user(user.user.id), account.signedIn.value?.number == user.number else { return }
                try write(OrderTable(database: database, images: images))
            }
        }
        guard account.signedIn.value?.number == user.number else { throw .unauthorised }
    }
}
