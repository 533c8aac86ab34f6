/// Stores the wishlist. Every screen with a heart observes it.
public protocol WishlistService: Sendable {
    /// Returns a stream of the items, newest first, followed by every change of the items and their products. It ends
    /// only if the store can't be read.
    func items() -> AsyncStream<[WishlistItem]>

    /// Returns a stream of the identifiers on the wishlist, followed by every change. It ends only if the store can't
    /// be read.
    func productIDs() -> AsyncStream<Set<Product.ID>>

    /// Adds a product to the wishlist. Does nothing if it is already there.
    func add(_ id: Product.ID) async throws(ServiceError)

    /// Removes a product from the wishlist. Returns a value for undo, or `nil` if it wasn't there.
    @discardableResult
    func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem?

    /// Restores a removed item at its position.
    func restore(_ removed: RemovedWishlistItem) async throws(ServiceError)
}
