import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// Every question walks along an index: SQLite neither reads a whole table nor sorts more than a bounded number of rows.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct StorePlanTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private func plan(_ sql: String, _ arguments: StatementArguments, in store: ShopStore) async throws -> [String] {
        try await store.read { database in
            try String.fetchAll(
                database, sql: "EXPLAIN QUERY PLAN " + sql, arguments: arguments,
                adapter: SuffixRowAdapter(fromIndex: 3))
        }
    }

    private func filledStore() async throws -> ShopStore {
        var random = SplitMix(seed: 3)
        return try await files.store(Product.random(count: 400, using: &random))
    }

    @Test(arguments: ProductSort.allCases, [nil, ProductCategory.ID.furniture])
    func everyListWalksAlongAnIndex(sort: ProductSort, category: ProductCategory.ID?) async throws {
        let store = try await filledStore()
        for last in [nil, ProductSummary.fixture()] {
            let filter = try #require(CatalogueFilter(ProductQuery(category: category, sort: sort)))
            let listing = ListingStatement(filter, sort, .walk, after: last, limit: 21)
            let plan = try await plan(listing.sql, listing.arguments, in: store)
            #expect(plan.count == 1, "\(plan)")
            let step = try #require(plan.first)
            if sort != .featured || category != nil { #expect(step.contains("USING INDEX productBy"), "\(plan)") }
            if let last { #expect(step.hasPrefix("SEARCH product USING"), "\(plan) after \(last.id)") }
        }
    }

    @Test func thePlaceOfAnItemIsSoughtByAllItsColumns() async throws {
        let store = try await filledStore()
        let filter = try #require(CatalogueFilter(ProductQuery(category: .furniture)))
        let listing = ListingStatement(filter, .priceDescending, .walk, after: .fixture(), limit: 21)
        #expect(
            try await plan(listing.sql, listing.arguments, in: store) == [
                "SEARCH product USING INDEX productByCategoryAndFallingPrice (category=? AND (fallingPrice,number)>(?,?))"
            ])
    }
}
