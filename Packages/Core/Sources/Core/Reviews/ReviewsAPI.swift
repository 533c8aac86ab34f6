import Foundation
import HTTPTypes
import Model

/// The endpoints of reviews, apart from products. An extension of DummyJSON's format.
struct ReviewsAPI: Sendable {
    /// The client for requests that need no sign-in.
    let reading: APIClient
    /// The client for requests that need a sign-in.
    let writing: APIClient

    /// Loads a page of a product's reviews.
    ///
    /// - Parameters:
    ///   - id: The product.
    ///   - offset: The number of reviews to skip. Negative numbers count as 0.
    ///   - limit: The maximum number of reviews, at least 1.
    func reviews(of id: Product.ID, offset: Int, limit: Int) async throws(ServiceError) -> ReviewPage {
        let skip = max(offset, 0)
        return try await reading.get(
            ReviewPageDTO.self, ["products", id.description, "reviews"],
            query: [(name: "limit", value: String(max(limit, 1))), (name: "skip", value: String(skip))],
            asking: "list of reviews of product \(id)"
        ).page(skip: skip)
    }

    /// Writes a review.
    ///
    /// - Parameters:
    ///   - draft: The review.
    ///   - id: The product.
    ///   - key: The idempotency key.
    func write(_ draft: ReviewDraft, of id: Product.ID, key: UUID) async throws(ServiceError) -> Review {
        let request = writing.address.request(
            .post, ["products", id.description, "reviews"], body: try WireEncoder.encode(draft), key: key)
        return try await writing.send(request, as: ReviewDTO.self, asking: "product \(id) to review").review
    }
}

/// A page of reviews in the API's format. A review that can't be read is left out, but counts: offsets are the API's.
struct ReviewPageDTO: Decodable {
    private let reviews: [Review]
    private let sent: Int
    private let total: Int?
    private let average: Double?
    private let ratings: [Int]?

    private enum CodingKeys: CodingKey {
        case reviews, total, average, ratings
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let sent = try container.required(LenientList<ReviewDTO>.self, .reviews)
        (reviews, self.sent) = (sent.elements.map(\.review), sent.count)
        total = container.lenient(Int.self, .total)
        average = container.lenient(Double.self, .average)
        ratings = container.lenient([Int].self, .ratings).flatMap {
            $0.count == 5 && $0.allSatisfy { $0 >= 0 } ? $0 : nil
        }
    }

    func page(skip: Int) -> ReviewPage {
        let (end, overflow) = skip.addingReportingOverflow(sent)
        let count = max(total ?? end, 0)
        var known: Set<Int> = []
        return ReviewPage(
            reviews: reviews.filter { $0.id.map { known.insert($0).inserted } ?? true }, total: count,
            average: count == 0 ? nil : average.map { min(max($0, 1), 5) },
            next: sent == 0 || overflow || end >= count ? nil : end, ratings: ratings)
    }
}

/// A review in the API's format. The rating is required.
struct ReviewDTO: Decodable {
    var review: Review

    private enum CodingKeys: CodingKey {
        case id, rating, comment, date, reviewerName
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let stars = try container.decode(Double.self, forKey: .rating)
        review = Review(
            id: container.lenient(Int.self, .id), rating: Int(min(max(stars, 1), 5).rounded()),
            comment: container.lenient(String.self, .comment) ?? "",
            date: container.lenient(String.self, .date).flatMap(WireDate.parse),
            reviewer: container.lenient(String.self, .reviewerName) ?? "")
    }
}
