/// An item on the wishlist.
public struct WishlistItem: Identifiable, Hashable, Sendable {
    /// The product's identifier, whether or not it is stored.
    public let id: Product.ID
    /// The stored product. `nil` if it isn't stored.
    public let product: ProductSummary?

    /// Creates an item.
    public init(id: Product.ID, product: ProductSummary?) {
        self.id = id
        self.product = product
    }
}

/// A product that was moved from the wishlist to the bag, for undo.
public struct MovedToBag: Hashable, Sendable {
    /// The removed item with its position.
    public let removed: RemovedWishlistItem
    /// The quantity that was added to the bag.
    public let quantity: Int

    /// Creates a moved product.
    public init(removed: RemovedWishlistItem, quantity: Int) {
        self.removed = removed
        self.quantity = quantity
    }
}

/// An item that was removed from the wishlist, with its position for undo.
public struct RemovedWishlistItem: Hashable, Sendable {
    /// The removed item.
    public let item: WishlistItem
    /// The index among the items.
    public let index: Int

    /// Creates a removed item.
    public init(item: WishlistItem, index: Int) {
        self.item = item
        self.index = index
    }
}

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

    /// Moves a product to the bag, with its minimum quantity. Throws if that isn't available: then nothing changes.
    /// Returns a value for undo, or `nil` if the product isn't on the wishlist.
    @discardableResult
    func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedToBag?

    /// Restores a moved product at its position, and removes the added quantity from the bag.
    func takeBack(_ moved: MovedToBag) async throws(BagError)
}
