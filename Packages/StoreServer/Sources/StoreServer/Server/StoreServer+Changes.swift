public import Foundation

/// What an operator changes while the store runs, and tests too. Clients learn of it by `/products/changes`.
extension StoreServer {
    /// What is sold by now.
    public var catalogue: Catalogue { books.catalogue }

    /// Where a state file lies now that could not be read; nil where there was none.
    public var setAside: URL? { books.setAside }

    /// Replaces a product, or adds one. Amounts out of their bounds are brought within them.
    ///
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    public func change(_ product: StoreProduct) throws(StoreServerError) {
        try change { $0.put(product) }
    }

    /// Takes a product from the shop, and from carts and wishlists. Does nothing where there is none.
    ///
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    public func remove(_ id: StoreProduct.ID) throws(StoreServerError) {
        try change { $0.remove(id) }
    }

    /// Says how many pieces there are. Does nothing where there is no such product.
    ///
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    public func restock(_ id: StoreProduct.ID, to stock: Int) throws(StoreServerError) {
        try change { draft in
            guard var product = draft.product(id) else { return }
            product.stock = stock
            draft.put(product)
        }
    }

    /// Tells a user something.
    ///
    /// - Parameters:
    ///   - user: Whom. Nothing happens where there is no such user.
    ///   - title: In a few words.
    ///   - body: All of it.
    ///   - link: What it leads to, as `/products/12`.
    /// - Returns: The notification's identifier.
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    @discardableResult
    public func notify(
        _ user: StoreUser.ID, title: String, body: String, link: String? = nil
    ) throws(StoreServerError) -> StoreNotification.ID {
        let id = UUID().uuidString.lowercased()
        guard configuration.users.contains(where: { $0.id == user }) else { return id }
        let first = StoreNotification.first(orders: api.orders.orders(of: user))
        try change { draft in
            let notification = StoreNotification(
                id: id, title: title, body: body, date: draft.now, link: link, isRead: false)
            draft.notify(user, notification, first: first)
        }
        return id
    }

    /// Expires all access tokens that were issued so far.
    ///
    /// - Parameter alsoRefresh: Expires the refresh tokens, too, so that every user has to sign in again.
    /// - Throws: ``StoreServerError/cannotKeep(path:reason:)``
    public func expireTokens(alsoRefresh: Bool = false) throws(StoreServerError) {
        try change { $0.state.tokens.expireAll(alsoRefresh: alsoRefresh) }
    }

    private func change(_ body: (inout StoreDraft) -> Void) throws(StoreServerError) {
        do throws(StateFileError) {
            try books.change(body)
        } catch {
            throw .cannotKeep(path: error.path, reason: error.reason)
        }
    }
}
