import Core
import Mocks
import Model
import SharedCombine
import Testing

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct ProductObservationTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func everyChangeIsToldOnceAndInOrder() async throws {
        let store = try await files.store([.fixture(id: 1, stock: 5), .fixture(id: 2)])
        let products = ProductObservation(store)
        var summaries = products.summary(of: id(1)).makeAsyncIterator()
        var details = products.product(id(1)).makeAsyncIterator()
        #expect(await summaries.next()??.stock == 5)
        #expect(await details.next() == .some(.some(.fixture(id: 1, stock: 5))))
        for stock in [4, 3, 2] {
            try await store.save([.fixture(id: 2, stock: stock)])
            try await store.save([.fixture(id: 1, stock: stock)])
            try await store.save([.fixture(id: 1, stock: stock)])
            #expect(await summaries.next()??.stock == stock)
        }
        // Only the details change: whoever shows the summary hears of the next change first.
        try await store.save([.fixture(id: 1, stock: 2, description: "New words.")])
        try await store.remove(id(1))
        #expect(await summaries.next() == .some(nil))
        try await store.save([.fixture(id: 1, stock: 9)])
        #expect(await summaries.next()??.stock == 9)
        while let product = await details.next(), product?.summary.stock != 9 {}
        #expect(products.watcherCount == 2)
    }

    @Test func severalAreWatchedTogether() async throws {
        let store = try await files.store([.fixture(id: 1, stock: 1), .fixture(id: 2, stock: 1)])
        var all = ProductObservation(store).summaries(of: [id(1), id(2), id(3)]).makeAsyncIterator()
        #expect(await all.next()?.count == 2)
        try await store.save([.fixture(id: 4), .fixture(id: 3), .fixture(id: 2, stock: 2)])
        let next = await all.next()
        #expect(next?.count == 3)
        #expect(next?[id(2)]?.stock == 2)
    }

    @Test func whoGoesAwayIsForgotten() async throws {
        let store = try await files.store([.fixture(id: 1)])
        let products = ProductObservation(store)
        for await _ in products.summary(of: id(1)) { break }
        _ = products.product(id(1))
        #expect(products.watcherCount == 0)
        try store.close()
        for await _ in products.summary(of: id(1)) { Issue.record("a store that is closed has told something") }
    }

    @MainActor @Test func aViewHearsOfItToo() async throws {
        let store = try await files.store([.fixture(id: 1, stock: 5)])
        let (stocks, heard) = AsyncStream<Int>.makeStream()
        let product = ObservedProduct(id(1), in: ProductObservation(store))
        let subscription = product.$summary.sink { if let stock = $0?.stock { heard.yield(stock) } }
        var next = stocks.makeAsyncIterator()
        #expect(await next.next() == 5)
        try await store.save([.fixture(id: 1, stock: 4)])
        #expect(await next.next() == 4)
        #expect(product.summary?.stock == 4)
        subscription.cancel()
    }
}
