import Model

/// What all who have the product think of it together.
public struct ReviewsOverview: Hashable, Sendable {
    public var total: Int
    /// 1 to 5; nil when nobody has said anything.
    public var average: Double?

    public init(total: Int, average: Double? = nil) {
        self.total = total
        self.average = average
    }

    init(_ page: ReviewPage) { self.init(total: page.total, average: page.average) }

    /// How many there are, in words.
    var count: String {
        switch total {
        case 0: "No reviews yet"
        case 1: "1 review"
        default: "\(total) reviews"
        }
    }
}
