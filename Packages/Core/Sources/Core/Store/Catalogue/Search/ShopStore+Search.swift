import FlowKit
import GRDB
import Model

extension ShopStore {
    /// A page of what a search finds. See ``StoredSearchService``.
    func hits(
        _ query: SearchQuery, after cursor: SearchCursor?, limit: Int
    ) async throws(ServiceError) -> Page<SearchHit, SearchCursor> {
        let limit = min(max(limit, 1), 1_000)
        guard let filter = CatalogueFilter(query) else { return .empty }
        let highlighter = Highlighter(filter.words)
        return try await read { [images] database in
            switch query.order {
            case .relevance:
                try Self.ranked(filter, after: cursor, limit: limit, highlighter, in: database, images)
            case .products(let sort):
                try Self.sorted(filter, sort, after: cursor, limit: limit, highlighter, in: database, images)
            }
        }
    }

    private static func ranked(
        _ filter: CatalogueFilter, after cursor: SearchCursor?, limit: Int, _ highlighter: Highlighter,
        in database: Database, _ images: ImageAddresses
    ) throws -> Page<SearchHit, SearchCursor> {
        let (found, goesOn) = try RankedSearch(filter: filter).products(
            after: cursor, limit: limit + 1, in: database)
        let hits = try found.prefix(limit).compactMap { each in
            try HitStatement.hit(each.product.id, highlighter, in: database, images)
        }
        guard goesOn || found.count > limit, let last = hits.last, let place = found.prefix(limit).last else {
            return Page(items: hits, next: nil)
        }
        let next = SearchCursor(
            offset: max(cursor?.offset ?? 0, 0) + hits.count, last: last.product, rank: place.product.rank,
            block: place.block)
        return Page(items: hits, next: next)
    }

    private static func sorted(
        _ filter: CatalogueFilter, _ sort: ProductSort, after cursor: SearchCursor?, limit: Int,
        _ highlighter: Highlighter, in database: Database, _ images: ImageAddresses
    ) throws -> Page<SearchHit, SearchCursor> {
        let path = try ListingPath.choose(filter, sort, in: database)
        let listing = ListingStatement(filter, sort, path, after: cursor?.last, limit: limit + 1)
        let found = try listing.summaries(in: database, images)
        let hits = try found.prefix(limit).compactMap { product in
            try HitStatement.hit(product.id.rawValue, highlighter, in: database, images)
        }
        guard found.count > limit, let last = hits.last else { return Page(items: hits, next: nil) }
        return Page(
            items: hits,
            next: SearchCursor(offset: max(cursor?.offset ?? 0, 0) + hits.count, last: last.product))
    }
}
