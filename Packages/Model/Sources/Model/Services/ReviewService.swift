public import FlowKit

/// Loads and creates reviews.
public protocol ReviewService: Sendable {
    /// Returns a page of a product's reviews. If the server has no reviews endpoint, returns the product's reviews as a
    /// single page. For stored reviews, returns `nil` if there are none. For requests to the server, returns a page or
    /// throws.
    ///
    /// - Parameters:
    ///   - id: The product.
    ///   - origin: The data source.
    ///   - offset: 0, or the ``ReviewPage/next`` of the preceding page.
    ///   - limit: The maximum number of reviews, at least 1.
    func reviews(
        of id: Product.ID, _ origin: DataOrigin, after offset: Int, limit: Int
    ) async throws(ServiceError) -> ReviewPage?

    /// Sends the signed-in user's review. A second review of the same product replaces the first. Sending the same
    /// draft again after a failure never creates a second review.
    func write(_ draft: ReviewDraft, of id: Product.ID) async throws(ServiceError) -> Review

    /// Returns a stream of the number of reviews that were written on this device since launch, followed by every
    /// change. Screens that show reviews reload them then.
    func writings(of id: Product.ID) -> AsyncStream<Int>
}
