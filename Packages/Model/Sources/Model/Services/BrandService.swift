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
