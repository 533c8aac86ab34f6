public import FlowKit
import Foundation
import GRDB
import Logging
public import Model
import Synchronization

/// What customers say of products, on a server.
///
/// What is written keeps its key (`Idempotency-Key`) until the server has taken it: to send it again after a failure
/// never makes two of it, also when the server had taken it and only the answer was lost.
public final class ReviewRepository: ReviewService {
    private struct Writing: Hashable {
        let product: Product.ID
        let draft: ReviewDraft
    }

    private let api: ReviewsAPI
    private let store: ShopStore
    let cache: ReviewCache?
    private let keys = Mutex<[Writing: UUID]>([:])
    private let written = CurrentValue<[Product.ID: Int]>([:])

    /// - Parameters:
    ///   - api: What the server has.
    ///   - store: Where the products are whose own reviews stand in for those of a server that has no others.
    public convenience init(api: ReviewsAPI, store: ShopStore) {
        self.init(api: api, store: store, cache: nil)
    }

    /// - Parameter cache: Where pages are kept that were asked for; nil to ask each time.
    init(api: ReviewsAPI, store: ShopStore, cache: ReviewCache?) {
        self.api = api
        self.store = store
        self.cache = cache
    }

    public func reviews(
        of id: Product.ID, _ origin: DataOrigin, after offset: Int, limit: Int
    ) async throws(ServiceError) -> ReviewPage? {
        guard let cache else { return origin.mayAskSource ? try await ask(id, offset, limit) : nil }
        return try await cache.page(of: id, origin, offset: offset, limit: limit) { () throws(ServiceError) in
            try await ask(id, offset, limit)
        }
    }

    private func ask(_ id: Product.ID, _ offset: Int, _ limit: Int) async throws(ServiceError) -> ReviewPage {
        do throws(ServiceError) {
            return try await api.reviews(of: id, offset: offset, limit: limit)
        } catch .notFound, .rejected(status: 405, _) {
            return ReviewPage(all: try await store.product(id)?.details.reviews ?? [])
        }
    }

    public func write(_ draft: ReviewDraft, of id: Product.ID) async throws(ServiceError) -> Review {
        let writing = Writing(product: id, draft: draft)
        let key = keys.withLock { keys in
            let key = keys[writing] ?? UUID()
            keys[writing] = key
            return key
        }
        let review = try await api.write(draft, of: id, key: key)
        keys.withLock { $0[writing] = nil }
        await cache?.outdate(id)
        written.update { $0[id, default: 0] += 1 }
        return review
    }

    public func writings(of id: Product.ID) -> AsyncStream<Int> { written.values { $0[id] ?? 0 } }
}

/// The stored pages of reviews, which are shown immediately and offline.
struct ReviewCache: Sendable {
    /// The number of stored pages. The oldest are removed.
    private static let maximumPages = 500

    let store: ShopStore
    let resources: ResourceCache

    func page(
        of id: Product.ID, _ origin: DataOrigin, offset: Int, limit: Int,
        ask: () async throws(ServiceError) -> ReviewPage
    ) async throws(ServiceError) -> ReviewPage? {
        let name = "\(id)/\(offset)/\(limit)"
        return try await resources.load(.reviews, [name], from: origin) { () throws(ServiceError) in
            let text = try await store.read { database in
                try String.fetchOne(database, sql: "SELECT body FROM reviewPage WHERE name = ?", arguments: [name])
            }
            return text.flatMap { StoredReviewPage(text: $0)?.page }
        } ask: { () throws(ServiceError) in
            try await ask()
        } keep: { page, database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO reviewPage (name, body) VALUES (?, ?)",
                arguments: [name, try StoredJSON.text(StoredReviewPage(page))])
            try database.execute(
                sql: "DELETE FROM reviewPage WHERE number <= ?",
                arguments: [database.lastInsertedRowID - Int64(Self.maximumPages)])
        }
    }

    /// Marks a product and its reviews as stale, after a review was written on this device.
    func outdate(_ id: Product.ID) async {
        do throws(ServiceError) {
            try await store.write { database in
                try LoadDates(database: database).forget(.reviews, beginningWith: "\(id)/")
            }
            try await store.outdate([id])
        } catch {
            resources.logger.error("The reviews of product \(id) could not be marked stale: \(error)")
        }
    }
}

/// A page of reviews, as stored.
private struct StoredReviewPage: Codable {
    var reviews: [Review]
    var total: Int
    var average: Double?
    var next: Int?

    init(_ page: ReviewPage) {
        (reviews, total, average, next) = (page.reviews, page.total, page.average, page.next)
    }

    init?(text: String) {
        guard let page = StoredJSON.value(Self.self, text) else { return nil }
        self = page
    }

    var page: ReviewPage { ReviewPage(reviews: reviews, total: total, average: average, next: next) }
}
