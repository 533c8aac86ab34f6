/// The products one has looked at.
public protocol RecentsService: Sendable {
    /// The products looked at, the latest first and each once, then every change.
    func recentlyViewed(limit: Int) -> AsyncStream<[ProductSummary]>

    /// Notes that a product has been looked at.
    func recordView(of id: Product.ID) async throws(ServiceError)
}
