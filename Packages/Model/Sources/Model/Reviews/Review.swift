public import FlowKit
public import Foundation
public import Loading

/// A customer's review of a product.
public struct Review: Hashable, Sendable {
    /// The server's identifier. `nil` for reviews that came with the product.
    public var id: Int?
    /// The rating from 1 to 5.
    public var rating: Int
    /// The text.
    public var comment: String
    /// The date, if known.
    public var date: Date?
    /// The reviewer's display name.
    public var reviewer: String

    /// Creates a review. The rating isn't validated.
    public init(id: Int? = nil, rating: Int, comment: String, date: Date? = nil, reviewer: String) {
        self.id = id
        self.rating = rating
        self.comment = comment
        self.date = date
        self.reviewer = reviewer
    }
}

/// A page of a product's reviews, with the overview of all reviews.
public struct ReviewPage: Hashable, Sendable {
    /// The reviews in the server's order, usually latest first.
    public var reviews: [Review]
    /// The number of reviews on all pages.
    public var total: Int
    /// The average of all ratings from 1 to 5. `nil` if there are none.
    public var average: Double?
    /// The offset of the next page. `nil` on the last page.
    public var next: Int?
    /// The numbers of all reviews with 1 to 5 stars, in this order. `nil` if they aren't known.
    public var ratings: [Int]?

    /// Creates a page. If it has all reviews, their ratings are known.
    public init(reviews: [Review], total: Int, average: Double?, next: Int? = nil, ratings: [Int]? = nil) {
        self.reviews = reviews
        self.total = total
        self.average = average
        self.next = next
        let counted = (1...5).map { stars in reviews.count { $0.rating == stars } }
        self.ratings = ratings ?? (reviews.count == total ? counted : nil)
    }

    /// Creates a single page with all reviews.
    public init(all reviews: [Review]) {
        let sum = reviews.reduce(0.0) { $0 + Double($1.rating) }
        self.init(
            reviews: reviews, total: reviews.count, average: reviews.isEmpty ? nil : sum / Double(reviews.count))
    }
}

/// A review that the user is writing.
public struct ReviewDraft: Hashable, Codable, Sendable {
    /// The number of stars, or 0 if the user hasn't chosen any.
    public var rating: Int
    /// The text.
    public var comment: String

    /// Creates a draft. By default, it is empty.
    public init(rating: Int = 0, comment: String = "") {
        self.rating = rating
        self.comment = comment
    }

    /// The maximum length of the text.
    public static let longestComment = 2_000

    /// The first validation problem. `nil` if the draft is valid.
    public var problem: Problem? {
        if !(1...5).contains(rating) { return .noRating }
        if comment.allSatisfy(\.isWhitespace) { return .noComment }
        let text = comment.trimmingCharacters(in: .whitespacesAndNewlines)
        return switch TextRule.problem(in: text, maximumLength: Self.longestComment, isOneLine: false) {
        // A text of few characters can have too many bytes.
        case .tooLong: .tooLong(by: max(text.count - Self.longestComment, 1))
        case .unreadable: .unreadable
        case nil: nil
        }
    }

    /// A validation problem of a draft.
    public enum Problem: Hashable, Sendable {
        /// The rating is missing.
        case noRating
        /// The text is missing.
        case noComment
        /// The text is too long, by a number of characters.
        case tooLong(by: Int)
        /// The text has control characters.
        case unreadable
    }
}

extension ReviewDraft.Problem {
    /// The text to show to the user.
    public var text: LocalizedStringResource {
        switch self {
        case .noRating: "Choose a star rating."
        case .noComment: "Write a few words about the product."
        case .tooLong(let count): "Shorten your review by \(count) characters."
        case .unreadable: "Your review has characters that can't be shown. Remove them."
        }
    }
}

/// Loads and creates reviews.
public protocol ReviewService: Sendable {
    /// Returns a page of a product's reviews. If the server has no reviews endpoint, returns the product's reviews as a
    /// single page. For stored reviews, returns `nil` if there are none. For requests to the server, returns a page or
    /// throws.
    ///
    /// - Parameters:
    ///   - id: The product.
    ///   - policy: The data source.
    ///   - offset: 0, or the ``ReviewPage/next`` of the preceding page.
    ///   - limit: The maximum number of reviews, at least 1.
    func reviews(
        of id: Product.ID, _ policy: FetchPolicy, after offset: Int, limit: Int
    ) async throws(ServiceError) -> ReviewPage?

    /// Sends the signed-in user's review. A second review of the same product replaces the first. Sending the same
    /// draft again after a failure never creates a second review.
    func write(_ draft: ReviewDraft, of id: Product.ID) async throws(ServiceError) -> Review

    /// Returns a stream of the number of reviews that were written on this device since launch, followed by every
    /// change. Screens that show reviews reload them then.
    func writings(of id: Product.ID) -> AsyncStream<Int>
}
