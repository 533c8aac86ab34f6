public import Model

/// The account's screens.
public enum MyAccountRoute: Hashable, Codable, Sendable {
    /// The account with the signed-in user.
    case account
    /// Sign-in, which is presented and returns the user.
    case signIn
    /// The user's orders.
    case orders
    /// One of the user's orders.
    case order(Order.ID)
    /// The app's settings.
    case settings
    /// The form for editing the user's name and email address, which is presented.
    case profile
    /// The user's notifications.
    case notifications
}
