import GRDB
public import Model

/// The wishlist in the store. Each change is one transaction.
public struct StoredWishlistService: WishlistService {
    private let store: ShopStore

    /// The wishlist that a store holds.
    public init(_ store: ShopStore) {
        self.store = store
    }

    public func items() -> AsyncStream<[WishlistItem]> {
        store.values(of: "the wishlist") { [images = store.images] database in
            try WishlistTable(database: database).items(images)
        }
    }

    public func productIDs() -> AsyncStream<Set<Product.ID>> {
        store.values(of: "the wishlist's products") { database in
            try WishlistTable(database: database).ids()
        }
    }

    public func add(_ id: Product.ID) async throws(ServiceError) {
        try await store.write { try WishlistTable(database: $0).add(id) }
    }

    @discardableResult
    public func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem? {
        try await store.write { [images = store.images] in try WishlistTable(database: $0).remove(id, images) }
    }

    public func restore(_ removed: RemovedWishlistItem) async throws(ServiceError) {
        try await store.write { try WishlistTable(database: $0).restore(removed) }
    }
}
