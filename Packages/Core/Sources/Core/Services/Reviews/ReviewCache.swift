import FlowKit
import GRDB
import Logging
import Model

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
