/// A recorder of analytics events. Methods return immediately.
public protocol AnalyticsTracker: Sendable {
    /// Records an event.
    func track(_ event: AnalyticsEvent)
}

/// An analytics event.
public enum AnalyticsEvent: Hashable, Sendable {
    /// A screen became visible: its path pattern (`/products/:id`), and its product, if it has one.
    case screenView(screen: String, product: Product.ID?)
    /// A product was added to the bag.
    case addedToBag(Product.ID, quantity: Int)
    /// A product was added to the wishlist or removed from it.
    case wishlistChanged(Product.ID, isOn: Bool)
    /// The user signed in.
    case signedIn
    /// The user signed out.
    case signedOut
}

/// A tracker that ignores all events.
public struct NoAnalytics: AnalyticsTracker {
    public init() {}
    public func track(_ event: AnalyticsEvent) {}
}
