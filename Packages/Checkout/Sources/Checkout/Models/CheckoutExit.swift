public import Model

/// Destinations outside the checkout.
public enum CheckoutExit: Hashable, Sendable {
    /// Closes the checkout without an order.
    case close
    /// Opens the order that was placed.
    case order(Order.ID)
    /// Opens all orders, if the shop hasn't confirmed the order yet.
    case orders
    /// Opens the shop's products, from an empty bag.
    case shop
    /// Opens a page of the shop's website. The checkout stays below it.
    case page(ShopPage)
}
