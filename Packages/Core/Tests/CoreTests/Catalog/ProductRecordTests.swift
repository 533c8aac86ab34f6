import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct ProductRecordTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func impossibleProductsAreIgnored() async throws {
        let store = try await files.store([
            .fixture(id: -1), .fixture(id: 1, price: -1), .fixture(id: 2, price: .max), .fixture(id: 3),
        ])
        #expect(try await store.walk(ProductQuery(), limit: 9) == [[3]])
    }

    @Test func excessiveTextsAndNumbersAreTruncated() async throws {
        var product = Product.fixture(
            id: 1, title: String(repeating: "é", count: 400), rating: .infinity, stock: .max,
            description: String(repeating: "👍🏽", count: 5_000), tags: Array(repeating: "tag", count: 1_000))
        product.details.weight = .nan
        product.details.dimensions = Dimensions(width: .infinity, height: 1, depth: 1)
        product.summary.thumbnail = URL(string: "http://a.example/" + String(repeating: "x", count: 5_000))
        let store = try await files.store([product])
        let stored = try #require(try await store.product(id(1)))
        #expect(stored.summary.title == String(repeating: "é", count: 250))
        #expect(stored.summary.rating == 5)
        #expect(stored.summary.stock == 1_000_000_000)
        #expect(stored.details.description == String(repeating: "👍🏽", count: 2_500))
        #expect(stored.details.tags.count == 50)
        #expect(stored.details.weight == nil && stored.details.dimensions == nil)
        #expect(stored.summary.thumbnail == nil)
    }

    /// Large amounts are saved in several queries.
    @Test func thousandsOfProductsAreSavedAtOnce() async throws {
        let store = try await files.store((1...1_200).map { .fixture(id: $0, stock: 1) })
        try await store.save((1...1_200).map { .fixture(id: $0, stock: $0 == 700 ? 2 : 1) })
        #expect(try await store.product(id(700))?.summary.stock == 2)
        #expect(try await store.walk(ProductQuery(), limit: 2_000).first?.count == 1_200)
    }

    /// The dates and removals of products don't accumulate.
    @Test func rowsAboutProductsAreBounded() async throws {
        let store = try await files.store([.fixture(id: 1)])
        try await store.write { database in
            try LoadDates(database: database).set(Date(), of: .products, LoadDates.one(1))
        }
        try await store.remove(id(1))
        let date = try await store.read { try LoadDates(database: $0).date(of: .products, [LoadDates.one(1)]) }
        #expect(date == nil)
        try await store.write { database in
            for number in 1...10_050 { try GoneProductRecord.remember(id(number), in: database) }
        }
        let gone = try await store.read { try GoneProductRecord.fetchAll($0).map(\.id) }
        #expect(gone.count == 10_000)
        #expect(gone.contains(10_050) && !gone.contains(2))
    }
}
