import Foundation
import Model

struct StoredReview: StoredFormat {
    private var id: Int?
    private var rating: Int?
    private var comment: String?
    private var date: Date?
    private var reviewer: String?

    init(storing review: Review) {
        (id, rating, comment) = (review.id, review.rating, review.comment)
        (date, reviewer) = (review.date, review.reviewer)
    }

    func value() throws -> Review {
        Review(
            id: id, rating: try rating.required("rating"), comment: comment ?? "", date: date,
            reviewer: reviewer ?? "")
    }
}

/// A review of the user, with its product.
struct StoredOwnReview: StoredFormat {
    private var id: Int?
    private var title: String?
    private var image: URL?
    private var review: StoredReview?

    init(storing review: OwnReview) {
        (id, title, image) = (review.id.rawValue, review.title, review.image)
        self.review = StoredReview(storing: review.review)
    }

    func value() throws -> OwnReview {
        OwnReview(
            id: Product.ID(rawValue: try id.required("id")), title: title ?? "", image: image,
            review: try review.required("review").value())
    }
}

struct StoredReviewPage: StoredFormat {
    private var reviews: [StoredReview]?
    private var total: Int?
    private var average: Double?
    private var next: Int?
    private var ratings: [Int]?

    init(storing page: ReviewPage) {
        reviews = [StoredReview](storing: page.reviews)
        (total, average, next, ratings) = (page.total, page.average, page.next, page.ratings)
    }

    func value() throws -> ReviewPage {
        ReviewPage(
            reviews: try reviews.required("reviews").value(), total: try total.required("total"), average: average,
            next: next, ratings: ratings)
    }
}
