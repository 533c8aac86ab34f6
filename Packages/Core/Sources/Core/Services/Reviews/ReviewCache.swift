import FlowKit
import Foundation
import Logging
import Model

/// Pages of reviews that were asked for before, in the cache's file: shown at once and offline, as long as their policy
/// says that they are good.
struct ReviewCache: Sendable {
    let store: ShopStore
    let resources: ResourceCache
    let file: CacheFile

    private static let kind = "reviews"

    func page(
        of id: Product.ID, _ origin: DataOrigin, offset: Int, limit: Int,
        ask: () async throws(ServiceError) -> ReviewPage
    ) async throws(ServiceError) -> ReviewPage? {
        let name = "\(id)/\(offset)/\(limit)"
        return try await resources.load(.reviews, [name], from: origin) { () throws(ServiceError) in
            await file.entry(name, of: Self.kind).flatMap { StoredReviewPage(text: $0.head)?.page }
        } ask: { () throws(ServiceError) in
            let page = try await ask()
            if let head = StoredReviewPage(page).text {
                await file.put(CacheFile.Entry(head: head, body: Data()), name, of: Self.kind)
            }
            return page
        } keep: { _, _ in
            // It is in the cache's file, where room is for as many as fit.
        }
    }

    /// Somebody here has changed them, and what the product says of them: both are asked for anew.
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

/// A page of reviews as it is kept.
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

    var text: String? { try? StoredJSON.text(self) }

    var page: ReviewPage { ReviewPage(reviews: reviews, total: total, average: average, next: next) }
}
