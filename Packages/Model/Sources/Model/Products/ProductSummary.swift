public import Foundation

/// The data of a product that lists show.
public struct ProductSummary: Identifiable, Hashable, Sendable {
    /// The product's identifier.
    public var id: Product.ID
    /// The display name.
    public var title: String
    /// The brand, if known.
    public var brand: String?
    /// The category.
    public var category: ProductCategory.ID
    /// The price.
    public var price: Price
    /// The average rating from 0 to 5.
    public var rating: Double
    /// The available quantity.
    public var stock: Int
    /// The minimum quantity, at least 1.
    public var minimumOrderQuantity: Int
    /// The address of the thumbnail. `nil` if there is none.
    public var picture: ImageAddress?

    /// Creates a summary. The minimum quantity is at least 1.
    public init(
        id: Product.ID, title: String, brand: String? = nil, category: ProductCategory.ID, price: Price,
        rating: Double = 0,
        stock: Int = 0, minimumOrderQuantity: Int = 1, thumbnail: URL? = nil
    ) {
        self.init(
            id: id, title: title, brand: brand, category: category, price: price, rating: rating, stock: stock,
            minimumOrderQuantity: minimumOrderQuantity, picture: thumbnail.map(ImageAddress.init))
    }

    /// Creates a summary. The minimum quantity is at least 1.
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

    /// The URL of the thumbnail. `nil` if there is none. It is parsed on each access.
    public var thumbnail: URL? {
        get { picture?.url }
        set { picture = newValue.map(ImageAddress.init) }
    }

    /// The rule for available quantities.
    public var stockRule: StockRule { StockRule(stock: stock, minimum: minimumOrderQuantity) }
}
