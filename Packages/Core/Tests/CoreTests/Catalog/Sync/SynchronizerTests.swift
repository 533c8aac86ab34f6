import FlowKit
import Foundation
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SynchronizerTests {
    private let files: TestFiles
    private let day = Date(timeIntervalSince1970: 1_700_000_000)

    init() throws { files = try TestFiles() }

    private func synchronizer(
        _ server: ListingServer, _ store: AppDatabase, pageSize: Int = 7
    ) throws
        -> CatalogSync
    {
        let day = day
        return CatalogSync(
            catalog: try #require(server.catalog), store: store, listsChanges: server.tellsChanges,
            logger: AppDatabase.silent, pageSize: pageSize
        ) { day }
    }

    private func stored(_ store: AppDatabase) async throws -> [ListingServer.Item] {
        let products = try await store.walkSummaries(ProductQuery(), limit: 500).flatMap(\.self)
        return products.map { ListingServer.Item(id: $0.id.rawValue, price: $0.price.list.minorUnits) }
    }

    @Test(arguments: [true, false], [0, 1, 6, 7, 8, 40])
    func theDeviceHasWhatTheServerHas(tellsChanges: Bool, count: Int) async throws {
        let server = ListingServer(1...max(count, 1), tellsChanges: tellsChanges)
        if count == 0 { server.change { $0.remove(1) } }
        let store = try await files.store([.fixture(id: 900), .fixture(id: 3)])
        let sync = try synchronizer(server, store)
        try await sync.synchronize()
        #expect(try await stored(store) == server.items)
        var progress = sync.progress().makeAsyncIterator()
        #expect(await progress.next() == .idle(last: day))
        // Again, after some changes.
        server.change { state in
            state.save(3, price: 1)
            state.save(70, price: 2)
            state.remove(2)
        }
        try await sync.synchronize()
        #expect(try await stored(store) == server.items)
    }

    @Test(arguments: [true, false], [1, 3, 9])
    func productThatCannotBeIdentifiedIsNotRemoved(tellsChanges: Bool, id: Int) async throws {
        let server = ListingServer(1...9, tellsChanges: tellsChanges)
        // The server forgets the position that follows these changes, so that everything is requested again.
        server.change { state in for other in 1...9 { state.save(other, price: 90) } }
        let store = try await files.store()
        let sync = try synchronizer(server, store, pageSize: 4)
        try await sync.synchronize()
        server.change { state in
            for other in 1...9 { state.save(other, price: 70) }
            (state.unidentified, state.log) = ([id], Array(1...9))
        }
        try await sync.synchronize()
        let prices = Dictionary(uniqueKeysWithValues: try await stored(store).map { ($0.id, $0.price) })
        #expect(prices.count == 9 && prices[id] == 90)
        #expect(prices.filter { $0.key != id }.allSatisfy { $0.value == 70 })
        // Once the product can be read again, everything is as on the server.
        server.change { state in
            state.unidentified = []
            state.save(id, price: 80)
            state.remove(5)
        }
        try await sync.synchronize()
        #expect(try await stored(store) == server.items)
    }

    @Test func anImpossibleNumberOfChangesDoesNotTrap() async throws {
        let server = ListingServer(1...20)
        server.change { $0.reportedRemaining = .max }
        let store = try await files.store()
        try await synchronizer(server, store).synchronize()
        #expect(try await stored(store) == server.items)
    }

    @Test func onlyChangesAreAskedForTheSecondTime() async throws {
        let server = ListingServer(1...20)
        let store = try await files.store()
        let sync = try synchronizer(server, store, pageSize: 10)
        try await sync.synchronize()
        let before = server.requests.count
        server.change { $0.save(5, price: 7) }
        try await sync.synchronize()
        #expect(Array(server.requests[before...]) == ["/products/changes?since=20&limit=10"])
        #expect(try await stored(store) == server.items)
    }

    @Test func aServerThatHasForgottenThePlaceIsReadAnew() async throws {
        let server = ListingServer(1...9)
        let store = try await files.store()
        let sync = try synchronizer(server, store)
        try await sync.synchronize()
        server.change { state in
            state.remove(4)
            // The removal is forgotten: what is left is all there is, and the old place is behind its end.
            state.log = state.items.map(\.id)
        }
        try await sync.synchronize()
        #expect(try await stored(store) == server.items)
    }

    @Test func aServerThatForgetsEveryPlaceDoesNotKeepUsForGood() async throws {
        let server = ListingServer(1...9)
        server.change { $0.firstKnown = 100 }
        let store = try await files.store()
        await #expect(throws: ServiceError.rejected(status: 410, message: "This place is not known.")) {
            try await synchronizer(server, store).synchronize()
        }
        #expect(server.requests.count == 4)
    }

    @Test func aFailureKeepsItsKindAndTheNextAttemptGoesOn() async throws {
        let server = ListingServer(1...30)
        let store = try await files.store()
        let sync = try synchronizer(server, store)
        server.change { state in
            state.disturb = { $0.requests.count == 3 ? .server(status: 503, message: "later") : nil }
        }
        await #expect(throws: ServiceError.server(status: 503, message: "later")) { try await sync.synchronize() }
        var progress = sync.progress().makeAsyncIterator()
        #expect(await progress.next() == .failed(.server(status: 503, message: "later")))
        #expect(try await stored(store).count == 14)
        try await sync.synchronize()
        #expect(server.requests[3] == "/products/changes?since=14&limit=7")
        #expect(try await stored(store) == server.items)
    }

    @Test func anAnswerThatCanNotBeReadRemovesNothing() async throws {
        let server = ListingServer(1...3)
        let store = try await files.store([.fixture(id: 8)])
        let url = try #require(URL(string: "http://shop.test/"))
        let broken = CatalogAPI(
            api: url,
            transport: ClosureTransport { _ throws(ServiceError) in
                APIResponse(status: 200, body: Data(#"{"changes":[{"product":{"id":1}}],"next":"a"}"#.utf8))
            })
        let sync = CatalogSync(catalog: broken, store: store, logger: AppDatabase.silent)
        await #expect(throws: ServiceError.self) { try await sync.synchronize() }
        #expect(try await store.product(id(8)) != nil)
        #expect(server.requests.isEmpty)
    }

    @Test func aListThatShrinksWhileItIsReadLosesNothing() async throws {
        let server = ListingServer(1...30, tellsChanges: false)
        let store = try await files.store((1...30).map { .fixture(id: $0) })
        server.change { state in
            // Behind the second page a product of the first one goes: all others shift.
            state.disturb = { state in
                if state.requests.count == 4 { state.remove(2) }
                return nil
            }
        }
        try await synchronizer(server, store).synchronize()
        #expect(try await stored(store) == server.items)
    }

    @Test func inconsistentPassesRemoveNoCurrentProducts() async throws {
        let server = ListingServer(1...30, tellsChanges: false)
        let store = try await files.store()
        server.change { state in
            state.disturb = { state in
                guard state.requests.count % 4 == 0 else { return nil }
                state.remove(state.items.first?.id ?? 0)
                state.save(1_000 + state.requests.count, price: 5)
                return nil
            }
        }
        // It changes on and on: there never is a consistent pass, and nothing that the server has is removed.
        try await synchronizer(server, store).synchronize()
        let ids = Set(try await stored(store).map(\.id))
        #expect(ids.isSuperset(of: 9...30))
        var progress = try synchronizer(server, store).progress().makeAsyncIterator()
        #expect(await progress.next() == .idle(last: nil))
        server.change { $0.disturb = { _ in nil } }
        try await synchronizer(server, store).synchronize()
        #expect(try await stored(store) == server.items)
    }

    @Test func aProductThatIsStoredDuringAPassIsNotTakenForGone() async throws {
        let server = ListingServer(1...30, tellsChanges: false)
        let store = try await files.store()
        server.change { state in
            state.disturb = { $0.requests.count == 4 ? .offline : nil }
        }
        await #expect(throws: ServiceError.offline) { try await synchronizer(server, store).synchronize() }
        try await store.save([.fixture(id: 500)])
        try await synchronizer(server, store).synchronize()
        #expect(try await store.product(id(500)) != nil)
        try await synchronizer(server, store).synchronize()
        #expect(try await store.product(id(500)) == nil)
    }

    @Test(arguments: [404, 405, 410, 501]) func aStatusDoesNotMeanThatTheServerListsNoChanges(
        _ status: Int
    ) async throws {
        let server = ListingServer(1...20)
        let store = try await files.store()
        let sync = try synchronizer(server, store)
        try await sync.synchronize()
        let before = try await store.syncState().place
        server.change { state in
            state.disturb = { $0.requests.count == 4 ? .rejected(status: status, message: "No route") : nil }
        }
        if status == 410 {
            // The server has forgotten the position, so everything is requested as changes.
            try await sync.synchronize()
        } else {
            await #expect(throws: ServiceError.self) { try await sync.synchronize() }
            #expect(try await store.syncState().place == before)
        }
        #expect(server.requests.allSatisfy { $0.hasPrefix("/products/changes") })
        #expect(try await stored(store) == server.items)
    }

    @Test(arguments: [true, false]) func anUnreadableProductBlocksNoOthersAndIsKept(tellsChanges: Bool) async throws {
        let server = ListingServer(1...20, tellsChanges: tellsChanges)
        server.change { $0.save(9, price: -1) }
        let store = try await files.store([.fixture(id: 9), .fixture(id: 90)])
        try await synchronizer(server, store).synchronize()
        #expect(try await store.product(id(20)) != nil)
        #expect(try await store.product(id(9)) != nil, "the server has it")
        #expect(try await store.product(id(90)) == nil)
    }

    @Test(arguments: [true, false]) func aPageThatIsTooLargeIsRequestedInParts(tellsChanges: Bool) async throws {
        let server = ListingServer(1...30, tellsChanges: tellsChanges)
        server.change { state in
            state.disturb = { state in
                let limit = state.requests.last?.split(separator: "limit=").last?.prefix { $0.isNumber }
                return limit.flatMap { Int($0) } ?? 0 > 4 ? .tooLarge(limitInBytes: 4 << 20) : nil
            }
        }
        let store = try await files.store()
        try await synchronizer(server, store, pageSize: 20).synchronize()
        #expect(try await stored(store) == server.items)
    }

    @Test func concurrentSynchronizationsSucceed() async throws {
        let server = ListingServer(1...30)
        let store = try await files.store()
        let sync = try synchronizer(server, store)
        async let one: Void = sync.synchronize()
        async let two: Void = sync.synchronize()
        try await one
        try await two
        #expect(try await stored(store) == server.items)
    }

    @Test func aCancelledSynchronizationIsNoFailure() async throws {
        let server = ListingServer(1...30)
        let store = try await files.store()
        let sync = try synchronizer(server, store)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await sync.synchronize()
        }
        await #expect(throws: ServiceError.cancelled) { try await task.value }
        var progress = sync.progress().makeAsyncIterator()
        #expect(await progress.next() == .idle(last: nil))
        try await sync.synchronize()
        #expect(try await stored(store) == server.items)
    }

    /// A product that the shop has again is opened while the pass removes the products that it did not see.
    @Test func aProductThatIsSavedDuringASweepIsKept() async throws {
        let store = try await files.store((1...500).map { .fixture(id: $0) })
        let state = SyncState(phase: .sweeping(after: -1))
        for _ in 1...10 {
            try await store.beginPass(state)
            async let swept = store.sweep(state, after: -1)
            try await store.save([.fixture(id: 250)])
            _ = try await swept
            #expect(try await store.product(Product.ID(rawValue: 250)) != nil)
            try await store.save((1...500).map { .fixture(id: $0) })
        }
    }
}
