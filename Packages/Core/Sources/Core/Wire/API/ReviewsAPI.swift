public import Foundation
import HTTPTypes
public import Model

/// The reviews of a server that has them apart from its products. The format of DummyJSON has not: this is an extension.
public struct ReviewsAPI: Sendable {
    private let address: APIAddress
    private let reading: JSONExchange
    private let writing: any HTTPTransport

    /// - Parameters:
    ///   - api: Where the API lives, with any path in front of `/products`.
    ///   - reading: What carries the questions, which anybody may ask.
    ///   - writing: What carries what is written, and says who writes.
    public init(api: URL, reading: any HTTPTransport, writing: any HTTPTransport) {
        address = APIAddress(api)
        self.reading = JSONExchange(transport: reading)
        self.writing = writing
    }

    /// The reviews of a product from an offset on.
    ///
    /// - Parameters:
    ///   - id: The product.
    ///   - offset: How many come before. Less than 0 counts as 0.
    ///   - limit: How many to ask for, at least 1.
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
