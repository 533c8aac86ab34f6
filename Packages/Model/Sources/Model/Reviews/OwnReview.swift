public import Foundation
public import Loading

/// A review that the signed-in user wrote, with its product.
public struct OwnReview: Identifiable, Hashable, Sendable {
    /// The product. A user has at most one review of it.
    public var id: Product.ID
    /// The product's title.
    public var title: String
    /// The product's picture.
    public var image: URL?
    public var review: Review

    public init(id: Product.ID, title: String, image: URL? = nil, review: Review) {
        self.id = id
        self.title = title
        self.image = image
        self.review = review
    }
}

/// Loads the signed-in user's reviews. Throws ``ServiceError/unauthorized`` if the user is signed out.
public protocol OwnReviewService: Sendable {
    /// Returns the reviews, latest first. For stored reviews, returns `nil` if they were never loaded.
    func ownReviews(_ policy: FetchPolicy) async throws(ServiceError) -> [OwnReview]?

    /// Returns a stream of the number of reviews that were written on this device since launch, followed by every change.
    func writings() -> AsyncStream<Int>
}
