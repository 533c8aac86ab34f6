import Foundation
import GRDB
public import Loading
public import Model

/// The search in the stored catalog: while the user types, with filters, in any order.
public struct CatalogSearch: SearchService {
    /// The number of products that are ranked together. The cost of a page doesn't depend on the number of results.
    private static let blockSize = 1_000
    /// The maximum number of products that facets count.
    private static let maximumFacetCount = 2_000

    private let device: DeviceStore

    /// Creates the search of a device.
    public init(_ device: DeviceStore) { self.device = device }

    /// Returns a page of results. Each word must begin a word of the title, brand, description or tags, regardless of case
    /// and accents. A word of a script without spaces is found anywhere. If the calling task is canceled, the search stops.
    public func search(
        _ query: SearchQuery, after cursor: SearchCursor?, limit: Int
    ) async throws(ServiceError) -> Page<SearchHit, SearchCursor> {
        let limit = min(max(limit, 1), 1_000)
        guard let filter = CatalogFilter(query) else { return .empty }
        return try await device.database.read { database in
            switch query.order {
            case .relevance: try Self.ranked(filter, after: cursor, limit: limit, in: database)
            case .products(let sort): try Self.sorted(filter, sort, after: cursor, limit: limit, in: database)
            }
        }
    }

    public func correction(of text: String) async throws(ServiceError) -> String? {
        guard !ProductQuery(text: text).isExact else { return nil }
        return try await device.database.read { database in try Spelling(database).correction(of: text) }
    }

    /// Counts the first 2,000 results of the text in the shop's order, or all if there are fewer. The total is always exact.
    public func facets(of query: SearchQuery) async throws(ServiceError) -> SearchFacets {
        guard let filter = CatalogFilter(query) else { return SearchFacets() }
        return try await device.database.read { database in
            var request = ProductRecord.select(FacetRow.columns).order(ProductRecord.Columns.id)
            if let pattern = filter.pattern { request = request.matching(pattern) }
            let rows = try request.limit(Self.maximumFacetCount + 1).asRequest(of: FacetRow.self).fetchAll(database)
            var facets = SearchFacets(
                counting: rows.prefix(Self.maximumFacetCount).map(\.product), for: query,
                isExact: rows.count <= Self.maximumFacetCount,
                isComplete: try CatalogSyncRecord.state(in: database).lastComplete != nil)
            if !facets.isExact { facets.total = try filter.applied(to: ProductRecord.all()).fetchCount(database) }
            return facets
        }
    }

    public func recentSearches(limit: Int) -> AsyncStream<[String]> {
        device.values(of: "the recent searches", as: .guest) { rows in
            try RecentSearchRecord.latest(in: rows).limit(max(limit, 0)).fetchAll(rows.database).map(\.text)
        }
    }

    public func remember(_ text: String) async throws(ServiceError) {
        guard let words = SearchQuery(text).words else { return }
        try await device.write(as: .guest) { try RecentSearchRecord.remember(words, in: $0) }
    }

    public func forget(_ text: String) async throws(ServiceError) {
        try await device.write(as: .guest) { try RecentSearchRecord.forget(text, in: $0) }
    }

    public func forgetSearches() async throws(ServiceError) {
        try await device.write(as: .guest) { _ = try $0.all(RecentSearchRecord.self).deleteAll($0.database) }
    }
}

/// The columns of a product that filters compare.
private struct FacetRow: Decodable, FetchableRecord {
    static let columns = [
        ProductRecord.Columns.category, ProductRecord.Columns.brand, ProductRecord.Columns.price,
        ProductRecord.Columns.currency, ProductRecord.Columns.rating, ProductRecord.Columns.stock,
        ProductRecord.Columns.minimumOrderQuantity, ProductRecord.Columns.tags,
    ]

    let category: String
    let brand: String?
    let price: Int
    let currency: String
    let rating: Double
    let stock: Int
    let minimumOrderQuantity: Int
    let tags: String

    var product: FilteredProduct {
        FilteredProduct(
            category: ProductCategory.ID(rawValue: category), brand: brand,
            price: Money(minorUnits: price, currency: Currency(rawValue: currency)), rating: rating,
            isInStock: !StockRule(stock: stock, minimum: minimumOrderQuantity).isSoldOut,
            tags: tags.split(separator: "\n").map(String.init))
    }
}

// MARK: - Pages

extension CatalogSearch {
    /// A product that matches, and its rank. Lower is better.
    private struct Match: Decodable, FetchableRecord {
        let id: Int
        let rank: Double
    }

    /// Returns the best matches of a block, then those of the next block.
    private static func ranked(
        _ filter: CatalogFilter, after cursor: SearchCursor?, limit: Int, in database: Database
    ) throws -> Page<SearchHit, SearchCursor> {
        guard let pattern = filter.pattern else { return .empty }
        var block = cursor?.block ?? SearchCursor.Block(start: -1, offset: 0)
        var hits: [SearchHit] = []
        while hits.count < limit {
            let matches = try matches(filter, pattern, after: block.start, in: database)
            let ranked = matches.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
            let page = ranked.dropFirst(block.offset).prefix(limit - hits.count)
            hits += try Self.hits(page.map(\.id), pattern, in: database)
            block.offset += page.count
            guard block.offset >= matches.count else { continue }
            guard matches.count == blockSize, let last = matches.last else { return Page(items: hits, next: nil) }
            block = SearchCursor.Block(start: last.id, offset: 0)
        }
        let offset = max(cursor?.offset ?? 0, 0) + hits.count
        return Page(
            items: hits, next: hits.last.map { SearchCursor(offset: offset, last: $0.product, block: block) })
    }

