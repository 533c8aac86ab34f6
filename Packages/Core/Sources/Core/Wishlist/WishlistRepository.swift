import Model

/// The wishlist of the signed-in user or of the guest. A change and its outbox entries are one transaction.
struct WishlistRepository: WishlistService {
    let device: DeviceStore
    /// The data that the server stores. Changes of other data aren't sent.
    var capabilities = ServerCapabilities.all

    func items() -> AsyncStream<[WishlistItem]> {
        device.values(of: "the wishlist") { try WishlistRecord.items(in: $0) }
    }

    func productIDs() -> AsyncStream<Set<Product.ID>> {
        device.values(of: "the wishlist's products") { Set(try WishlistRecord.ids(in: $0)) }
    }

    func add(_ id: Product.ID) async throws(ServiceError) {
        try await change { try WishlistRecord.insert(id, in: $0) }
    }

    @discardableResult
    func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem? {
        try await change { try WishlistRecord.remove(id, in: $0) }
    }

    func restore(_ removed: RemovedWishlistItem) async throws(ServiceError) {
        try await change { try $0.restore(removed) }
    }

    @discardableResult
    func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedToBag? {
        try await device.changeBag(capabilities) { [self] bag, rows in
            guard let removed = try change(rows, { try WishlistRecord.remove(id, in: $0) }) else { return nil }
            let product = try CatalogFacts.product(id, in: rows.database)
            try bag.add(product, quantity: product.minimumOrderQuantity)
            return MovedToBag(removed: removed, quantity: product.minimumOrderQuantity)
        }
    }

    func takeBack(_ moved: MovedToBag) async throws(BagError) {
        try await device.changeBag(capabilities) { [self] bag, rows in
            bag.take(moved.removed.item.id, quantity: moved.quantity)
            try change(rows) { try $0.restore(moved.removed) }
        }
    }

    private func change<Value: Sendable>(
        _ change: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await device.write { [self] in try self.change($0, change) }
    }

    /// Performs a change and enqueues the difference.
    private func change<Value>(_ rows: OwnerRows, _ change: (OwnerRows) throws -> Value) throws -> Value {
        let before = Set(try WishlistRecord.ids(in: rows))
        let value = try change(rows)
        // The server doesn't know the guest.
        guard !rows.isGuest, capabilities.contains(.wishlists) else { return value }
        for id in Set(try WishlistRecord.ids(in: rows)).symmetricDifference(before).sorted() {
            try OutboxEntry.enqueue(.wishlistSet(id, isOn: !before.contains(id)), in: rows)
        }
        return value
    }
}

extension OwnerRows {
    /// Restores an item at its position on the wishlist.
    fileprivate func restore(_ removed: RemovedWishlistItem) throws {
        try WishlistRecord.insert(removed.item.id, removed.item.product, at: removed.index, in: self)
    }
}
