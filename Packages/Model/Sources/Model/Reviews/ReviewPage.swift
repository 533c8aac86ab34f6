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

    /// Creates a page.
    public init(reviews: [Review], total: Int, average: Double?, next: Int? = nil) {
        self.reviews = reviews
        self.total = total
        self.average = average
        self.next = next
    }

    /// Creates a single page with all reviews.
    public init(all reviews: [Review]) {
        let sum = reviews.reduce(0.0) { $0 + Double($1.rating) }
        self.init(
            reviews: reviews, total: reviews.count, average: reviews.isEmpty ? nil : sum / Double(reviews.count))
    }
}
