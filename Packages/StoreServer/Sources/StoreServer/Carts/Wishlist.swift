import Hummingbird

/// A user's wishlist.
struct Wishlist: Sendable, Codable {
    /// The products, the latest first.
    private(set) var products: [StoreProduct.ID] = []
    /// The number of changes.
    private(set) var revision = 0

    mutating func add(_ id: StoreProduct.ID) {
        guard !products.contains(id) else { return }
        products.insert(id, at: 0)
        revision &+= 1
    }

    mutating func remove(_ id: StoreProduct.ID) {
        guard let index = products.firstIndex(of: id) else { return }
        products.remove(at: index)
        revision &+= 1
    }
}

/// The routes of a user's wishlist.
struct WishlistController {
    let accounts: Accounts
    let state: ServerState

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        let owner = router.ownerOnly(by: accounts)
        owner.get("users/:id/wishlist") { _, context in
            let user = try context.requireIdentity()
            return try PrivateResponse(state.customer(user.id).wishlist)
        }
        owner.put("users/:id/wishlist/:product") { request, context in
            try change(request, context) { transaction, user, id in
                guard transaction.catalog.product(id) != nil else { throw ConflictError.wishlist(id) }
                transaction.stored[user].wishlist.add(id)
            }
        }
        owner.delete("users/:id/wishlist/:product") { request, context in
            try change(request, context) { transaction, user, id in transaction.stored[user].wishlist.remove(id) }
        }
    }

    private func change(
        _ request: Request, _ context: StoreRequestContext,
        _ body: (inout StateTransaction, StoreUser.ID, StoreProduct.ID) throws -> Void
    ) throws -> PrivateResponse {
        let user = try context.requireIdentity()
        let text = try context.parameter("product")
        guard let id = Int(text), String(id) == text else { throw HTTPError.unknownProduct(text) }
        return try state.change(ChangeRequest(request, by: user)) { transaction in
            try body(&transaction, user.id, id)
            return try PrivateResponse(transaction.stored[user.id].wishlist)
        }
    }
}
