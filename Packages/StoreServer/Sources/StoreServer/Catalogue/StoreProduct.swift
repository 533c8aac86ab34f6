/// A product as the store keeps it. All amounts are whole numbers, so that what is written is exact.
public struct StoreProduct: Sendable, Hashable, Identifiable {
    public let id: Int
    public let title: String
    public let description: String
    /// The category's slug.
    public let category: String
    /// Some goods have none.
    public let brand: String?
    /// Cents, before any discount.
    public let price: Int
    /// Hundredths of a percent.
    public let discount: Int
    /// Hundredths of a star, at most 500.
    public let rating: Int
    public let stock: Int
    public let minimumOrder: Int
    public let tags: [String]
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
    public let reviews: [StoreReview]
    let createdAt: String
    let updatedAt: String
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
    let searchText: String
}

/// What someone says about a product.
public struct StoreReview: Sendable, Hashable {
    /// 1 to 5 stars.
    public let rating: Int
    public let comment: String
    /// As `2025-04-30T09:41:02.000Z`.
    public let date: String
    public let name: String
    public let email: String
}

/// How a product is drawn.
struct Look: Sendable, Hashable {
    var category: String
    /// Which of the category's shapes.
    var kind: Int
    /// The product's own colour, as `#a1b2c3`.
    var color: String
}
