public import Model

/// Destinations outside the bag.
public enum BagExit: Hashable, Sendable {
    /// Opens a product's page.
    case product(Product.ID)
    /// Opens the shop's products, from an empty bag.
    case shop
    /// Presents the checkout, which requires sign-in.
    case checkout
    /// Opens the orders.
    case orders
    /// Opens the items that are saved for later.
    case savedItems
}
