public import Foundation

/// What a list shows of a product.
public struct ProductSummary: Identifiable, Hashable, Codable, Sendable {
    /// Names the product.
    public var id: Product.ID
    /// What it is called.
    public var title: String
    /// Who makes it, when that is known.
    public var brand: String?
    /// The part of the catalogue that it belongs to.
    public var category: Category.ID
    /// What it costs.
    public var price: Price
    /// The average of the ratings, 0 to 5.
    public var rating: Double
    /// How many there are to sell.
    public var stock: Int
    /// The smallest quantity that is sold, at least 1.
    public var minimumOrderQuantity: Int
    /// A small picture of it; nil when there is none.
    public var thumbnail: URL?

    /// A smallest quantity below 1 counts as 1.
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

    /// Which quantities of it can be bought.
    public var stockRule: StockRule { StockRule(stock: stock, minimum: minimumOrderQuantity) }
}
