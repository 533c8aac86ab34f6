/// Stores the recently viewed products.
public protocol RecentsService: Sendable {
    /// Returns a stream of the recently viewed products, latest first and without duplicates, followed by every change.
    func recentlyViewed(limit: Int) -> AsyncStream<[ProductSummary]>

    /// Records a view of a product.
    func recordView(of id: Product.ID) async throws(ServiceError)
}
