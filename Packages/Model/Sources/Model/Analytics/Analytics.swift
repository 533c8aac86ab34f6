/// A recorder of analytics events. Methods return immediately.
public protocol AnalyticsTracker: Sendable {
    /// Records an event.
    func track(_ event: AnalyticsEvent)
}

/// An analytics event. It has no texts of the user: search texts, names and addresses may be private.
public enum AnalyticsEvent: Hashable, Sendable {
    /// A screen became visible: its path pattern (`/products/:id`), and its product, if it has one.
    case screenView(screen: String, product: Product.ID?)
    /// The user searched for some words, in a category or in all.
    case searched(wordCount: Int, category: ProductCategory.ID?)
    /// A product was added to the bag.
    case addedToBag(Product.ID, quantity: Int)
    /// A quantity was removed from the bag again, because the user undid adding it.
    case removedFromBag(Product.ID, quantity: Int)
    /// The quantity of a product in the bag was changed. 0 if the product was removed.
    case bagChanged(Product.ID, quantity: Int)
    /// A product was added to the wishlist or removed from it.
    case wishlistChanged(Product.ID, isOn: Bool)
    /// An order was placed. It may not have been sent yet.
    case ordered(itemCount: Int)
    /// The user created an account, and is signed in.
    case registered
    /// The user signed in.
    case signedIn
    /// The user signed out.
    case signedOut
    /// A link from outside the screens ended: its source, and its outcome without values.
    case link(source: String, outcome: String)
    /// A push ended: its delivery, and its outcome without values.
    case push(delivery: String, outcome: String)
}

extension AnalyticsEvent {
    /// Returns the event of a search for a text in a category or in all.
    public static func search(for text: String, in category: ProductCategory.ID?) -> AnalyticsEvent {
        .searched(wordCount: text.split(whereSeparator: \.isWhitespace).count, category: category)
    }

    /// The name in logs.
    public var name: String {
        switch self {
        case .screenView: "screen_view"
        case .searched: "search"
        case .addedToBag: "added_to_bag"
        case .removedFromBag: "removed_from_bag"
        case .bagChanged: "bag_changed"
        case .wishlistChanged(_, let isOn): isOn ? "added_to_wishlist" : "removed_from_wishlist"
        case .ordered: "order_placed"
        case .registered: "registered"
        case .signedIn: "signed_in"
        case .signedOut: "signed_out"
        case .link: "link"
        case .push: "push"
        }
    }

    /// The properties in logs, by name. A product is always under `product`.
    public var properties: [String: String] {
        switch self {
        case .screenView(let screen, let product):
            ["screen": screen].merging(product.map { ["product": "\($0)"] } ?? [:]) { $1 }
        case .searched(let count, let category):
            ["words": "\(count)"].merging(category.map { ["category": "\($0)"] } ?? [:]) { $1 }
        case .addedToBag(let product, let quantity), .removedFromBag(let product, let quantity),
            .bagChanged(let product, let quantity):
            ["product": "\(product)", "quantity": "\(quantity)"]
        case .wishlistChanged(let product, _): ["product": "\(product)"]
        case .ordered(let count): ["items": "\(count)"]
        case .registered, .signedIn, .signedOut: [:]
        case .link(let source, let outcome): ["source": source, "outcome": outcome]
        case .push(let delivery, let outcome): ["delivery": delivery, "outcome": outcome]
        }
    }
}

/// A tracker that ignores all events.
public struct NoAnalytics: AnalyticsTracker {
    public init() {}
    public func track(_ event: AnalyticsEvent) {}
}
