import FlowKit
import Loading
import Model

/// The average rating, the number of a product's reviews, and the distribution of their ratings.
public struct ReviewsOverview: Hashable, Sendable {
    public var total: Int
    /// The average rating from 1 to 5. `nil` if there are no reviews.
    public var average: Double?
    /// The numbers of reviews with 1 to 5 stars, in this order. `nil` if they aren't known.
    public var ratings: [Int]?

    public init(total: Int, average: Double? = nil, ratings: [Int]? = nil) {
        self.total = total
        self.average = average
        self.ratings = ratings
    }

    init(_ page: ReviewPage) { self.init(total: page.total, average: page.average, ratings: page.ratings) }

    /// The number of reviews as text.
    var count: LocalizedStringResource { total == 0 ? "No reviews yet" : "\(total) reviews" }
}

extension ReviewService {
    /// Returns a pager for the reviews of a product.
    ///
    /// - Parameter tell: Receives the overview with each page.
    @MainActor
    func pages(
        of id: Product.ID, tell: @escaping @MainActor (ReviewsOverview) -> Void
    ) -> Pager<ListedReview, Int, ServiceError>.Load {
        { request throws(ServiceError) in
            let offset = request.cursor ?? 0
            guard let page = try await self.reviews(of: id, request.policy, after: offset, limit: ListedReview.pageSize)
            else {
                return .empty
            }
            tell(ReviewsOverview(page))
            let reviews = page.reviews.enumerated().map { ListedReview($1, at: offset + $0) }
            return Page(items: reviews, next: page.next)
        }
    }
}
