/// A review as it is being written.
public struct ReviewDraft: Hashable, Codable, Sendable {
    /// How many stars; 0 as long as none are chosen.
    public var rating: Int
    /// What one has to say.
    public var comment: String

    /// A draft; without arguments nothing is written yet.
    public init(rating: Int = 0, comment: String = "") {
        self.rating = rating
        self.comment = comment
    }

    /// The most characters that are sent.
    public static let longestComment = 2_000

    /// What is still to be done before it can be sent; nil when it can.
    public var problem: Problem? {
        if !(1...5).contains(rating) { return .noRating }
        if comment.allSatisfy(\.isWhitespace) { return .noComment }
        if comment.count > Self.longestComment { return .tooLong(by: comment.count - Self.longestComment) }
        return nil
    }

    /// Why a draft can't be sent.
    public enum Problem: Hashable, Sendable {
        /// No stars are chosen.
        case noRating
        /// Nothing is said.
        case noComment
        /// Too much is said, and by how many characters.
        case tooLong(by: Int)
    }
}

extension ReviewDraft.Problem: CustomStringConvertible {
    /// What a person is told.
    public var description: String {
        switch self {
        case .noRating: "Choose how many stars you give."
        case .noComment: "Say in a few words what you think."
        case .tooLong(1): "This is one character too long."
        case .tooLong(let count): "This is \(count) characters too long."
        }
    }
}
