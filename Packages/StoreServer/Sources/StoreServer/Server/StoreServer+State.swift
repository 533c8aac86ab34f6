public import Foundation

/// Changes of an operator. Clients learn of them with `/products/changes`.
extension StoreServer {
    /// The current catalog.
    public var catalog: Catalog { state.catalog }

    /// The new location of a state file that was damaged or of another version; nil if there was none.
    public var setAside: URL? { state.setAside }

    /// Replaces or adds a product. Numbers are clamped to their bounds. If the product was sold out and no longer is, the users
    /// who have it on their wishlist are notified.
    ///
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    public func change(_ product: StoreProduct) throws(StoreServerError) {
        try change { $0.restock(product, samples: sampleNotifications) }
    }

    /// Removes a product from the catalog, and from carts and wishlists, if it exists.
    ///
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    public func remove(_ id: StoreProduct.ID) throws(StoreServerError) {
        try change { $0.remove(id) }
    }

    /// Sets the stock of a product, if it exists, as ``change(_:)`` does.
    ///
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    public func restock(_ id: StoreProduct.ID, to stock: Int) throws(StoreServerError) {
        try change { transaction in
            guard var product = transaction.catalog.product(id) else { return }
            product.stock = stock
            transaction.restock(product, samples: sampleNotifications)
        }
    }

    /// Returns the notifications that a user has at first.
    private func sampleNotifications(of user: StoreUser.ID) -> [StoreNotification] {
        StoreNotification.samples(orders: sampleOrders.orders(of: user))
    }

    /// Ships an order of a user, if it exists.
    ///
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    public func ship(_ order: StoreOrder.ID, of user: StoreUser.ID) throws(StoreServerError) {
        try change { transaction in
            let orders = sampleOrders.orders(of: user, with: transaction.stored[user].orders)
            guard var order = orders.first(where: { $0.id == order }) else { return }
            order.status = "shipped"
            transaction.put(order)
        }
    }

    /// Adds a notification for a user, if the user exists.
    ///
    /// - Parameters:
    ///   - user: The user who receives it.
    ///   - title: The title.
    ///   - body: The text.
    ///   - link: The link that the notification opens, as in `/products/12`.
    /// - Returns: The notification's identifier.
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    @discardableResult
    public func notify(
        _ user: StoreUser.ID, title: String, body: String, link: String? = nil
    ) throws(StoreServerError) -> StoreNotification.ID {
        let id = UUID().uuidString.lowercased()
        guard accounts.user(user) != nil else { return id }
        try change { transaction in
            let notification = StoreNotification(
                id: id, title: title, body: body, date: transaction.now, link: link, isRead: false)
            transaction.notify(user, notification, samples: sampleNotifications(of: user))
        }
        return id
    }

    /// Expires all access tokens.
    ///
    /// - Parameter alsoRefresh: Expires the refresh tokens, too, so that every user has to sign in again.
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    public func expireTokens(alsoRefresh: Bool = false) throws(StoreServerError) {
        try change { $0.stored.tokens.expireAll(alsoRefresh: alsoRefresh, now: $0.date) }
    }

    private func change(_ body: (inout StateTransaction) -> Void) throws(StoreServerError) {
        do throws(StateFileError) {
            try state.change(body)
        } catch {
            throw .cannotKeep(path: error.path, reason: error.reason)
        }
    }
}

/// The state of the server, for tests.
extension StoreServer {
    /// Returns all orders of a user, the latest first: placed orders, then invented ones.
    public func orders(of user: StoreUser.ID) -> [StoreOrder] {
        sampleOrders.orders(of: user, with: state.customer(user).orders)
    }

    /// Returns the lines of a user's cart.
    public func cart(of user: StoreUser.ID) -> [CartLine] { state.customer(user).cart.lines }

    /// Returns the products of a user's wishlist, the latest first.
    public func wishlist(of user: StoreUser.ID) -> [StoreProduct.ID] { state.customer(user).wishlist.products }

    /// Returns a user with the changes of their profile.
    public func user(_ id: StoreUser.ID) -> StoreUser? { accounts.user(id).map(accounts.current) }

    /// Returns the push tokens of a user's devices, the latest first.
    public func devices(of user: StoreUser.ID) -> [String] { state.customer(user).devices }

    /// Returns how many changes requests with an `Idempotency-Key` have made in this process. More than one change is a bug
    /// of the server. The first 10,000 keys are counted.
    public func effects(ofKey key: UUID) -> Int { state.effects(of: key.uuidString.lowercased()) }

    /// Returns the number of requests that have arrived. The first 10,000 paths are counted.
    ///
    /// - Parameters:
    ///   - method: The method, as in `POST`.
    ///   - path: The path without the query.
    public func requests(_ method: String, _ path: String) -> Int { counter.requests(method, path) }
}
