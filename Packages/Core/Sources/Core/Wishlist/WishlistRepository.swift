import GRDB
public import Model

/// The wishlist of the signed-in user or of the guest. A change and its outbox entries are one transaction.
public struct WishlistRepository: WishlistService {
    private let users: UserStores
    private let capabilities: ServerCapabilities

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - users: The databases of the guest and the signed-in user.
    ///   - capabilities: The data that the server stores. Changes of other data aren't sent.
    public init(_ users: UserStores, capabilities: ServerCapabilities = .all) {
        self.users = users
        self.capabilities = capabilities
    }

    public func items() -> AsyncStream<[WishlistItem]> {
        users.values(of: "the wishlist") { database in
            try WishlistTable(database: database).items()
        } ids: { items in
            Set(items.map(\.id))
        } value: { [images = users.products.images] items, facts in
            items.map { WishlistItem(id: $0.id, product: facts.product(of: $0, images)) }
        }
    }

    public func productIDs() -> AsyncStream<Set<Product.ID>> {
        users.values(of: "the wishlist's products") { database in
            try WishlistTable(database: database).ids()
        }
    }

    public func add(_ id: Product.ID) async throws(ServiceError) {
        try await change { [products = users.products] wishlist in
            let known = try products.facts(of: [id]).known[id]
            try wishlist.add(id, known.map(products.images.stored))
        }
    }

    @discardableResult
    public func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem? {
        try await change { [products = users.products] wishlist in
            guard let removed = try wishlist.remove(id) else { return nil }
            let product = try products.facts(of: [id]).product(of: removed.item, products.images)
            return RemovedWishlistItem(item: WishlistItem(id: id, product: product), index: removed.index)
        }
    }

    public func restore(_ removed: RemovedWishlistItem) async throws(ServiceError) {
        try await change { [images = users.products.images] wishlist in
            let product = removed.item.product.map(images.stored)
            try wishlist.restore(removed.item.id, product, at: removed.index)
        }
    }

    private func change<Value: Sendable>(
        _ change: @escaping @Sendable (WishlistTable) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await users.write { [capabilities] database, scope in
            let wishlist = WishlistTable(database: database)
            let before = try wishlist.ids()
            let value = try change(wishlist)
            // No server knows the guest.
            guard scope != .guest, capabilities.contains(.wishlists) else { return value }
            for id in try wishlist.ids().symmetricDifference(before).sorted() {
                try OutboxEntry.enqueue(.wishlistSet(id, isOn: !before.contains(id)), in: database)
            }
            return value
        }
    }
}

extension CatalogFacts {
    /// Returns the product of an item as the wishlist shows it. `nil` if the shop no longer has the product.
    fileprivate func product(of item: WishlistTable.Item, _ images: ImageAddresses) -> ProductSummary? {
        if gone.contains(item.id) { return nil }
        return known[item.id] ?? item.product.map(images.shown)
    }
}
