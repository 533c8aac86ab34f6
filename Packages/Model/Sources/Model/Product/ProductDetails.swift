public import Foundation

/// What only a product's own page shows.
public struct ProductDetails: Hashable, Codable, Sendable {
    /// What it is, in a few sentences; may be empty.
    public var description: String
    /// Its pictures, the one to show first at the beginning.
    public var images: [URL]
    /// Words under which one might look for it.
    public var tags: [String]
    /// The shop's own number for what is in stock; nil when it has none.
    public var sku: String?
    /// In the unit that the source uses (it names none).
    public var weight: Double?
    /// Its size, when that is known.
    public var dimensions: Dimensions?
    /// What is promised if it breaks, in words.
    public var warranty: String?
    /// How soon it is sent, in words.
    public var shipping: String?
    /// Whether and how long it can be given back, in words.
    public var returnPolicy: String?
    /// What customers say, in the order of the source.
    public var reviews: [Review]

    /// Whatever is not given is not known.
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
    /// From side to side.
    public var width: Double
    /// From the bottom to the top.
    public var height: Double
    /// From the front to the back.
    public var depth: Double

    /// A size. Nothing is checked.
    public init(width: Double, height: Double, depth: Double) {
        self.width = width
        self.height = height
        self.depth = depth
    }
}
