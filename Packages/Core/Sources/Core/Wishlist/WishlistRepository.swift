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
        try await change {
            try WishlistRecord.insert(removed.item.id, removed.item.product, at: removed.index, in: $0)
        }
    }

    private func change<Value: Sendable>(
        _ change: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await device.write { [capabilities] rows in
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
}
