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
        if comment.count > Self.longestComment { return .tooLong(by: comment.count - Self.longestComment) }
        return nil
    }

    /// A validation problem of a draft.
    public enum Problem: Hashable, Sendable {
        /// The rating is missing.
        case noRating
        /// The text is missing.
        case noComment
        /// The text is too long, by a number of characters.
        case tooLong(by: Int)
    }
}

extension ReviewDraft.Problem: CustomStringConvertible {
    /// The text to show to the user.
    public var description: String {
        switch self {
        case .noRating: "Choose a star rating."
        case .noComment: "Write a few words about the product."
        case .tooLong(1): "Shorten your review by 1 character."
        case .tooLong(let count): "Shorten your review by \(count) characters."
        }
    }
}
