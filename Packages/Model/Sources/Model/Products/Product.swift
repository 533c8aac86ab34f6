public import Foundation
public import Loading

/// A product with all data of the product page.
public struct Product: Identifiable, Hashable, Sendable {
    /// The identifier of a product, in the store and in URLs.
    public typealias ID = Identifier<Product, Int>

    /// The data for lists.
    public var summary: ProductSummary
    /// The data for the product page.
    public var details: ProductDetails

    /// Creates a product.
    public init(summary: ProductSummary, details: ProductDetails) {
        self.summary = summary
        self.details = details
    }

    /// The product's identifier.
    public var id: ID { summary.id }
}

/// The data of a product that only the product page shows.
public struct ProductDetails: Hashable, Sendable {
    /// The description. May be empty.
    public var description: String
    /// The URLs of the pictures, in display order.
    public var images: [URL]
    /// Additional search words.
    public var tags: [String]
    /// The stock keeping unit. `nil` if there is none.
    public var sku: String?
    /// The weight in grams.
    public var weight: Double?
    /// The dimensions, if known.
    public var dimensions: Dimensions?
    /// The warranty as text.
    public var warranty: String?
    /// The shipping time as text.
    public var shipping: String?
    /// The return policy as text.
    public var returnPolicy: String?
    /// The reviews, in the server's order.
    public var reviews: [Review]

    /// Creates details. By default, optional values are unknown.
    public init(
        description: String = "", images: [URL] = [], tags: [String] = [], sku: String? = nil, weight: Double? = nil,
        dimensions: Dimensions? = nil, warranty: String? = nil, shipping: String? = nil, returnPolicy: String? = nil,
        reviews: [Review] = []
    ) {
        self.description = description
        self.images = images
        self.tags = tags
        self.sku = sku
        self.weight = weight
        self.dimensions = dimensions
        self.warranty = warranty
        self.shipping = shipping
        self.returnPolicy = returnPolicy
        self.reviews = reviews
    }
}

/// The width, height and depth in centimeters.
public struct Dimensions: Hashable, Codable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
    /// The depth.
    public var depth: Double

    /// Creates dimensions without validation.
    public init(width: Double, height: Double, depth: Double) {
        self.width = width
        self.height = height
        self.depth = depth
    }
}

/// Loads products of the catalog. Responses are stored and available offline.
public protocol ProductService: Sendable {
    /// Returns a page of a product list. For stored products, returns an empty page if there are none.
    func products(
        _ query: ProductQuery, _ request: PageRequest<ProductCursor>, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor>

    /// Returns a product. For stored products, returns `nil` if it isn't stored. For requests to the server, returns a
    /// product or throws.
    func product(_ id: Product.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Product?
}
