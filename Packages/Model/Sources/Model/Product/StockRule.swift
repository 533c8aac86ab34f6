/// Which quantities of a product can be bought.
public struct StockRule: Hashable, Sendable {
    /// How many there are to sell, at least 0.
    public let stock: Int
    /// The smallest quantity that is sold, at least 1.
    public let minimum: Int

    /// A number out of range counts as the nearest one in range.
    public init(stock: Int, minimum: Int) {
        self.stock = max(stock, 0)
        self.minimum = max(minimum, 1)
    }

    /// The quantities that can be bought; nil when none can, because fewer are left than the smallest quantity.
    public var quantities: ClosedRange<Int>? { stock >= minimum ? minimum...stock : nil }

    /// Whether no quantity at all can be bought.
    public var isSoldOut: Bool { quantities == nil }

    /// Few enough left to be worth a word.
    public var isLow: Bool { !isSoldOut && stock <= max(5, minimum) }

    /// The quantity nearest to the one asked for that can be bought; nil when none can.
    public func nearest(to quantity: Int) -> Int? {
        quantities.map { min(max(quantity, $0.lowerBound), $0.upperBound) }
    }

    /// Why a quantity can't be bought; nil when it can.
    public func refusal(of quantity: Int) -> QuantityRefusal? {
        guard let quantities else { return .soldOut }
        if quantity < quantities.lowerBound { return .belowMinimum(minimum) }
        if quantity > quantities.upperBound { return .aboveStock(stock) }
        return nil
    }
}
