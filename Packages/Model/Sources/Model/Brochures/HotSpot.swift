/// A part of a brochure's page that opens a product.
///
/// Its place is given in parts of the page: 0 is left or top, 1 is right or bottom.
public struct HotSpot: Identifiable, Hashable, Codable, Sendable {
    /// The product that it opens.
    public var product: Product.ID
    /// What the product is called.
    public var title: String
    /// How far its left edge is from the page's.
    public var x: Double
    /// How far its upper edge is from the page's.
    public var y: Double
    /// How wide it is.
    public var width: Double
    /// How high it is.
    public var height: Double

    /// What lies outside of the page is cut off.
    public init(product: Product.ID, title: String, x: Double, y: Double, width: Double, height: Double) {
        func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        self.product = product
        self.title = title
        self.x = part(x)
        self.y = part(y)
        self.width = min(part(width), 1 - self.x)
        self.height = min(part(height), 1 - self.y)
    }

    /// The product's: a page shows a product once.
    public var id: Product.ID { product }
}
