public import Foundation

/// What a customer says of a product.
public struct Review: Hashable, Codable, Sendable {
    /// 1 to 5.
    public var rating: Int
    public var comment: String
    public var date: Date?
    public var reviewer: String

    public init(rating: Int, comment: String, date: Date? = nil, reviewer: String) {
        self.rating = rating
        self.comment = comment
        self.date = date
        self.reviewer = reviewer
    }
}
