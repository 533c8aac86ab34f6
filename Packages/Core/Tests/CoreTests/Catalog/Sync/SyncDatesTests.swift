import FlowKit
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import Core

/// A complete pass makes all products as good as the server's.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SyncDatesTests {
    private let files: TestFiles
    private let clock = PolicyDevice.Clock()

    init() throws { files = try TestFiles() }

    private func sync(_ server: ListingServer, _ store: AppDatabase) async throws {
        let catalog = try #require(server.catalog)
        let sync = CatalogSync(
            catalog: catalog, store: store, listsChanges: server.tellsChanges, logger: AppDatabase.silent, pageSize: 7,
            now: { [clock] in clock.now })
        try await sync.synchronize()
    }

    /// How often the server is asked for a product and for two pages of a list.
    private func questions(_ server: ListingServer, _ store: AppDatabase) async throws -> Int {
        let products = ProductRepository(
            catalog: try #require(server.catalog), store: store, logger: AppDatabase.silent,
            now: { [clock] in clock.now })
        let before = server.requests.count
        // The server answers with a list, which is no product: only the request counts.
        _ = try? await products.product(Product.ID(rawValue: 3), .cacheFirst)
        let query = ProductQuery(sort: .priceAscending)
        let first = try await products.products(query, PageRequest(cursor: nil, policy: .cacheFirst), limit: 4)
        let next = PageRequest(cursor: first.next, policy: .cacheFirst)
        let second = try await products.products(query, next, limit: 4)
        #expect(first.items.count == 4 && second.items.count == 4)
        return server.requests.count - before
    }

    @Test(arguments: [true, false]) func afterACompletePassNobodyIsAsked(tellsChanges: Bool) async throws {
        let (server, store) = (ListingServer(1...20, tellsChanges: tellsChanges), try await files.store())
        try await sync(server, store)
        #expect(try await questions(server, store) == 0)
        clock.pass(.seconds(60))
        #expect(try await questions(server, store) == 3)
        server.change { $0.save(5, price: 7) }
        clock.pass(.seconds(60))
        try await sync(server, store)
        #expect(try await questions(server, store) == 0)
    }

    @Test func aPassThatWasBrokenOffSaysNothing() async throws {
        let (server, store) = (ListingServer(1...20), try await files.store())
        server.change { state in
            state.disturb = { $0.requests.count == 3 ? .offline : nil }
        }
        await #expect(throws: ServiceError.offline) { try await sync(server, store) }
        #expect(try await questions(server, store) == 3)
    }

    /// How old it is counts from when the server was asked, not from when all was stored.
    @Test func aLongPassIsAsOldAsItsFirstPage() async throws {
        let (server, store) = (ListingServer(1...20, tellsChanges: false), try await files.store())
        server.change { [clock] state in
            state.disturb = { _ in
                clock.pass(.seconds(30))
                return nil
            }
        }
        try await sync(server, store)
        server.change { $0.disturb = { _ in nil } }
        #expect(try await questions(server, store) == 3)
    }

    @Test func aFilterThatTheServerDoesNotHaveIsAppliedToTheStore() async throws {
        let (server, store) = (ListingServer(1...100), try await files.store())
        server.change { $0.save(100, price: 7) }
        try await sync(server, store)
        clock.pass(.seconds(120))
        let products = ProductRepository(
            catalog: try #require(server.catalog), store: store, logger: AppDatabase.silent,
            now: { [clock] in clock.now })
        let before = server.requests.count
        let page = try await products.products(
            ProductQuery(filters: ProductFilters(price: PriceRange(from: 0, to: 50))),
            PageRequest(cursor: nil, policy: .cacheFirst), limit: 20)
        #expect(page.items.map(\.id.rawValue) == [100])
        #expect(server.requests.count == before)
    }

    /// What words find is the server's to say.
    @Test func aSearchIsAskedFor() async throws {
        let (server, store) = (ListingServer(1...20), try await files.store())
        try await sync(server, store)
        let products = ProductRepository(
            catalog: try #require(server.catalog), store: store, logger: AppDatabase.silent,
            now: { [clock] in clock.now })
        let before = server.requests.count
        _ = try await products.products(
            ProductQuery(text: "Product"), PageRequest(cursor: nil, policy: .cacheFirst), limit: 4)
        #expect(server.requests.count == before + 1)
    }
}
