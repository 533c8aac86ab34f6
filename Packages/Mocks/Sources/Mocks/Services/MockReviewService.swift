public import Loading
public import Model

/// In-memory reviews of a server, the same for every product by default. The device stores none.
public final class MockReviewService: ReviewService, Controllable {
    public enum Call: Hashable, Sendable {
        case reviews(Product.ID, after: Int)
        case write(ReviewDraft, Product.ID)
    }

    private struct State {
        var reviews: [Product.ID: [Review]] = [:]
        var all: [Review]
    }

    public let control = MockControl<Call>()
    private let state: MockState<State>
    private let written: MockState<[Product.ID: Int]>
    private let account: MockAccount?

    /// - Parameters:
    ///   - reviews: The reviews of every product.
    ///   - account: The account whose user can write reviews. Without it, the session is ignored.
    public init(_ reviews: [Review] = .fixtures, account: MockAccount? = nil) {
        state = MockState(State(all: reviews), control.changes)
        written = MockState([:], control.changes)
        self.account = account
    }

    /// The reviews of a product.
    public subscript(id: Product.ID) -> [Review] {
        get { state.value.reviews[id] ?? state.value.all }
        set { state.update { $0.reviews[id] = newValue } }
    }

    public func reviews(
        of id: Product.ID, _ policy: FetchPolicy, after offset: Int, limit: Int
    ) async throws(ServiceError) -> ReviewPage? {
        guard policy.mayFetch else { return nil }
        try await control.answer(.reviews(id, after: offset))
        let all = self[id]
        let page = Array(all.dropFirst(max(offset, 0)).prefix(max(limit, 1)))
        let end = max(offset, 0) + page.count
        let overview = ReviewPage(all: all)
        return ReviewPage(
            reviews: page, total: all.count, average: overview.average, next: end < all.count ? end : nil,
            ratings: overview.ratings)
    }

    public func write(_ draft: ReviewDraft, of id: Product.ID) async throws(ServiceError) -> Review {
        try await control.answer(.write(draft, id)) {
            self.account?.currentSession == .signedOut ? .unauthorized : nil
        }
        let reviewer = account?.currentSession.user?.displayName ?? "You"
        let review = Review(id: 9_000, rating: draft.rating, comment: draft.comment, reviewer: reviewer)
        self[id] = [review] + self[id].filter { $0.reviewer != reviewer }
        written.update { $0[id, default: 0] += 1 }
        return review
    }

    public func writings(of id: Product.ID) -> AsyncStream<Int> { written.values { $0[id] ?? 0 } }
}
