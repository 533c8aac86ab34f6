import FlowTestSupport
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// Pages are read along an index: SQLite neither reads a whole table nor sorts, except products of the same price.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct QueryPlanTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private func plan(
        of query: ProductQuery, after last: ProductSummary?, in store: AppDatabase
    ) async throws -> [String] {
        try await store.read { database in
            let filter = try #require(CatalogFilter(query))
            let request = ProductRecord.page(filter, query.sort, after: last, limit: 21)
            return try Self.plan(of: request, in: database)
        }
    }

    private static func plan(of request: some FetchRequest, in database: Database) throws -> [String] {
        let statement = try request.makePreparedRequest(database, forSingleResult: false).statement
        return try String.fetchAll(
            database, sql: "EXPLAIN QUERY PLAN " + statement.sql, arguments: statement.arguments,
            adapter: SuffixRowAdapter(fromIndex: 3))
    }

    @Test(arguments: ProductSort.allCases, [nil, ProductCategory.ID.furniture])
    func everyListIsReadAlongAnIndex(sort: ProductSort, category: ProductCategory.ID?) async throws {
        var random = SplitMix64(seed: 3)
        let store = try await files.store(Product.random(count: 400, using: &random))
        for last in [nil, ProductSummary.fixture()] {
            let plan = try await plan(of: ProductQuery(category: category, sort: sort), after: last, in: store)
            // "RIGHT PART OF ORDER BY" or, in later versions of SQLite, "LAST TERM OF ORDER BY".
            let sorting = plan.dropFirst().filter { $0.hasSuffix(" OF ORDER BY") }.count
            #expect(sorting == (sort == .priceDescending ? 1 : 0) && plan.count == 1 + sorting, "\(plan)")
            let step = try #require(plan.first)
            if sort != .featured || category != nil { #expect(step.contains("USING INDEX productBy"), "\(plan)") }
            if last != nil { #expect(step.hasPrefix("SEARCH product USING"), "\(plan)") }
        }
    }

    /// All columns of the keyset are in the index condition.
    @Test func aDeepPageBeginsAtItsPlaceInTheIndex() async throws {
        let store = try await files.store(.catalog)
        let query = ProductQuery(category: .furniture, sort: .ratingDescending)
        #expect(
            try await plan(of: query, after: .fixture(), in: store) == [
                "SEARCH product USING INDEX productByCategoryAnd_fallingRating "
                    + "(category=? AND (fallingRating,number)>(?,?))"
            ])
    }

    /// A short beginning of a word has thousands of matches, which SQLite would collect again for each `rowid=`.
    @Test func theMatchesOfAPageAreCollectedOnce() async throws {
        let pattern = try #require(SearchPattern("a"))
        let plan = try await files.store(.catalog).read { database in
            try Self.plan(of: CatalogSearch.hitRequest([1, 2, 3], pattern, in: .products), in: database)
        }
        #expect(plan.first?.hasPrefix("SCAN productSearch VIRTUAL TABLE") == true, "\(plan)")
        #expect(plan.first?.contains("=") == false, "\(plan)")
    }
}
