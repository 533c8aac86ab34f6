public import Foundation

/// The store's own side of what a client has done, for tests to look at.
extension StoreServer {
    /// All orders of a user, the latest first: those that were placed, then those that were invented.
    public func orders(of user: StoreUser.ID) -> [StoreOrder] { api.orders(of: user) }

    /// What is in a user's cart.
    public func cart(of user: StoreUser.ID) -> [CartLine] { books.read { $0[user].cart.lines } }

    /// What is on a user's wishlist, the latest first.
    public func wishlist(of user: StoreUser.ID) -> [StoreProduct.ID] { books.read { $0[user].wishlist.products } }

    /// A user with what they have changed of themselves.
    public func user(_ id: StoreUser.ID) -> StoreUser? {
        api.accounts.user(id).map { user in books.read { $0[id].profile }.applied(to: user) }
    }

    /// The push tokens of a user's devices, the latest first.
    public func devices(of user: StoreUser.ID) -> [String] { books.read { $0[user].devices } }

    /// How often what came with an `Idempotency-Key` has changed something, in this process: of the first ten thousand
    /// keys. More than once is a fault of the store.
    public func effects(ofKey key: UUID) -> Int { books.effects(of: key.uuidString.lowercased()) }

    /// How many requests have come, whatever became of them: for the first ten thousand paths.
    ///
    /// - Parameters:
    ///   - method: As `POST`.
    ///   - path: Without the query.
    public func requests(_ method: String, _ path: String) -> Int { log.count(method, path) }
}
