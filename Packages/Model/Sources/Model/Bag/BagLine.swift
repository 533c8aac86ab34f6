/// A product in the bag with its quantity.
public struct BagLine: Identifiable, Hashable, Sendable {
    /// The product as currently stored.
    public var product: ProductSummary
    /// The quantity.
    public var quantity: Int

    /// Creates a line. See ``refusal`` for whether the quantity is available.
    public init(product: ProductSummary, quantity: Int) {
        self.product = product
        self.quantity = quantity
    }

    /// The product's identifier. A product has at most one line.
    public var id: Product.ID { product.id }

    /// The total without discounts. `nil` if it overflows.
    public var listTotal: Money? { product.price.list.multiplied(by: quantity) }

    /// The total. `nil` if it overflows.
    public var total: Money? { product.price.current.multiplied(by: quantity) }

    /// The reason why the quantity isn't available. `nil` if it is.
    public var refusal: QuantityRefusal? { product.stockRule.refusal(of: quantity) }
}

/// A line that was removed from the bag, with its position for undo.
public struct RemovedBagLine: Hashable, Sendable {
    /// The removed line.
    public let line: BagLine
    /// The index among the lines.
    public let index: Int

    /// Creates a removed line.
    public init(line: BagLine, index: Int) {
        self.line = line
        self.index = index
    }
}
