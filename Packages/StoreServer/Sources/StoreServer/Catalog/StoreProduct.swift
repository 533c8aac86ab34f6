import Model

/// A product as the server stores it. Amounts are whole numbers, so that prices in responses are exact.
public struct StoreProduct: Sendable, Hashable, Identifiable, Codable {
    public internal(set) var id: Int
    public var title: String
    public var description: String
    /// The category's slug.
    public var category: String
    /// The brand; nil for unbranded goods.
    public var brand: String?
    /// The price in cents, before the discount.
    public var price: Int
    /// The discount in hundredths of a percent.
    public var discount: Int
    /// The rating in hundredths of a star, at most 500.
    public var rating: Int
    public var stock: Int
    public var minimumOrder: Int
    public var tags: [String]
    public let sku: String
    /// The weight in grams.
    let weight: Int
    /// The width in hundredths of a centimeter, like height and depth.
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
    let look: ProductLook
    /// The lowercase text that searches match. The catalog sets it.
    var searchText = ""

    private enum CodingKeys: String, CodingKey {
        case id, title, description, category, brand, price, discount, rating, stock, minimumOrder, tags, sku, weight
        case width, height, depth, warranty, shipping, returnPolicy, reviews, createdAt, updatedAt, barcode, look
    }
}

extension StoreProduct {
    /// `In Stock`, `Low Stock` or `Out of Stock`.
    public var availability: String {
        if stockRule.isSoldOut { return "Out of Stock" }
        return stockRule.isLow ? "Low Stock" : "In Stock"
    }

    /// The price of one piece after the discount, in cents.
    public var finalPrice: Int { (price * (100_00 - discount) + 50_00) / 100_00 }

    /// The rule for the quantities that can be ordered, which the app applies too.
    var stockRule: StockRule { StockRule(stock: stock, minimum: minimumOrder) }

    /// Returns the product with every number within its bounds, so that no computation overflows.
    func clamped() -> StoreProduct {
        var copy = self
        copy.price = min(max(price, 0), 1_000_000_000)
        copy.discount = min(max(discount, 0), 100_00)
        copy.rating = min(max(rating, 0), 500)
        copy.stock = min(max(stock, 0), WantedLine.maximumQuantity)
        copy.minimumOrder = min(max(minimumOrder, 0), WantedLine.maximumQuantity)
        for index in copy.reviews.indices { copy.reviews[index].rating = min(max(reviews[index].rating, 1), 5) }
        // Customers see both, so that they have to agree.
        if !copy.reviews.isEmpty { copy.rating = StoreReview.average(copy.reviews) }
        return copy
    }
}

/// A review of a product.
public struct StoreReview: Sendable, Hashable, Codable, Identifiable {
    /// The review's number, counted from 1 for each product.
    public let id: Int
    /// The user who wrote the review; nil for the reviews of the initial catalog.
    public var user: StoreUser.ID?
    /// The rating, from 1 to 5 stars.
    public var rating: Int
    public let comment: String
    /// The date, as in `2025-04-30T09:41:02.000Z`.
    public let date: String
    public let name: String
    public let email: String
}

/// The drawing of a product: a shape in a color.
struct ProductLook: Sendable, Hashable, Codable {
    let category: String
    /// The number of the category's shape.
    let kind: Int
    /// The product's color, as in `#a1b2c3`.
    let color: String
}

/// A category of products.
public struct StoreCategory: Sendable, Hashable, Codable {
    /// The category's name in URLs, as in `mens-shirts`.
    public let slug: String
    public let name: String
}
