/// The wishlist's screens.
public enum WishlistRoute: Hashable, Codable, Sendable {
    case wishlist
}