    /// Returns the matches of a block in the order of their identifiers.
    private static func matches(
        _ filter: CatalogFilter, _ pattern: SearchPattern, after start: Int, in database: Database
    ) throws -> [Match] {
        let found = pattern.tables.map { table -> SQL in
            let table = table.sql
            // The subquery is run for each match: SQLite starts with the matches.
            let products = filter.appliedToColumns(of: ProductRecord.all())
                .filter(literal: "product.id = \(table).rowid")
            let condition: SQL = filter.hasColumnConditions ? "\(products.exists())" : "TRUE"
            return """
                SELECT * FROM (
                    SELECT \(table).rowid AS id, \(table).rank AS rank FROM \(table)
                    WHERE \(table) MATCH \(pattern.text) AND \(table).rowid > \(start) AND \(condition)
                    ORDER BY \(table).rowid LIMIT \(blockSize))
                """
        }
        let request: SQLRequest<Match> = """
            SELECT id, min(rank) AS rank FROM (\(found.joined(separator: " UNION ALL ")))
            GROUP BY id ORDER BY id LIMIT \(blockSize)
            """
        return try request.fetchAll(database)
    }

    private static func sorted(
        _ filter: CatalogFilter, _ sort: ProductSort, after cursor: SearchCursor?, limit: Int, in database: Database
    ) throws -> Page<SearchHit, SearchCursor> {
        let found = try ProductRecord.page(filter, sort, after: cursor?.last, limit: limit + 1).fetchAll(database)
        let page = found.prefix(limit)
        let hits =
            try filter.pattern.map { try Self.hits(page.map(\.id), $0, in: database) }
            ?? page.map { SearchHit(product: $0.summary, title: HighlightedText($0.title)) }
        let offset = max(cursor?.offset ?? 0, 0) + hits.count
        let next = found.count > limit ? hits.last.map { SearchCursor(offset: offset, last: $0.product) } : nil
        return Page(items: hits, next: next)
    }

    /// Returns products that match, in the order of the identifiers.
    private static func hits(_ ids: [Int], _ pattern: SearchPattern, in database: Database) throws -> [SearchHit] {
        var hits: [Int: SearchHit] = [:]
        for table in pattern.tables {
            let missing = ids.filter { hits[$0] == nil }
            for row in missing.isEmpty ? [] : try hitRequest(missing, pattern, in: table).fetchAll(database) {
                let excerpt = HighlightedText(marked: row["excerpt"])
                let product = try ProductRecord(row: row).summary
                hits[product.id.rawValue] = SearchHit(
                    product: product, title: HighlightedText(marked: row["highlightedTitle"]),
                    excerpt: excerpt.hasMatch ? excerpt : nil)
            }
        }
        return ids.compactMap { hits[$0] }
    }

    /// Returns a request for products that match in a table, with highlights.
    ///
    /// The matches are walked through once. Without the plus sign, SQLite would collect them again for each product.
    static func hitRequest(_ ids: [Int], _ pattern: SearchPattern, in table: SearchTable) -> SQLRequest<Row> {
        let (start, end, length) = (HighlightedText.start, HighlightedText.end, table.excerptLength)
        let table = table.sql
        return """
            SELECT product.*, highlight(\(table), 0, \(start), \(end)) AS highlightedTitle,
                snippet(\(table), 2, \(start), \(end), '…', \(length)) AS excerpt
            FROM \(table) JOIN product ON product.id = \(table).rowid
            WHERE \(table) MATCH \(pattern.text)
                AND \(table).rowid BETWEEN \(ids.min() ?? 0) AND \(ids.max() ?? 0)
                AND +\(table).rowid IN \(ids)
            """
    }
}

extension HighlightedText {
    /// Control characters around matches, which no text contains.
    static let start = "\u{2}"
    static let end = "\u{3}"

    /// Creates a text from the result of FTS5's `highlight` or `snippet`.
    init(marked text: String) {
        self.init(parts: [])
        let text = text.replacing(SearchPattern.separator, with: "")
        for (index, piece) in text.components(separatedBy: Self.start).enumerated() {
            let parts = piece.components(separatedBy: Self.end)
            // Only the text before the first match has no end mark.
            if index > 0 { self.parts.append(Part(parts.first ?? "", isMatch: true)) }
            self.parts.append(Part(parts.last ?? ""))
        }
        self.parts.removeAll(where: \.text.isEmpty)
    }
}

// MARK: - Recent searches

/// A search text that the user entered. The same words in another case or with other accents are the same search.
struct RecentSearchRecord: OwnedRecord {
    static let databaseTableName = "recentSearch"
    private static let maximumCount = 20
    private static let maximumLength = 200

    var ownerID: OwnerID
    var folded: String
    var text: String
    /// Ascending with the time of the search.
    var number: Int

    static func latest(in rows: OwnerRows) -> QueryInterfaceRequest<RecentSearchRecord> {
        rows.all(RecentSearchRecord.self).order(Column(CodingKeys.number).desc)
    }

    /// Returns the text without case and accents.
    static func folded(_ text: String) -> String {
        text.prefix(maximumLength).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    static func remember(_ words: String, in rows: OwnerRows) throws {
        let text = String(words.prefix(maximumLength))
        let folded = folded(words)
        let last = try latest(in: rows).fetchOne(rows.database)?.number ?? 0
        try RecentSearchRecord(ownerID: rows.ownerID, folded: folded, text: text, number: last + 1).save(rows.database)
        let forgotten = try latest(in: rows).limit(-1, offset: maximumCount).fetchAll(rows.database)
        for record in forgotten { try record.delete(rows.database) }
    }

    static func forget(_ text: String, in rows: OwnerRows) throws {
        _ = try rows.all(RecentSearchRecord.self).filter(Column(CodingKeys.folded) == folded(text))
            .deleteAll(rows.database)
    }
}
