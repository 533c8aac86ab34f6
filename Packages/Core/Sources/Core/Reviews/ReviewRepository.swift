import FlowKit
import Foundation
import GRDB
import Loading
import Logging
import Model
import OrderedCollections
import Synchronization

/// The reviews of products: stored first, then the server's.
///
/// A review has an `Idempotency-Key` until the server has accepted it. So sending it again after a failure never
/// creates two reviews, also if only the response was lost.
final class ReviewRepository: ReviewService {
    private static let maximumUnconfirmed = 20

    private struct Writing: Hashable {
        let product: Product.ID
        let draft: ReviewDraft
    }

    private let api: ReviewsAPI
    private let store: AppDatabase
    private let capabilities: ServerCapabilities
    private let cache: ResourceCache
    /// The keys of the latest reviews that the server has perhaps received, the oldest first.
    private let unconfirmed = Mutex<OrderedDictionary<Writing, UUID>>([:])
    /// The number of reviews that were written on this device, by product.
    let written = CurrentValue<[Product.ID: Int]>([:])

    /// - Parameters:
    ///   - api: The requests for reviews.
    ///   - store: The catalog. Its products have the reviews of a server that has none apart from them.
    ///   - capabilities: What the server has.
    ///   - logger: Logs failures to store a response.
    ///   - now: The clock for the age of stored reviews.
    init(
        api: ReviewsAPI, store: AppDatabase, capabilities: ServerCapabilities = .all, logger: Logger,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.api = api
        self.store = store
        self.capabilities = capabilities
        cache = ResourceCache(store: store, logger: logger, now: now)
    }

    func reviews(
        of id: Product.ID, _ policy: FetchPolicy, after offset: Int, limit: Int
    ) async throws(ServiceError) -> ReviewPage? {
        let name = "\(id)/\(offset)/\(limit)"
        return try await cache.load(.reviews, [name], from: policy) { () throws(ServiceError) in
            try await store.read { try ReviewPageRecord.page(name, in: $0) }
        } ask: { () throws(ServiceError) in
            try await request(id, offset, limit)
        } keep: { page, rows in
            try ReviewPageRecord.save(page, name: name, in: rows.database)
        }
    }

    private func request(_ id: Product.ID, _ offset: Int, _ limit: Int) async throws(ServiceError) -> ReviewPage {
        guard capabilities.contains(.reviews) else {
            return ReviewPage(all: try await store.product(id)?.details.reviews ?? [])
        }
        return try await api.reviews(of: id, offset: offset, limit: limit)
    }

    func write(_ draft: ReviewDraft, of id: Product.ID) async throws(ServiceError) -> Review {
        let writing = Writing(product: id, draft: draft)
        let key = key(of: writing)
        let review = try await api.write(draft, of: id, key: key)
        unconfirmed.withLock { _ = $0.removeValue(forKey: writing) }
        await outdate(id)
        written.update { $0[id, default: 0] += 1 }
        return review
    }

    /// Marks a product and its reviews as stale, after a review was written on this device.
    func outdate(_ id: Product.ID) async {
        do throws(ServiceError) {
            try await store.write { try LoadDates(database: $0).forget(.reviews, beginningWith: "\(id)/") }
            try await store.outdate([id])
        } catch {
            cache.logger.error("The reviews of product \(id) could not be marked stale: \(error)")
        }
    }

    private func key(of writing: Writing) -> UUID {
        unconfirmed.withLock { keys in
            let key = keys.removeValue(forKey: writing) ?? UUID()
            keys[writing] = key
            if keys.count > Self.maximumUnconfirmed { keys.removeFirst() }
            return key
        }
    }

    func writings(of id: Product.ID) -> AsyncStream<Int> { written.values { $0[id] ?? 0 } }
}

/// A stored page of reviews. A trigger removes its date together with it.
struct ReviewPageRecord: StoredRecord {
    static let databaseTableName = "reviewPage"

    enum Columns {
        static let number = Column(CodingKeys.number)
        static let name = Column(CodingKeys.name)
    }
    /// The maximum number of pages. The oldest are removed.
    private static let maximumCount = 500

    /// Ascending with the time of the request. `nil` before the page is stored.
    var number: Int64?
    var name: String
    var body: StoredText<StoredReviewPage>

    static func page(_ name: String, in database: Database) throws -> ReviewPage? {
        try filter(Columns.name == name).fetchOne(database)?.body.value
    }

    static func save(_ page: ReviewPage, name: String, in database: Database) throws {
        try filter(Columns.name == name).deleteAll(database)
        try ReviewPageRecord(name: name, body: StoredText(page)).insert(database)
        try filter(Columns.number <= database.lastInsertedRowID - Int64(maximumCount)).deleteAll(database)
    }
}
