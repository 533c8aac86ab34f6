import FlowKit
import Loading
public import Model

extension ProductDetailsViewModel {
    /// The number of reviews on the product page.
    nonisolated static var shownReviews: Int { 3 }

    /// The loaded reviews, or those that came with the product.
    public var reviews: ReviewPage? {
        firstReviews ?? state.value.map { ReviewPage(all: $0.details.reviews) }
    }

    public func openReviews() { router?.navigate(to: .productReviews(id)) }

    public func writeReview() { router?.navigate(to: .writeReview(id)) }

    /// Loads the reviews, and reloads them after the user has written one.
    func followReviews() async {
        for await _ in dependencies.reviews.writings(of: id) { await loadReviews() }
    }

    /// Loads the reviews. Failures aren't reported, because the page works without reviews.
    ///
    /// - Parameter policies: The policies to try in turn. The reviews of the cache are shown until there are others.
    func loadReviews(_ policies: [FetchPolicy] = [.cacheOnly, .cacheFirst, .staleIfError]) async {
        reviewsAsked += 1
        let mine = reviewsAsked
        for policy in policies {
            let page = try? await dependencies.reviews.reviews(of: id, policy, after: 0, limit: Self.shownReviews)
            guard mine == reviewsAsked else { return }
            guard let page else { continue }
            firstReviews = page
            if policy != .cacheOnly { return }
        }
    }
}
