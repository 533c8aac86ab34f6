/// The products that the user has moved out of the bag, to buy them later.
public protocol SavedItemService: Sendable {
    /// Returns a stream of the items, newest first, followed by every change of the items and their products. It ends
    /// only if the store can't be read.
    func items() -> AsyncStream<[SavedItem]>

    /// Returns a stream of the number of items, followed by every change. It ends only if the store can't be read.
    func count() -> AsyncStream<Int>

    /// Moves a line of the bag to the saved items. Returns a value for undo, or `nil` if the bag doesn't contain the
    /// product.
    @discardableResult
    func saveForLater(_ id: Product.ID) async throws(BagError) -> SavedBagLine?

    /// Restores a saved line at its position in the bag, and the item that was saved before.
    func takeBack(_ saved: SavedBagLine) async throws(BagError)

    /// Moves an item to the bag, with the available part of its quantity. Throws if none is available. Returns a value
    /// for undo, or `nil` if the product isn't saved.
    @discardableResult
    func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedSavedItem?

    /// Restores a moved item, and removes the added quantity from the bag.
    func takeBack(_ moved: MovedSavedItem) async throws(BagError)

    /// Removes an item. Returns it for undo, or `nil` if the product isn't saved.
    @discardableResult
    func remove(_ id: Product.ID) async throws(ServiceError) -> SavedItem?

    /// Restores a removed item. Does nothing if the product is saved again.
    func restore(_ item: SavedItem) async throws(ServiceError)
}
