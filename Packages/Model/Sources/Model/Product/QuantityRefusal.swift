/// Why a quantity can't be bought.
public enum QuantityRefusal: Error, Hashable, Sendable {
    /// Fewer are left than are sold at a time, perhaps none.
    case soldOut
    /// Fewer than are sold at a time.
    case belowMinimum(Int)
    /// More than there are.
    case aboveStock(Int)
}

extension QuantityRefusal: CustomStringConvertible {
    /// What a person is told.
    public var description: String {
        switch self {
        case .soldOut: "This product is sold out."
        case .belowMinimum(let minimum): "This product is sold in quantities of \(minimum) or more."
        case .aboveStock(let stock): "Only \(stock) left in stock."
        }
    }
}
