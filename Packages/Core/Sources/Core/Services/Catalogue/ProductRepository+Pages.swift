public import FlowKit
import Foundation
import GRDB
public import Model

extension ProductRepository {
    /// A server that always has more must not keep us for good.
    private static let mostPagesWithoutMatch = 50
    /// Under this name is when the server was asked for any page last.
    private static let pages = "pages"

    /// A page that the server says has the server's order. It is empty only when nothing follows, or when a search within
    /// a category has found nothing on fifty pages of the server's.
    ///
    /// What the device holds of a list is put together from all products that it knows, so it is as old as the last page
    /// of any list, or as the last complete synchronisation.
    public func products(
        _ query: ProductQuery, _ request: PageRequest<ProductCursor>, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        switch request.origin {
        case .stored, .fallback:
            guard try await cache.phase(of: .products, [Self.pages, LoadDates.all]).allows(request.origin) else {
                return .empty
            }
            return try await store.products(query, after: request.cursor, limit: limit)
        case .current:
            if let page = try await goodPage(of: query, after: request.cursor, limit: limit) { return page }
        case .fresh: break
        }
        return try await askForPage(ListedPages.Key(query: query, start: request.cursor?.offset ?? 0, size: limit))
    }

    /// A page that is as good as the server's: of a list that was loaded just now, or of a catalogue that is complete. What
    /// words find is the server's to say.
    private func goodPage(
        of query: ProductQuery, after cursor: ProductCursor?, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor>? {
        let key = ListedPages.Key(query: query, start: cursor?.offset ?? 0, size: limit)
        let now = cache.now()
        do throws(ServiceError) {
            if query.searchText == nil, try await cache.phase(of: .products, [LoadDates.all]) == .fresh {
                return try await store.products(query, after: cursor, limit: limit)
            }
            return try await store.listedPage(key, from: Self.earliest(now), to: now)
        } catch {
            // The server will say.
            if case .storage = error { return nil }
            throw error
        }
    }

    /// What was loaded before is not good any more.
    private static func earliest(_ now: Date) -> Date {
        now - TimeInterval(CachedResource.products.policy.timeToLive.components.seconds)
    }

    /// The first page from an offset on that has anything to show. A query of words within a category may well find
    /// pages in between on which nothing matches.
    private func askForPage(
        _ key: ListedPages.Key
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        let asked = cache.now()
        var offset = key.start
        var pagesWithoutMatch = 0
        while true {
            let list = try await catalogue.products(key.query, offset: offset, limit: key.size)
            let items = list.products.map(\.summary)
            pagesWithoutMatch += 1
            guard let next = list.nextOffset, let last = list.last else {
                try await keep(list.products, as: .init(ids: items.map(\.id.rawValue)), of: key, askedAt: asked)
                return Page(items: items, next: nil)
            }
            if !items.isEmpty || pagesWithoutMatch == Self.mostPagesWithoutMatch {
                let content = ListedPages.Content(ids: items.map(\.id.rawValue), next: next)
                try await keep(list.products, as: items.isEmpty ? nil : content, of: key, askedAt: asked)
                return Page(items: items, next: ProductCursor(offset: next, last: last.summary))
            }
            offset = next
        }
    }

    /// - Parameter content: What the page is; nil when that can't be kept.
    private func keep(
        _ products: [Product], as content: ListedPages.Content?, of key: ListedPages.Key, askedAt date: Date
    ) async throws(ServiceError) {
        try await Core.keep("a page of products", cache.logger) { () throws(ServiceError) in
            let rows = try store.storable(products.map { .saved($0) })
            try await store.write { database in
                for case .save(let product) in rows { try ShopStore.save(product, in: database) }
                try LoadDates(database: database).set(date, of: .products, Self.pages)
                guard let content else { return }
                try ListedPages(database: database).set(
                    content, of: key, at: date, removingBefore: Self.earliest(date))
            }
        }
    }
}
