public import Model

/// Where the wishlist sends one that is not its own.
public enum WishlistExit: Hashable, Sendable {
    /// To a product's page.
    case product(Product.ID)
    /// To the shop's products, from an empty wishlist.
    case shop
    /// To the bag.
    case bag
}
