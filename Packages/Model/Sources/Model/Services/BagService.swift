/// The products that the user wants to buy.
public protocol BagService: Sendable {
    /// Returns a stream of the bag, followed by every change of the bag and its products. It ends only if the store
    /// can't be read.
    func bag() -> AsyncStream<Bag>

    /// Adds a quantity of a product to the bag. Throws if the resulting quantity isn't available.
    func add(_ id: Product.ID, quantity: Int) async throws(BagError)

    /// Removes a quantity of a product. Removes the whole line if the rest would be below the minimum.
    func take(_ id: Product.ID, quantity: Int) async throws(BagError)

    /// Sets the quantity of a product in the bag. Throws if the quantity isn't available. Does nothing if the bag
    /// doesn't contain the product.
    func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError)

    /// Removes a product from the bag. Returns a value for undo, or `nil` if the bag didn't contain the product.
    @discardableResult
    func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine?

    /// Restores a removed line at its position.
    func restore(_ removed: RemovedBagLine) async throws(BagError)
}

/// A reason why the bag didn't change.
public enum BagError: Error, Hashable, Sendable {
    /// The quantity isn't available.
    case refused(QuantityRefusal)
    /// The bag could not be read or written.
    case service(ServiceError)
}
