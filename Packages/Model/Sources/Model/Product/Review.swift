public import Foundation

/// What a customer says of a product.
public struct Review: Hashable, Codable, Sendable {
    /// What the server calls it; nil for one that came with its product.
    public var id: Int?
    /// 1 to 5.
    public var rating: Int
    /// What they say, in their own words.
    public var comment: String
    /// When they said it, when that is known.
    public var date: Date?
    /// The name they go by.
    public var reviewer: String

    /// What a customer says. A rating out of range is taken as it is.
    public init(id: Int? = nil, rating: Int, comment: String, date: Date? = nil, reviewer: String) {
        self.id = id
        self.rating = rating
        self.comment = comment
        self.date = date
        self.reviewer = reviewer
    }
}
