public import Model

/// Where the account sends one that is not its own.
public enum MyAccountExit: Hashable, Sendable {
    /// To a product's page, from an order.
    case product(Product.ID)
    /// To the shop's products, when nothing has been ordered yet.
    case shop
    /// Back to what somebody wanted to do before they signed in.
    case signedIn(User)
    /// To where a notification leads: a link of the app.
    case link(String)
}
