import FlowKit
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StoreCatalogTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private func productInFull() -> Product {
        var product = Product.fixture(
            id: 7, title: "Kåseri \"Lamp\"; DROP TABLE product", brand: nil, price: 12_99, discount: 12_34,
            rating: 4.37, stock: 3, minimumOrderQuantity: 2, description: "Two\nlines, \u{1F4A1}.",
            tags: ["a b", "c\"d"])
        product.summary.price = Price(list: Money(minorUnits: 1_299, currency: .jpy), discountBasisPoints: 1_234)
        product.details.sku = "K-7"
        product.details.weight = 1.5
        product.details.dimensions = Dimensions(width: 1, height: 2.25, depth: 3)
        product.details.images = ["https://a.example/1.png", "https://a.example/%20/2.png?x=1#y"].compactMap {
            URL(string: $0)
        }
        return product
    }

    @Test func aProductComesBackAsItWas() async throws {
        let product = productInFull()
        let store = try await files.store([product, .fixture(id: 1)])
        #expect(try await store.product(id(7)) == product)
        #expect(try await store.products(ProductQuery(), after: nil, limit: 9).items.last == product.summary)
        #expect(try await store.product(id(8)) == nil)
    }

    @Test func aLaterAnswerReplacesAnEarlierOne() async throws {
        let store = try await files.store([productInFull()])
        let changed = Product.fixture(id: 7, title: "Lamp", brand: "Nordvik", price: 5, stock: 0, tags: [])
        try await store.save([.fixture(id: 7), changed])
        #expect(try await store.product(id(7)) == changed)
        #expect(try await store.walk(ProductQuery(), limit: 9) == [[7]])
    }

    @Test func aRemovedProductIsGone() async throws {
        let store = try await files.store([.fixture(id: 1), .fixture(id: 2)])
        try await store.remove(id(1))
        try await store.remove(id(99))
        #expect(try await store.product(id(1)) == nil)
        #expect(try await store.walk(ProductQuery(), limit: 9) == [[2]])
    }

    @Test func aRemovedProductStaysInTheBagSoldOut() async throws {
        let store = try await files.store([.fixture(id: 1), .fixture(id: 2)])
        let bag = BagRepository(device: try await store.device())
        try await bag.add(id(1), quantity: 2)
        try await store.remove(id(1))
        var bags = bag.bag().makeAsyncIterator()
        let line = try #require(await bags.next()?[id(1)])
        #expect(line.quantity == 2)
        #expect(line.refusal == .soldOut)
    }

    @Test func categoriesAreReplaced() async throws {
        let store = try await files.store()
        #expect(try await store.read { try CategoryRecord.all(in: $0) } == nil)
        try await store.write { try CategoryRecord.save(all: .fixtures.reversed(), in: $0) }
        #expect(try await store.read { try CategoryRecord.all(in: $0) } == .fixtures)
        let changed = [
            ProductCategory(id: .kitchen, name: "Cooking"), ProductCategory(id: .groceries, name: "Groceries"),
        ]
        try await store.write { try CategoryRecord.save(all: changed, in: $0) }
        #expect(try await store.read { try CategoryRecord.all(in: $0) } == changed)
    }

    @Test func aCancelledTaskGetsNoAnswerAndWritesNothing() async throws {
        let store = try await files.store()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await store.save([.fixture(id: 1)])
        }
        await #expect(throws: ServiceError.cancelled) { try await task.value }
        #expect(try await store.product(id(1)) == nil)
    }
}
