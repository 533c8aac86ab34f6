public import Model

/// Destinations outside the account.
public enum MyAccountExit: Hashable, Sendable {
    /// Opens the user's orders, for which the user signs in first if needed.
    case orders
    /// Opens one of the user's orders.
    case order(Order.ID)
    /// Opens the reviews that the user wrote.
    case ownReviews
    /// Opens the items that the user has saved for later.
    case savedItems
    /// Presents sign-in. The screens observe the session.
    case signIn
    /// Opens a page of the shop's website.
    case page(ShopPage)
    /// Opens the link of a notification, or of the menu for developers.
    case link(String)
}
