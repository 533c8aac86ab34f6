public import Model

/// Destinations outside purchasing.
public enum PurchasingExit: Hashable, Sendable {
    /// Opens the page of a product.
    case product(Product.ID)
    /// Opens the bag.
    case bag
    /// Asks the user to sign in.
    case signIn
    /// Opens the shop.
    case shop
}
