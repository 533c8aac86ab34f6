public import FlowKit
import Foundation
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
