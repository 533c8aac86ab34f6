import Foundation
import Model

/// Pages of reviews that were asked for before, in the cache's file: shown at once and offline, as long as their policy
/// says that they are good.
struct ReviewCache: Sendable {
    let resources: ResourceCache
    let file: CacheFile

    private static let kind = "reviews"

    func page(
        of id: Product.ID, offset: Int, limit: Int,
        load: @escaping @Sendable () async throws(ServiceError) -> ReviewPage
    ) async throws(ServiceError) -> ReviewPage {
        let name = "\(id)/\(offset)/\(limit)"
        return try await resources.loadCached(.reviews, name) { () throws(ServiceError) in
            await file.entry(name, of: Self.kind).flatMap { StoredReviewPage(text: $0.head)?.page }
        } load: { [file] () throws(ServiceError) in
            let page = try await load()
            if let head = StoredReviewPage(page).text {
                await file.put(CacheFile.Entry(head: head, body: Data()), name, of: Self.kind)
            }
            return page
        }
    }

    /// Somebody here has changed them: they are asked for anew.
    func forget(_ id: Product.ID) async {
        await resources.forget(.reviews, beginningWith: "\(id)/")
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
