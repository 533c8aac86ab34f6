/// Something worth counting.
public enum AnalyticsEvent: Hashable, Sendable {
    /// A screen came to the front: its pattern (`/products/:id`), and the product it shows, if it shows one.
    case screenView(screen: String, product: Product.ID?)
    /// A product was put into the bag.
    case addedToBag(Product.ID, quantity: Int)
    /// A product was put on the wishlist, or taken off it.
    case wishlistChanged(Product.ID, isOn: Bool)
    /// Somebody has signed in.
    case signedIn
    /// Somebody has signed out.
    case signedOut
}
