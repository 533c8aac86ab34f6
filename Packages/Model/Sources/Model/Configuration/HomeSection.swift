/// A section of the home screen. The server's configuration chooses the sections and their order.
public enum HomeSection: String, CaseIterable, Hashable, Sendable {
    /// The greeting of the signed-in user, with ways to the user's orders and reviews.
    case greeting
    /// The shop's messages.
    case messages
    /// The product with the highest discount.
    case offer
    case categories
    /// The best rated products.
    case bestRated
    /// The recently viewed products.
    case recentlyViewed

    /// A Boolean value that indicates whether the section's content is loaded from the catalog.
    public var isFromCatalog: Bool {
        switch self {
        case .offer, .categories, .bestRated: true
        case .greeting, .messages, .recentlyViewed: false
        }
    }
}
