/// A brand with its number of stored products.
public struct Brand: Identifiable, Hashable, Codable, Sendable {
    /// The name, which also identifies the brand.
    public var name: String
    /// The number of products.
    public var productCount: Int

    /// Creates a brand. Negative counts become 0.
    public init(name: String, productCount: Int) {
        self.name = name
        self.productCount = max(productCount, 0)
    }

    /// The name, which is unique.
    public var id: String { name }
}
