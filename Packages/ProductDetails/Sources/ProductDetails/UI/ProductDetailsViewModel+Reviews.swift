import FlowKit
public import Model

extension ProductDetailsViewModel {
    /// How many reviews are shown on the page itself.
    static var shownReviews: Int { 3 }

    /// As long as the shop has not said what others say, the product tells what it knows.
    public var reviews: ReviewPage? {
        firstReviews ?? state.value.map { ReviewPage(all: $0.details.reviews) }
    }

    public func openReviews() { router?.navigate(to: .productReviews(id)) }

    public func writeReview() { router?.navigate(to: .writeReview(id)) }

    /// Asks at once, and again after one was written.
    func followReviews() async {
        for await _ in dependencies.reviews.writings(of: id) { await loadReviews() }
    }

    /// What others say is an extra: without it the page does well enough, and nobody is told.
    func loadReviews() async {
        reviewsAsked += 1
        let mine = reviewsAsked
        for origin in [DataOrigin.stored, .current, .fallback] {
            let page = try? await dependencies.reviews.reviews(of: id, origin, after: 0, limit: Self.shownReviews)
            guard mine == reviewsAsked else { return }
            guard let page else { continue }
            firstReviews = page
            if origin == .current { return }
        }
    }
}
