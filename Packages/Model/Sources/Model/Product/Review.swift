public import Foundation

/// A customer's review of a product.
public struct Review: Hashable, Codable, Sendable {
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
