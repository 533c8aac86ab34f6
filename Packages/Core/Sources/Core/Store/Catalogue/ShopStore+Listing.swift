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
        var items = try await readOnce { [images] database in
            var items: [ProductSummary] = []
            let rows = try Row.fetchCursor(
                database.cachedStatement(sql: listing.sql), arguments: listing.arguments)
            while let row = try rows.next() { items.append(SummaryRow.summary(row, images)) }
            return items
        }
        guard items.count > limit else { return Page(items: items, next: nil) }
        items.removeLast(items.count - limit)
        let offset = max(cursor?.offset ?? 0, 0) + items.count
        return Page(items: items, next: items.last.map { ProductCursor(offset: offset, last: $0) })
    }

    private static var largestPage: Int { 10_000 }
}
