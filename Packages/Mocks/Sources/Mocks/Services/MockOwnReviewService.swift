import Foundation
public import Loading
public import Model

/// In-memory reviews of the signed-in user. The device stores none.
public final class MockOwnReviewService: OwnReviewService, Controllable {
    public enum Call: Hashable, Sendable {
        case ownReviews
    }

    public let control = MockControl<Call>()
    private let state: MockState<[OwnReview]>
    private let written: MockState<Int>

    /// - Parameter reviews: The reviews, the latest first.
    public init(_ reviews: [OwnReview] = .fixtures) {
        state = MockState(reviews, control.changes)
        written = MockState(0, control.changes)
    }

    /// The server's reviews, the latest first. Setting them counts as writing a review.
    public var reviews: [OwnReview] {
        get { state.value }
        set {
            state.send(newValue)
            written.update { $0 += 1 }
        }
    }

    public func ownReviews(_ policy: FetchPolicy) async throws(ServiceError) -> [OwnReview]? {
        guard policy.mayFetch else { return nil }
        try await control.answer(.ownReviews)
        return state.value
    }

    public func writings() -> AsyncStream<Int> { written.values { $0 } }
}

extension [OwnReview] {
    /// Reviews of two products, the latest first.
    public static var fixtures: [OwnReview] {
        [
            OwnReview(
                id: Product.ID(rawValue: 12), title: "Oak stool",
                review: Review(
                    id: 4, rating: 5, comment: "Stands straight.", date: Date(timeIntervalSince1970: 1_770_000_000),
                    reviewer: "Emily Johnson")),
            OwnReview(
                id: Product.ID(rawValue: 7), title: "Desk lamp",
                review: Review(
                    id: 2, rating: 2, comment: "The cable is too short.",
                    date: Date(timeIntervalSince1970: 1_760_000_000), reviewer: "Emily Johnson")),
        ]
    }
}
