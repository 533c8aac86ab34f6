import FlowKit
import Foundation
import GRDB
import Loading
import Logging
import Model

/// The catalog of a server, and the products stored on the device.
///
/// A response is stored before it is returned. A failure to store it is logged, and the response is returned anyway.
struct ProductRepository: ProductService {
    let catalog: CatalogAPI
    let store: AppDatabase
    let logger: Logger
    var now: @Sendable () -> Date = { Date() }

    private var cache: ResourceCache { ResourceCache(store: store, logger: logger, now: now) }

    /// Returns a product from the device or the server. A product that the server no longer has is removed from the device.
    func product(_ id: Product.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Product? {
        do throws(ServiceError) {
            return try await cache.load(.products, LoadDates.names(of: id), from: policy) { () throws(ServiceError) in
                try await store.product(id)
            } ask: { () throws(ServiceError) in
                try await catalog.product(id)
            } keep: { product, rows in
                try ProductRecord.save([product].compactMap(ProductRecord.init), in: rows.database)
            }
        } catch .notFound(let what) {
            try await cache.keep("the removal of product \(id)") {
                try ProductRecord.remove(id, in: $0.database)
            }
            throw .notFound(what)
        }
    }
}

extension LoadDates {
    /// Returns the names of the dates at which a product was loaded with its details: alone, or by the synchronization.
    static func names(of id: Product.ID) -> [String] { [one(id), all] }
}

// MARK: - Lists

extension ProductRepository {
    /// The maximum number of pages to request for one page, if the server's pages have no matching product.
    private static let maximumPagesWithoutMatch = 50
    /// The name of the date at which any page was last requested.
    private static let pages = "pages"

    /// Returns a page of a list. The first page decides on the order: that of the server, or that of the device.
    ///
    /// The stored list consists of all stored products. It is therefore as old as the last page of any list, or as the last
    /// complete synchronization.
    func products(
        _ query: ProductQuery, _ request: PageRequest<ProductCursor>, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        switch request.policy {
        case .cacheOnly, .staleIfError:
            guard try await cache.phase(of: .products, [Self.pages, LoadDates.all]).allows(request.policy) else {
                return .empty
            }
            return try await store.products(query, after: request.cursor, limit: limit)
        case .cacheFirst:
            if let page = try await freshPage(of: query, after: request.cursor, limit: limit) { return page }
        case .networkOnly: break
        }
        return try await requestPage(of: query, after: request.cursor, size: limit)
    }

    /// Returns a stored page that is as good as the server's: from a list that was loaded recently, from a complete
    /// catalog, or the next page of a list of the device. Only the server can search by its own rules.
    private func freshPage(
        of query: ProductQuery, after cursor: ProductCursor?, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor>? {
        let now = now()
        do throws(ServiceError) {
            if cursor?.source == .device { return try await store.products(query, after: cursor, limit: limit) }
            if query.searchText == nil, cursor == nil {
                let phase = try await cache.phase(of: .products, [LoadDates.all])
                let isComplete = try await store.syncState().lastComplete != nil
                // The API has no filters: with a rare brand, a page of the server would take one request after the other.
                let isFiltered = !query.filters.isEmpty && isComplete && phase == .usable
                if phase == .fresh || isFiltered { return try await store.products(query, after: nil, limit: limit) }
            }
            return try await store.read { database in
                try ListedPageRecord.fetch(
                    query, after: cursor, size: limit, from: Self.earliestFresh(now), to: now, in: database)
            }
        } catch {
            // The server can still respond.
            if case .storage = error { return nil }
            throw error
        }
    }

    private static func earliestFresh(_ now: Date) -> Date {
        now - TimeInterval(CachedResource.products.policy.timeToLive.components.seconds)
    }

    /// Requests pages until a page has a product. A search in a category may have pages without matches in between.
    private func requestPage(
        of query: ProductQuery, after cursor: ProductCursor?, size: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        let date = now()
        let start = cursor?.offset ?? 0
        var offset = start
        var pages = 0
        while true {
            let list = try await catalog.products(query, offset: offset, limit: size)
            let page = Page(
                serving: list.products.map(\.summary), nextOffset: list.nextOffset, last: list.last?.summary,
                after: cursor)
            pages += 1
            if page.items.isEmpty, let next = list.nextOffset, pages < Self.maximumPagesWithoutMatch {
                offset = next
                continue
            }
            try await cache.keep("a page of products") { rows in
                try ProductRecord.save(list.products.compactMap(ProductRecord.init), in: rows.database)
                try LoadDates(rows).set(date, of: .products, Self.pages)
                // A page without products isn't complete: the next one is requested.
                guard !page.items.isEmpty || page.next == nil else { return }
                let ids = page.items.map(\.id.rawValue)
                try ListedPageRecord(query, start: start, size: size, ids: ids, next: page.next?.offset, date: date)
                    .save(removingBefore: Self.earliestFresh(date), in: rows.database)
            }
            return page
        }
    }
}
