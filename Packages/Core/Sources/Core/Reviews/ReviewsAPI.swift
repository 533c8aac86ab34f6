public import Foundation
import HTTPTypes
public import Model

/// The endpoints of reviews, apart from products. An extension of DummyJSON's format.
public struct ReviewsAPI: Sendable {
    private let address: APIAddress
    private let reading: JSONExchange
    private let writing: any HTTPTransport

    /// - Parameters:
    ///   - api: The base URL of the API, without `/products`.
    ///   - reading: The transport of requests that need no sign-in.
    ///   - writing: The transport of requests that need a sign-in.
    public init(api: URL, reading: any HTTPTransport, writing: any HTTPTransport) {
        address = APIAddress(api)
        self.reading = JSONExchange(transport: reading)
        self.writing = writing
    }

    /// Loads a page of a product's reviews.
    ///
    /// - Parameters:
    ///   - id: The product.
    ///   - offset: The number of reviews to skip. Negative numbers count as 0.
    ///   - limit: The maximum number of reviews, at least 1.
    public func reviews(of id: Product.ID, offset: Int, limit: Int) async throws(ServiceError) -> ReviewPage {
        let skip = max(offset, 0)
        let url = address.url(
            ["products", id.description, "reviews"],
            [(name: "limit", value: String(max(limit, 1))), (name: "skip", value: String(skip))])
        return try await reading.get(ReviewPageDTO.self, url, "list of reviews of product \(id)").page(skip: skip)
    }

    /// Writes a review.
    ///
    /// - Parameters:
    ///   - draft: What to write.
    ///   - id: The product.
    ///   - key: Names the writing: with the same one the same is written once.
    public func write(_ draft: ReviewDraft, of id: Product.ID, key: UUID) async throws(ServiceError) -> Review {
        let body = try WireEncoder.encode(draft)
        var request = APIRequest(
            method: .post, url: address.url(["products", id.description, "reviews"]), headers: .jsonBody, body: body)
        request.idempotencyKey = key.uuidString.lowercased()
        let response = try await writing.send(request)
        if let failure = response.failure(asking: "product \(id) to review") { throw failure }
        return try WireDecoder.decode(ReviewDTO.self, from: response, to: request).review
    }
}

/// A page of reviews as the API writes it. A review that can't be read is left out, and counts nevertheless: offsets are
/// the API's.
struct ReviewPageDTO: Decodable {
    private let reviews: [Review]
    private let sent: Int
    private let total: Int?
    private let average: Double?

    private enum CodingKeys: CodingKey {
        case reviews, total, average
    }

    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        sent = try container.required([Anything].self, .reviews).count
        reviews = container.lenientList(of: ReviewDTO.self, .reviews).map(\.review)
        total = container.lenient(Int.self, .total)
        average = container.lenient(Double.self, .average)
    }

    func page(skip: Int) -> ReviewPage {
        let (end, overflow) = skip.addingReportingOverflow(sent)
        let count = max(total ?? end, 0)
        var known: Set<Int> = []
        return ReviewPage(
            reviews: reviews.filter { $0.id.map { known.insert($0).inserted } ?? true }, total: count,
            average: count == 0 ? nil : average.map { min(max($0, 1), 5) },
            next: sent == 0 || overflow || end >= count ? nil : end)
    }
}

/// A review as the API writes it. Without a rating there is none.
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
