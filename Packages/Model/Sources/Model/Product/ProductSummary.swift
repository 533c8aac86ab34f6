public import Foundation

/// What a list shows of a product.
public struct ProductSummary: Identifiable, Hashable, Codable, Sendable {
    public var id: Product.ID
    public var title: String
    public var brand: String?
    public var category: Category.ID
    public var price: Price
    /// The average of the ratings, 0 to 5.
    public var rating: Double
    /// How many there are to sell.
    public var stock: Int
    /// The smallest quantity that is sold, at least 1.
    public var minimumOrderQuantity: Int
    public var thumbnail: URL?

    public init(
        id: Product.ID, title: String, brand: String? = nil, category: Category.ID, price: Price, rating: Double = 0,
        stock: Int = 0, minimumOrderQuantity: Int = 1, thumbnail: URL? = nil
    ) {
        self.id = id
        self.title = title
        self.brand = brand
        self.category = category
        self.price = price
        self.rating = rating
        self.stock = stock
        self.minimumOrderQuantity = max(minimumOrderQuantity, 1)
        self.thumbnail = thumbnail
    }

    public var stockRule: StockRule { StockRule(stock: stock, minimum: minimumOrderQuantity) }
}
