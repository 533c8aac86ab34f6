public import Model

/// Destinations outside the orders.
public enum OrdersExit: Hashable, Sendable {
    /// Opens a product's page, from an order, a review or a saved item.
    case product(Product.ID)
    /// Opens the shop's products, if there are no orders or saved items yet.
    case shop
    /// Opens the bag, after the products of an order were added to it.
    case bag
    /// Presents sign-in. The screens observe the session.
    case signIn
    /// Opens a page of the shop's website.
    case page(ShopPage)
}
