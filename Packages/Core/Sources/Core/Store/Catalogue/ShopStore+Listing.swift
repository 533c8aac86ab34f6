public import FlowKit
import GRDB
public import Model

extension ShopStore {
    /// A page of the products that are stored, after the last item of the page before.
    ///
    /// The cost depends on the size of the page, not on the number of products; with a text, at most on
    /// the number of products that it finds, up to a bound. Orders by title go by code points, as the server's do.
    public func products(
        _ query: ProductQuery, after cursor: ProductCursor?, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        let limit = min(max(limit, 1), Self.largestPage)
        guard let filter = CatalogueFilter(query) else { return .empty }
        var items = try await items(filter, query.sort, after: cursor?.last, limit: limit + 1)
        guard items.count > limit else { return Page(items: items, next: nil) }
        items.removeLast(items.count - limit)
        let offset = max(cursor?.offset ?? 0, 0) + items.count
        return Page(items: items, next: items.last.map { ProductCursor(offset: offset, last: $0) })
    }

    private func items(
        _ filter: CatalogueFilter, _ sort: ProductSort, after last: ProductSummary?, limit: Int
    ) async throws(ServiceError) -> [ProductSummary] {
        guard filter.words != nil else {
            let listing = ListingStatement(filter, sort, .walk, after: last, limit: limit)
            return try await read { [images] in try listing.summaries(in: $0, images) }
        }
        // Sorting what a text finds may take its time, and be given up on.
        return try await read { [images] database in
            let path = try ListingPath.choose(filter, sort, in: database)
            return try ListingStatement(filter, sort, path, after: last, limit: limit).summaries(in: database, images)
        }
    }

    private static var largestPage: Int { 10_000 }
}
