public import FlowKit

/// The rule for the available quantities of a product.
public struct StockRule: Hashable, Sendable {
    /// The available stock, at least 0.
    public let stock: Int
    /// The minimum quantity, at least 1.
    public let minimum: Int

    /// Creates a rule. Numbers are clamped to their ranges.
    public init(stock: Int, minimum: Int) {
        self.stock = max(stock, 0)
        self.minimum = max(minimum, 1)
    }

    /// The available quantities. `nil` if the stock is below the minimum.
    public var quantities: ClosedRange<Int>? { stock >= minimum ? minimum...stock : nil }

    /// A Boolean value that indicates whether no quantity is available.
    public var isSoldOut: Bool { quantities == nil }

    /// A Boolean value that indicates whether the stock is low.
    public var isLow: Bool { !isSoldOut && stock <= max(5, minimum) }

    /// Returns the available quantity that is nearest to a quantity, or `nil` if none is available.
    public func nearest(to quantity: Int) -> Int? {
        quantities.map { min(max(quantity, $0.lowerBound), $0.upperBound) }
    }

    /// Returns the reason why a quantity isn't available, or `nil` if it is.
    public func refusal(of quantity: Int) -> QuantityRefusal? {
        guard let quantities else { return .soldOut }
        if quantity < quantities.lowerBound { return .belowMinimum(minimum) }
        if quantity > quantities.upperBound { return .aboveStock(stock) }
        return nil
    }
}

/// A reason why a quantity isn't available.
public enum QuantityRefusal: Error, Hashable, Sendable {
    /// The stock is below the minimum quantity.
    case soldOut
    /// The quantity is below the minimum.
    case belowMinimum(Int)
    /// The quantity exceeds the stock.
    case aboveStock(Int)
}

extension QuantityRefusal {
    /// The text to show to the user.
    public var text: LocalizedStringResource {
        switch self {
        case .soldOut: "This product is sold out."
        case .belowMinimum(let minimum): "This product is sold in quantities of \(minimum) or more."
        case .aboveStock(let stock): "Only \(stock) left in stock."
        }
    }
}
