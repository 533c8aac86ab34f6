/// Who makes what is sold, as far as the device knows.
public protocol BrandService: Sendable {
    /// The brands of the products that the device holds, by name, each with the number of its products.
    ///
    /// - Parameter category: The only category to look at; nil for all of them.
    func brands(in category: ProductCategory.ID?) async throws(ServiceError) -> [Brand]
}

extension BrandService {
    /// The brands of all products that the device holds, by name.
    public func brands() async throws(ServiceError) -> [Brand] { try await brands(in: nil) }
}
