public import Foundation

/// What only a product's own page shows.
public struct ProductDetails: Hashable, Codable, Sendable {
    public var description: String
    public var images: [URL]
    public var tags: [String]
    public var sku: String?
    public var weight: Double?
    public var dimensions: Dimensions?
    public var warranty: String?
    public var shipping: String?
    public var returnPolicy: String?
    public var reviews: [Review]

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

/// Width, height and depth, in the unit that the source uses (it names none).
public struct Dimensions: Hashable, Codable, Sendable {
    public var width: Double
    public var height: Double
    public var depth: Double

    public init(width: Double, height: Double, depth: Double) {
        self.width = width
        self.height = height
        self.depth = depth
    }
}
