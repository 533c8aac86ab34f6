import Foundation
import Hummingbird
import Model

/// The routes of a product's reviews.
struct ReviewController {
    let accounts: Accounts
    let state: ServerState

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        let users = router.authenticated(by: accounts)
        let owner = router.ownerOnly(by: accounts)
        owner.get("users/:id/reviews") { request, context in
            let user = try context.requireIdentity()
            let page = try QueryParameters(request).page()
            return try PrivateResponse(
                OwnReviewList(state.catalog.reviews(by: user.id), page, baseURL: context.baseURL))
        }
        router.get("products/:id/reviews") { request, context in
            let product = try state.catalog.product(named: context.parameter("id"))
            let page = try QueryParameters(request).page()
            return ReviewList(product.reviews, page)
        }
        users.post("products/:id/reviews") { request, context in
            let user = try context.requireIdentity()
            let text = try context.parameter("id")
            guard let id = Int(text), String(id) == text else { throw HTTPError.unknownProduct(text) }
            let body = try await request.decode(ReviewRequest.self)
            let (rating, comment) = try body.validated()
            return try state.change(ChangeRequest(request, by: user, body: body)) { transaction in
                let review = try transaction.review(id, by: user, rating: rating, comment: comment)
                return try PrivateResponse(ReviewResponse(review), status: .created)
            }
        }
    }
}

private struct ReviewList: ResponseEncodable {
    let reviews: [ReviewResponse]
    let total, skip, limit: Int
    let average: Decimal
    /// The numbers of reviews with 1 to 5 stars.
    let ratings: [Int]

    init(_ all: [StoreReview], _ page: QueryParameters.Page) {
        reviews = page.elements(of: all.reversed()).map(ReviewResponse.init)
        (total, skip, limit) = (all.count, page.skip, reviews.count)
        average = Decimal(hundredths: StoreReview.average(all))
        ratings = (1...5).map { stars in all.count { $0.rating == stars } }
    }
}

private struct ReviewResponse: Encodable {
    let id, rating: Int
    let comment, date, reviewerName: String

    init(_ review: StoreReview) {
        (id, rating) = (review.id, review.rating)
        (comment, date, reviewerName) = (review.comment, review.date, review.name)
    }
}

private struct OwnReviewList: Encodable {
    struct Review: Encodable {
        let id, rating, productId: Int
        let comment, date, reviewerName, productTitle, productThumbnail: String
    }

    let reviews: [Review]
    let total, skip, limit: Int

    init(
        _ all: [(product: StoreProduct, review: StoreReview)], _ page: QueryParameters.Page, baseURL: String
    ) {
        reviews = page.elements(of: all).map { product, review in
            Review(
                id: review.id, rating: review.rating, productId: product.id, comment: review.comment, date: review.date,
                reviewerName: review.name, productTitle: product.title,
                productThumbnail: PictureView.thumbnail.url(of: product.id, baseURL: baseURL))
        }
        (total, skip, limit) = (all.count, page.skip, reviews.count)
    }
}

extension Catalog {
    /// Returns the reviews of a user, the latest first. O(n) in the number of all reviews.
    fileprivate func reviews(by user: StoreUser.ID) -> [(product: StoreProduct, review: StoreReview)] {
        products.flatMap { product in product.reviews.filter { $0.user == user }.map { (product, $0) } }
            .sorted { ($0.review.date, $0.product.id) > ($1.review.date, $1.product.id) }
    }
}

private struct ReviewRequest: RequestBody {
    let rating: RequestNumber
    let comment: String

    static func invalidField(_ name: String) -> HTTPError { name == "comment" ? .invalidComment : .invalidRating }

    func validated() throws -> (rating: Int, comment: String) {
        guard let rating = rating.whole, ReviewDraft(rating: rating, comment: comment).problem != .noRating else {
            throw HTTPError.invalidRating
        }
        guard let comment = comment.trimmedText(upTo: ReviewDraft.longestComment) else {
            throw HTTPError.invalidComment
        }
        return (rating, comment)
    }
}

extension StateTransaction {
    /// Adds a user's review, which replaces their earlier review of the product. The product's rating becomes the average.
    fileprivate mutating func review(
        _ id: StoreProduct.ID, by user: StoreUser, rating: Int, comment: String
    ) throws -> StoreReview {
        guard var product = catalog.product(id) else { throw HTTPError.unknownProduct("\(id)") }
        let old = product.reviews.first { $0.user == user.id }
        let person = stored[user.id].profile.applied(to: user)
        let review = StoreReview(
            id: old?.id ?? (product.reviews.map(\.id).max() ?? 0) &+ 1, user: user.id, rating: rating,
            comment: comment, date: now, name: "\(person.firstName) \(person.lastName)", email: person.email)
        product.reviews.removeAll { $0.id == review.id }
        product.reviews.append(review)
        product.rating = StoreReview.average(product.reviews)
        put(product)
        return review
    }
}

extension StoreReview {
    /// Returns the average rating in hundredths of a star; 0 without reviews.
    static func average(_ reviews: [StoreReview]) -> Int {
        guard !reviews.isEmpty else { return 0 }
        return (reviews.reduce(0) { $0 + $1.rating * 100 } + reviews.count / 2) / reviews.count
    }
}
