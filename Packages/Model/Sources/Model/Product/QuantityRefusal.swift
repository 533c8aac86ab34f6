/// A reason why a quantity isn't available.
public enum QuantityRefusal: Error, Hashable, Sendable {
    /// The stock is below the minimum quantity.
    case soldOut
    /// The quantity is below the minimum.
    case belowMinimum(Int)
    /// The quantity exceeds the stock.
    case aboveStock(Int)
}

extension QuantityRefusal: CustomStringConvertible {
    /// The text to show to the user.
    public var description: String {
        switch self {
        case .soldOut: "This product is sold out."
        case .belowMinimum(let minimum): "This product is sold in quantities of \(minimum) or more."
        case .aboveStock(let stock): "Only \(stock) left in stock."
        }
    }
}
