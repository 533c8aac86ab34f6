public import FlowKit

/// What customers say of products.
public protocol ReviewService: Sendable {
    /// Some of the reviews of a product. A server that has no reviews of their own lets the product's page tell of some:
    /// those are one page then. Asked for what is stored, it answers nil when there is no such thing; asked for what the
    /// server says, it answers a page or throws.
    ///
    /// - Parameters:
    ///   - id: The product.
    ///   - origin: Where it is asked for.
    ///   - offset: How many come before: 0, or the ``ReviewPage/next`` of the page before.
    ///   - limit: How many to ask for, at least 1.
    func reviews(
        of id: Product.ID, _ origin: DataOrigin, after offset: Int, limit: Int
    ) async throws(ServiceError) -> ReviewPage?

    /// Sends a review of who is signed in; a second one of the same product takes the place of the first. To send the
    /// same draft again after a failure never makes two of it.
    func write(_ draft: ReviewDraft, of id: Product.ID) async throws(ServiceError) -> Review

    /// How many reviews of a product were written here since the app has begun: as it is now, then each change. Whoever
    /// shows reviews asks for them anew then.
    func writings(of id: Product.ID) -> AsyncStream<Int>
}
