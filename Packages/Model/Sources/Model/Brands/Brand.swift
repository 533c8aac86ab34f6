/// A brand with its number of stored products.
public struct Brand: Identifiable, Hashable, Sendable {
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

/// The brands of the stored products.
public protocol BrandService: Sendable {
    /// Returns the brands of the stored products, sorted by name, with their numbers of products.
    ///
    /// - Parameter category: The category, or `nil` for all.
    func brands(in category: ProductCategory.ID?) async throws(ServiceError) -> [Brand]
}

extension BrandService {
    /// Returns the brands of all stored products, sorted by name.
    public func brands() async throws(ServiceError) -> [Brand] { try await brands(in: nil) }
}
