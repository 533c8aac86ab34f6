/// Some of what customers say of a product, and what all of them together think.
public struct ReviewPage: Hashable, Sendable {
    /// These reviews, the latest first as far as the server orders them.
    public var reviews: [Review]
    /// How many there are on all pages.
    public var total: Int
    /// The average of all ratings, 1 to 5; nil when there are none.
    public var average: Double?
    /// How many come before the next page; nil on the last one.
    public var next: Int?

    /// A page of reviews.
    public init(reviews: [Review], total: Int, average: Double?, next: Int? = nil) {
        self.reviews = reviews
        self.total = total
        self.average = average
        self.next = next
    }

    /// All there is, on one page.
    public init(all reviews: [Review]) {
        let sum = reviews.reduce(0.0) { $0 + Double($1.rating) }
        self.init(
            reviews: reviews, total: reviews.count, average: reviews.isEmpty ? nil : sum / Double(reviews.count))
    }
}
