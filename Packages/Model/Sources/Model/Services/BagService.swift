/// What is to be bought.
public protocol BagService: Sendable {
    /// The bag as it is, then every change of it and of its products. It ends by itself only when the device's store
    /// can't be read.
    func bag() -> AsyncStream<Bag>

    /// Puts so many more of a product into the bag. Refuses a quantity that can't be bought, counting what is in it.
    func add(_ id: Product.ID, quantity: Int) async throws(BagError)

    /// Takes so many of a product out again; the whole line when fewer than can be bought would be left.
    func take(_ id: Product.ID, quantity: Int) async throws(BagError)

    /// Sets how many of a product are in the bag. Refuses a quantity that can't be bought; without effect on a product
    /// that is not in it.
    func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError)

    /// Takes a product out of the bag. Returns what puts it back, or nil when it was not there.
    @discardableResult
    func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine?

    /// Puts a line back where it was.
    func restore(_ removed: RemovedBagLine) async throws(BagError)
}
