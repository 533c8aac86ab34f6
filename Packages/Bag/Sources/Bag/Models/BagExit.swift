public import Model

/// Where the bag sends one that is not its own.
public enum BagExit: Hashable, Sendable {
    /// To a product's page.
    case product(Product.ID)
    /// To the shop's products, from an empty bag.
    case shop
    /// To signing in, to order.
    case signIn
    /// To the orders.
    case orders
}
