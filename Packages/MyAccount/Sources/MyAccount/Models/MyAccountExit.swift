public import Model

/// Destinations outside the account.
public enum MyAccountExit: Hashable, Sendable {
    /// Opens a product's page, from an order, a review or a saved item.
    case product(Product.ID)
    /// Opens the shop's products, if there are no orders or saved items yet.
    case shop
    /// Opens the bag, after the products of an order were added to it.
    case bag
    /// Continues the navigation that required sign-in.
    case signedIn(User)
    /// Opens a page of the shop's website.
    case page(ShopPage)
    /// Opens the link of a notification, or of the menu for developers.
    case link(String)
}
