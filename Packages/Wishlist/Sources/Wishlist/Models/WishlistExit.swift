public import Model

/// Destinations outside the wishlist.
public enum WishlistExit: Hashable, Sendable {
    /// Opens a product's page.
    case product(Product.ID)
    /// Opens the shop's products, from an empty wishlist.
    case shop
}
