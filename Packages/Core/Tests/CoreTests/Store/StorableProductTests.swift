import Foundation
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct StorableProductTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func whatCanBeNoProductIsLeftOut() async throws {
        let store = try await files.store([
            .fixture(id: -1), .fixture(id: 1, price: -1), .fixture(id: 2, price: .max), .fixture(id: 3),
        ])
        #expect(try await store.walk(ProductQuery(), limit: 9) == [[3]])
        #expect(try await store.saveGradually([.fixture(id: -4), .fixture(id: 5)]) == 1)
    }

    @Test func whatIsWithoutMeasureIsCut() async throws {
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
}
