import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// Every list walks along an index: SQLite neither sorts nor reads what comes before the page.
@Suite(.timeLimit(.minutes(1))) struct StorePlanTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test(arguments: ProductSort.allCases, [nil, Model.Category.ID.furniture])
    func everyListWalksAlongAnIndex(sort: ProductSort, category: Model.Category.ID?) async throws {
        let store = try await files.store([.fixture()])
        for last in [nil, ProductSummary.fixture()] {
            let query = ProductQuery(category: category, sort: sort)
            let listing = try #require(ListingStatement(query, after: last, limit: 21))
            let plan = try await store.read { database in
                try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + listing.sql, arguments: listing.arguments)
                    .map { $0["detail"] as String }
            }
            #expect(plan.count == 1, "\(plan)")
            let step = try #require(plan.first)
            if sort != .featured || category != nil { #expect(step.contains("USING INDEX productBy"), "\(plan)") }
            if let last { #expect(step.hasPrefix("SEARCH product USING"), "\(plan) after \(last.id)") }
        }
    }

    @Test func thePlaceOfAnItemIsSoughtByAllItsColumns() async throws {
        let store = try await files.store([.fixture()])
        let query = ProductQuery(category: .furniture, sort: .priceDescending)
        let listing = try #require(ListingStatement(query, after: .fixture(), limit: 21))
        let plan = try await store.read { database in
            try String.fetchAll(
                database, sql: "EXPLAIN QUERY PLAN " + listing.sql, arguments: listing.arguments,
                adapter: SuffixRowAdapter(fromIndex: 3))
        }
        #expect(
            plan == [
                "SEARCH product USING INDEX productByCategoryAndFallingPrice (category=? AND (fallingPrice,number)>(?,?))"
            ])
    }
}
