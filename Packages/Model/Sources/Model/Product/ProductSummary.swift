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
    public var category: ProductCategory.ID
    /// What it costs.
    public var price: Price
    /// The average of the ratings, 0 to 5.
    public var rating: Double
    /// How many there are to sell.
    public var stock: Int
    /// The smallest quantity that is sold, at least 1.
    public var minimumOrderQuantity: Int
    /// Where a small picture of it is; nil when there is none.
    public var picture: ImageAddress?

    private enum CodingKeys: String, CodingKey {
        case id, title, brand, category, price, rating, stock, minimumOrderQuantity
        case picture = "thumbnail"
    }

    /// A smallest quantity below 1 counts as 1.
    public init(
        id: Product.ID, title: String, brand: String? = nil, category: ProductCategory.ID, price: Price,
        rating: Double = 0,
        stock: Int = 0, minimumOrderQuantity: Int = 1, thumbnail: URL? = nil
    ) {
        self.init(
            id: id, title: title, brand: brand, category: category, price: price, rating: rating, stock: stock,
            minimumOrderQuantity: minimumOrderQuantity, picture: thumbnail.map(ImageAddress.init))
    }

    /// A smallest quantity below 1 counts as 1.
    public init(
        id: Product.ID, title: String, brand: String?, category: ProductCategory.ID, price: Price, rating: Double,
        stock: Int, minimumOrderQuantity: Int, picture: ImageAddress?
    ) {
        self.id = id
        self.title = title
        self.brand = brand
        self.category = category
        self.price = price
        self.rating = rating
        self.stock = stock
        self.minimumOrderQuantity = max(minimumOrderQuantity, 1)
        self.picture = picture
    }

    /// A small picture of it; nil when there is none. It is taken apart each time it is asked for.
    public var thumbnail: URL? {
        get { picture?.url }
        set { picture = newValue.map(ImageAddress.init) }
    }

    /// Which quantities of it can be bought.
    public var stockRule: StockRule { StockRule(stock: stock, minimum: minimumOrderQuantity) }
}
