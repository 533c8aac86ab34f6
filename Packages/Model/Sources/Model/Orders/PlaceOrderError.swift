/// Why an order was not placed. Nothing has changed then.
public enum PlaceOrderError: Error, Hashable, Sendable {
    /// There is nothing to order.
    case empty
    /// Only who is signed in can order.
    case signedOut
    /// So many of the product can't be bought.
    case refused(Product.ID, QuantityRefusal)
    /// The bag does not hold this line any more as the customer has seen it: its quantity or its price is another.
    case changed(Product.ID)
    /// The sum does not fit, or the lines have no common currency.
    case tooExpensive
    /// The order could not be kept.
    case service(ServiceError)
}

extension PlaceOrderError: CustomStringConvertible {
    /// What a person is told.
    public var description: String {
        switch self {
        case .empty: "There is nothing to order."
        case .signedOut: "Sign in to place an order."
        case .refused(_, let refusal): refusal.description
        case .changed: "The bag has changed meanwhile. Have another look at it."
        case .tooExpensive: "This order is too large. Order it in parts."
        case .service(let error): "\(error)"
        }
    }
}
