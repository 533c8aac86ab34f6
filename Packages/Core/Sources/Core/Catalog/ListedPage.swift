import FlowKit
import Foundation
import GRDB
import Loading
import Model

/// A page of a list as the server returned it: the products in its order. Pages are removed when they are stale.
struct ListedPageRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "listedPage"

    enum Columns {
        static let query = Column(CodingKeys.query)
        static let date = Column(CodingKeys.date)
    }

    /// The query as JSON, which is compared and never read.
    var query: String
    /// The number of preceding products.
    var start: Int
    /// The requested number of products.
    var size: Int
    /// The time of the request.
    var date: Double
    var ids: StoredText<StoredPlain<[Int]>>
    /// The start of the next page. `nil` for the last page.
    var next: Int?

    init(_ query: ProductQuery, start: Int, size: Int, ids: [Int], next: Int?, date: Date) throws {
        self.query = try Self.text(of: query)
        (self.start, self.size, self.ids, self.next) = (start, size, try StoredText(ids), next)
        self.date = date.timeIntervalSinceReferenceDate
    }

    /// Whitespace around the words makes no difference.
    private static func text(of query: ProductQuery) throws -> String {
        var query = query
        query.text = query.searchText
        return String(decoding: try StoredJSON.encoder.encode(query), as: UTF8.self)
    }

    /// Saves the page, and removes stale ones. A first page begins a new list: the other pages of the old one are removed.
    func save(removingBefore earliest: Date, in database: Database) throws {
        try Self.filter(Columns.date <= earliest.timeIntervalSinceReferenceDate).deleteAll(database)
        if start == 0 { try Self.filter(Columns.query == query).deleteAll(database) }
        try insert(database, onConflict: .replace)
    }

    /// Returns the stored page after a cursor if it was requested after `earliest`, and not after `latest`.
    static func fetch(
        _ query: ProductQuery, after cursor: ProductCursor?, size: Int, from earliest: Date, to latest: Date,
        in database: Database
    ) throws -> Page<ProductSummary, ProductCursor>? {
        let start = cursor?.offset ?? 0
        let page = try fetchOne(database, key: ["query": try text(of: query), "start": start, "size": size])
        guard let page, page.date > earliest.timeIntervalSinceReferenceDate,
            page.date <= latest.timeIntervalSinceReferenceDate, let ids = page.ids.value
        else { return nil }
        let products = try ProductRecord.summaries().filter(keys: ids).fetchAll(database)
        let known = Dictionary(products.map { ($0.id, $0.summary) }) { first, _ in first }
        let items = ids.compactMap { known[$0] }
        // A removed product has changed the list.
        guard items.count == ids.count else { return nil }
        return Page(serving: items, nextOffset: page.next, last: items.last, after: cursor)
    }
}

extension Page<ProductSummary, ProductCursor> {
    /// Creates a page of the server.
    ///
    /// - Parameters:
    ///   - items: The products of the page.
    ///   - nextOffset: The offset of the next page. `nil` on the last page.
    ///   - last: The last product that the server sent.
    ///   - cursor: The start of the page.
    init(serving items: [ProductSummary], nextOffset: Int?, last: ProductSummary?, after cursor: ProductCursor?) {
        let next = nextOffset.flatMap { offset in
            last.map {
                ProductCursor(.server, offset: offset, last: $0, shown: (cursor?.shown ?? []) + items.map(\.id))
            }
        }
        self.init(items: items, next: next)
    }
}

extension AppDatabase {
    /// Marks products, and with them all lists, as stale.
    func outdate(_ ids: Set<Product.ID>) async throws(ServiceError) {
        try await write { database in
            let dates = LoadDates(database: database)
            for id in ids { try dates.forget(.products, LoadDates.one(id)) }
            try dates.forget(.products)
            try ListedPageRecord.deleteAll(database)
        }
    }
}
