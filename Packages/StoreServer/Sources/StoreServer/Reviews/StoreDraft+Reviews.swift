import HTTPTypes

extension StoreDraft {
    /// Adds what a user says about a product, in place of what they said before. The product's rating becomes the average
    /// of all reviews.
    mutating func review(
        _ id: StoreProduct.ID, by user: StoreUser, rating: Int, comment: String
    ) throws(Refusal) -> StoreReview {
        guard var product = product(id) else { throw .unknownProduct("\(id)") }
        let old = product.reviews.first { $0.user == user.id }
        let next = (product.reviews.map(\.id).max() ?? 0) &+ 1
        let person = state[user.id].profile.applied(to: user)
        let review = StoreReview(
            id: old?.id ?? next, user: user.id, rating: rating, comment: comment, date: now,
            name: "\(person.firstName) \(person.lastName)", email: person.email)
        product.reviews.removeAll { $0.id == review.id }
        product.reviews.append(review)
        product.rating = StoreReview.average(product.reviews)
        put(product)
        return review
    }
}

extension StoreReview {
    /// In hundredths of a star; 0 without any.
    static func average(_ reviews: [StoreReview]) -> Int {
        guard !reviews.isEmpty else { return 0 }
        return (reviews.reduce(0) { $0 + $1.rating * 100 } + reviews.count / 2) / reviews.count
    }

    /// Rating and comment of a request.
    static func parse(_ body: JSONValue) throws(Refusal) -> (rating: Int, comment: String) {
        guard let rating = body["rating"]?.whole, (1...5).contains(rating) else { throw .badRating }
        guard let comment = Text.lines(body["comment"]?.text, upTo: 2000) else { throw .badComment }
        return (rating, comment)
    }

    func write(to json: inout JSONWriter) {
        json.object {
            $0.field("id", id)
            $0.field("rating", rating)
            $0.field("comment", comment)
            $0.field("date", date)
            $0.field("reviewerName", name)
        }
    }
}

extension Refusal {
    static let badRating = Refusal(
        status: .badRequest, message: "Invalid 'rating' - must be a whole number from 1 to 5")
    static let badComment = Refusal(
        status: .badRequest, message: "Invalid 'comment' - must be a text of 1 to 2000 characters")
}
