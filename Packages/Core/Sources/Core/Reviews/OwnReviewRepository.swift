import Algorithms
import FlowKit
import Foundation
import HTTPTypes
import Loading
import Logging
import Model

/// The reviews of the signed-in user: stored first, then the server's. Signing out deletes them.
struct OwnReviewRepository: OwnReviewService {
    /// The requests for the user's reviews. Its transport uses the tokens of the same account.
    let api: APIClient
    let account: LiveAccount
    var capabilities = ServerCapabilities.all
    /// The reviews that are written on this device.
    let written: CurrentValue<[Product.ID: Int]>
    let logger: Logger
    var now: @Sendable () -> Date = { Date() }

    func ownReviews(_ policy: FetchPolicy) async throws(ServiceError) -> [OwnReview]? {
        let session = try SessionStore(account)
        let cache = ResourceCache(store: session, logger: logger, now: now)
        let reviews = try await cache.load(.ownReviews, [LoadDates.all], from: policy) { () throws(ServiceError) in
            try await session.readRows { try $0.setting(.ownReviews, as: [StoredOwnReview].self) }
        } ask: { () throws(ServiceError) in
            try await request(session.user)
        } keep: { reviews, rows in
            try rows.set(.ownReviews, to: StoredJSON.text(reviews, as: [StoredOwnReview].self))
        }
        try session.check()
        return reviews
    }

    func writings() -> AsyncStream<Int> { written.values { $0.values.reduce(0, +) } }

    private func request(_ user: User.ID) async throws(ServiceError) -> [OwnReview] {
        guard capabilities.contains(.reviews) else { return [] }
        let list = try await api.get(
            OwnReviewListDTO.self, ["users", user.description, "reviews"], query: [(name: "limit", value: "0")],
            asking: "list of your reviews")
        return list.reviews
    }
}

/// A user's reviews in the API's format. One that can't be read is left out.
struct OwnReviewListDTO: Decodable {
    let reviews: [OwnReview]

    private enum CodingKeys: CodingKey {
        case reviews
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        reviews = try container.required(ReadableList<OwnReviewDTO>.self, .reviews).elements.map(\.review)
            .uniqued(on: \.id)
    }
}

private struct OwnReviewDTO: Decodable {
    let review: OwnReview

    private enum CodingKeys: CodingKey {
        case productId, productTitle, productThumbnail
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        review = OwnReview(
            id: Product.ID(rawValue: try container.identifier(.productId)), title: try container.text(.productTitle),
            image: decoder.imageURL(container.lenient(String.self, .productThumbnail)),
            review: try ReviewDTO(from: decoder).review)
    }
}
