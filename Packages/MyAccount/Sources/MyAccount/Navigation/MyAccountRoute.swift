public import Model

/// The account's screens.
public enum MyAccountRoute: Hashable, Codable, Sendable {
    /// Who is signed in, and what is theirs.
    case account
    /// Signing in; it is presented, and ends with the user.
    case signIn
    /// What the user has bought.
    case orders
    /// One of their orders.
    case order(Order.ID)
    /// What can be chosen for the whole app.
    case settings
    /// The user's name and address, to be changed; it is presented.
    case profile
    /// What the shop wants them to know.
    case notifications
}
