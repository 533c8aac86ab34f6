public import FlowKit
import GRDB
public import Model

extension ShopStore {
    /// A page of the products that are stored, after the last item of the page before.
    ///
    /// The cost depends on the size of the page, not on the number of products; with a text, on the number of products
    /// that it finds. Orders by title go by code points, as the server's do.
    public func products(
        _ query: ProductQuery, after cursor: ProductCursor?, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        let limit = min(max(limit, 1), Self.largestPage)
        guard let listing = ListingStatement(query, after: cursor?.last, limit: limit + 1) else { return .empty }
        let read = { @Sendable [images] (database: Database) in
            try listing.summaries(in: database, images)
        }
        // Sorting what a text finds may take its time, and be given up on.
        var items = try await query.searchText == nil ? readBriefly(read) : readOnce(read)
        guard items.count > limit else { return Page(items: items, next: nil) }
        items.removeLast(items.count - limit)
        let offset = max(cursor?.offset ?? 0, 0) + items.count
        return Page(items: items, next: items.last.map { ProductCursor(offset: offset, last: $0) })
    }

    private static var largestPage: Int { 10_000 }
}
