/// An area of a brochure's page that opens a product.
///
/// Coordinates are relative to the page's size: 0 is the left or top edge, 1 is the right or bottom edge.
public struct HotSpot: Identifiable, Hashable, Codable, Sendable {
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
