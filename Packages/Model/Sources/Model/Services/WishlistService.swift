/// What one wishes for. Every screen that shows a heart watches it.
public protocol WishlistService: Sendable {
    /// The wishlist as it is, the newest item first, then every change of it and of its products. It ends by itself only
    /// when the device's store can't be read.
    func items() -> AsyncStream<[WishlistItem]>

    /// Which products are on it, then every change. It ends as ``items()`` does.
    func productIDs() -> AsyncStream<Set<Product.ID>>

    /// Puts a product on the wishlist; without effect when it is there.
    func add(_ id: Product.ID) async throws(ServiceError)

    /// Takes a product off the wishlist. Returns what puts it back, or nil when it was not there.
    @discardableResult
    func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem?

    /// Puts an item back where it was.
    func restore(_ removed: RemovedWishlistItem) async throws(ServiceError)
}
