import Model

/// The average rating and the number of a product's reviews.
public struct ReviewsOverview: Hashable, Sendable {
    public var total: Int
    /// The average rating from 1 to 5. `nil` if there are no reviews.
    public var average: Double?

    public init(total: Int, average: Double? = nil) {
        self.total = total
        self.average = average
    }

    init(_ page: ReviewPage) { self.init(total: page.total, average: page.average) }

    /// The number of reviews as text.
    var count: String {
        switch total {
        case 0: "No reviews yet"
        case 1: "1 review"
        default: "\(total) reviews"
        }
    }
}
