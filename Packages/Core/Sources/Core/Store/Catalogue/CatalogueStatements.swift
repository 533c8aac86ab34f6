import GRDB
import Model

/// Every statement that reads or changes the catalogue, its search or its synchronisation, one of each form.
///
/// Whoever adds a statement adds it here. The tests ask SQLite how it goes about each of them: none may read a whole
/// table, and none may sort more than it says.
enum CatalogueStatements {
    struct Entry: Sendable {
        let name: String
        let sql: String
        let arguments: StatementArguments
        /// Whether it may go along a whole table or index because a page, or a batch, ends it.
        var walks = false
        /// How many rows it sorts at most; nil when it sorts none.
        var sorts: Int?
    }

    static var all: [Entry] {
        listings + counts + candidates + facets + products + categories + recentSearches + brands + sync
    }

    private static let filters: [(name: String, filter: CatalogueFilter)] = {
        let queries: [(String, SearchQuery)] = [
            ("all", SearchQuery("")),
            ("category", SearchQuery("", category: ProductCategory.ID(rawValue: "a-b"))),
            ("brand", SearchQuery("", brand: "A")),
            ("price", SearchQuery("", price: 1...9)),
            ("words", SearchQuery("a b")),
            ("all of it", SearchQuery("a b", category: ProductCategory.ID(rawValue: "a"), brand: "A", price: 1...9)),
            ("no words", SearchQuery("", category: ProductCategory.ID(rawValue: "a"), brand: "A", price: 1...9)),
        ]
        return queries.compactMap { name, query in CatalogueFilter(query).map { (name, $0) } }
    }()

    private static let last = ProductSummary(
        id: Product.ID(rawValue: 1), title: "A", category: ProductCategory.ID(rawValue: "a"),
        price: Price(list: Money(minorUnits: 1)))

    private static var listings: [Entry] {
        var entries: [Entry] = []
        for (name, filter) in filters {
            for sort in ProductSort.allCases {
                for path in paths(filter, sort) {
                    for last in [nil, last] {
                        let statement = ListingStatement(filter, sort, path, after: last, limit: 21)
                        let gathers = path != .walk && path != .alongWords
                        entries.append(
                            Entry(
                                name: "\(name) by \(sort), \(path), \(last == nil ? "first" : "next")",
                                sql: statement.sql, arguments: statement.arguments, walks: path == .walk,
                                sorts: gathers ? ListingPath.mostGathered : nil))
                    }
                }
            }
        }
        return entries
    }

    private static func paths(_ filter: CatalogueFilter, _ sort: ProductSort) -> [ListingPath] {
        let sources = ListingPath.Source.allCases.filter(filter.has).map(ListingPath.gather)
        return [.walk] + sources + (filter.words != nil && sort == .featured ? [.alongWords] : [])
    }

    private static var counts: [Entry] {
        filters.flatMap { name, filter in
            ListingPath.Source.allCases.filter(filter.has).map { source in
                let statement = CountStatement(filter, source, upTo: 9)
                return Entry(name: "count \(name) by \(source)", sql: statement.sql, arguments: statement.arguments)
            }
        }
    }

    private static var candidates: [Entry] {
        filters.filter { $0.filter.words != nil }.map { name, filter in
            let statement = CandidatesStatement(filter, in: 1...9, most: 9)
            return Entry(name: "candidates of \(name)", sql: statement.sql, arguments: statement.arguments)
        }
    }

    private static var facets: [Entry] {
        [nil, SearchWords("a")].map { words in
            let statement = FacetStatement(words)
            return Entry(
                name: "facets of \(words == nil ? "all" : "words")", sql: statement.sql,
                arguments: statement.arguments, walks: words == nil)
        }
    }

    private static var products: [Entry] {
        [
            Entry(name: "product", sql: ProductStatements.select, arguments: [1]),
            Entry(name: "last number", sql: BlockWalk.last, arguments: [1], walks: true),
            Entry(name: "hit", sql: HitStatement.sql, arguments: [1]),
            Entry(name: "summary", sql: SummaryRow.select, arguments: [1]),
            Entry(
                name: "save", sql: ProductStatements.upsert,
                arguments: [1, "", nil, "", 0, "", 0, 0.0, 0, 1, nil, "", "", ""]),
            Entry(name: "remember a product as gone", sql: ProductStatements.rememberAsGone, arguments: [1]),
            Entry(name: "remove", sql: ProductStatements.delete, arguments: [1]),
        ]
    }

    private static var categories: [Entry] {
        [
            // There are a few dozen of them, and a menu shows them all.
            Entry(name: "categories", sql: CategoryStatements.all, arguments: [], walks: true, sorts: 1_000),
            Entry(name: "save category", sql: CategoryStatements.insert, arguments: ["", ""]),
            Entry(name: "remove category", sql: CategoryStatements.delete, arguments: [""]),
        ]
    }

    private static var recentSearches: [Entry] {
        [
            Entry(name: "recent searches", sql: RecentSearchTable.latest, arguments: [9], walks: true),
            Entry(name: "remember search", sql: RecentSearchTable.insert, arguments: ["", ""], walks: true),
            Entry(name: "forget oldest", sql: RecentSearchTable.forgetOldest, arguments: [20], walks: true),
            Entry(name: "forget searches", sql: RecentSearchTable.forgetAll, arguments: [], walks: true),
        ]
    }

    private static var brands: [Entry] {
        [
            // One row for each brand in each category.
            Entry(name: "brands", sql: BrandStatements.all, arguments: [], walks: true),
            Entry(name: "brands of a category", sql: BrandStatements.ofCategory, arguments: ["a"]),
        ]
    }

    private static var sync: [Entry] {
        [
            Entry(name: "how far it is", sql: SyncTable.read, arguments: []),
            Entry(name: "save how far it is", sql: SyncTable.write, arguments: [true, ""]),
            Entry(name: "mark as seen", sql: SyncTable.mark, arguments: [1]),
            Entry(name: "forget what was seen", sql: SyncTable.forgetMarks, arguments: [], walks: true),
            Entry(name: "look for what was not seen", sql: SyncTable.look, arguments: [1, 9]),
        ]
    }
}
