public import Foundation
public import Loading

/// A brochure: pages with links to products.
public struct Brochure: Identifiable, Hashable, Sendable {
    /// The identifier of a brochure, in the store and in URLs: `spring-kitchen`.
    public typealias ID = Identifier<Brochure, String>

    /// The brochure's identifier.
    public var id: ID
    /// The display name.
    public var title: ShopText
    /// The subtitle, a short sentence.
    public var subtitle: ShopText
    /// The URL of the cover picture. `nil` if there is none.
    public var cover: URL?
    /// The last valid day of the offers. `nil` if there is no end date.
    public var validUntil: Date?
    /// The pages, in order. Empty for brochures from a list.
    public var pages: [BrochurePage]

    /// Creates a brochure. The order of the page numbers isn't validated.
    public init(
        id: ID, title: ShopText, subtitle: ShopText = "", cover: URL? = nil, validUntil: Date? = nil,
        pages: [BrochurePage] = []
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.cover = cover
        self.validUntil = validUntil
        self.pages = pages
    }
}

/// A page of a brochure.
public struct BrochurePage: Identifiable, Hashable, Sendable {
    /// The one-based page number.
    public var number: Int
    /// The title.
    public var title: ShopText
    /// The text. Empty if the page has only a picture.
    public var text: ShopText
    /// The URL of the picture. `nil` if there is none.
    public var image: URL?
    /// The areas that open products.
    public var hotSpots: [HotSpot]

    /// Creates a page. The number isn't validated.
    public init(number: Int, title: ShopText, text: ShopText = "", image: URL? = nil, hotSpots: [HotSpot] = []) {
        self.number = number
        self.title = title
        self.text = text
        self.image = image
        self.hotSpots = hotSpots
    }

    /// The page number, which is unique in a brochure.
    public var id: Int { number }
}

/// An area of a brochure's page that opens a product.
///
/// Coordinates are relative to the page's size: 0 is the left or top edge, 1 is the right or bottom edge.
public struct HotSpot: Identifiable, Hashable, Sendable {
    /// The product to open.
    public var product: Product.ID
    /// The product's title.
    public var title: String
    /// The distance from the page's left edge.
    public var x: Double
    /// The distance from the page's top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a hot spot, clipped to the page.
    public init(product: Product.ID, title: String, x: Double, y: Double, width: Double, height: Double) {
        func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        self.product = product
        self.title = title
        self.x = part(x)
        self.y = part(y)
        self.width = min(part(width), 1 - self.x)
        self.height = min(part(height), 1 - self.y)
    }

    /// The product's identifier. A page contains a product at most once.
    public var id: Product.ID { product }
}

/// Loads brochures.
public protocol BrochureService: Sendable {
    /// Returns all brochures without their pages, newest first. For stored brochures, returns `nil` if they were never
    /// loaded.
    func brochures(_ policy: FetchPolicy) async throws(ServiceError) -> [Brochure]?

    /// Returns a brochure with its pages. For stored brochures, returns `nil` if it isn't stored. For requests to the
    /// server, returns a brochure or throws.
    func brochure(_ id: Brochure.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Brochure?
}
