import FlowKit
import Loading
import Model

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
