/// A product as the store keeps it. All amounts are whole numbers, so that what is written is exact.
public struct StoreProduct: Sendable, Hashable, Identifiable, Codable {
    public let id: Int
    public var title: String
    public var description: String
    /// The category's slug.
    public var category: String
    /// Some goods have none.
    public var brand: String?
    /// Cents, before any discount.
    public var price: Int
    /// Hundredths of a percent.
    public var discount: Int
    /// Hundredths of a star, at most 500.
    public var rating: Int
    public var stock: Int
    public var minimumOrder: Int
    public var tags: [String]
    public let sku: String
    /// Grams.
    let weight: Int
    /// Hundredths of a centimetre.
    let width: Int
    let height: Int
    let depth: Int
    let warranty: String
    let shipping: String
    let returnPolicy: String
    public internal(set) var reviews: [StoreReview]
    let createdAt: String
    var updatedAt: String
    let barcode: String
    /// How it is drawn.
    let look: Look

    /// `In Stock`, `Low Stock` or `Out of Stock`.
    public var availability: String {
        switch stock {
        case ..<max(1, minimumOrder): "Out of Stock"
        case ...max(5, minimumOrder): "Low Stock"
        default: "In Stock"
        }
    }

    /// What searches look into, in lower case.
    var searchText: String
}

/// What someone says about a product.
public struct StoreReview: Sendable, Hashable, Codable, Identifiable {
    /// Counted from 1 for each product.
    public let id: Int
    /// Who of those that can sign in has written it.
    public var user: StoreUser.ID?
    /// 1 to 5 stars.
    public var rating: Int
    public let comment: String
    /// As `2025-04-30T09:41:02.000Z`.
    public let date: String
    public let name: String
    public let email: String
}

/// How a product is drawn.
struct Look: Sendable, Hashable, Codable {
    var category: String
    /// Which of the category's shapes.
    var kind: Int
    /// The product's own colour, as `#a1b2c3`.
    var color: String
}
