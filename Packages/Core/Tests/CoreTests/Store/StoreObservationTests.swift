import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StoreObservationTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func recentlyViewedIsLatestFirstAndEachOnce() async throws {
        let recents = StoredRecentsService(device: try await files.store(.catalog).device())
        for number in [77, 2, 1] { try await recents.recordView(of: id(number)) }
        var lists = recents.recentlyViewed(limit: 2).makeAsyncIterator()
        #expect(await lists.next()?.map(\.id) == [id(1), id(2)])
        try await recents.recordView(of: id(2))
        #expect(await lists.next()?.map(\.id) == [id(2), id(1)])
        try await recents.recordView(of: id(3))
        #expect(await lists.next()?.map(\.id) == [id(3), id(2)])
    }

    @Test func recentlyViewedShowsCurrentProductData() async throws {
        let store = try await files.store([.fixture(id: 1, stock: 1), .fixture(id: 2, stock: 2)])
        let recents = StoredRecentsService(device: try await store.device())
        for number in [3, 2, 1] { try await recents.recordView(of: id(number)) }
        let lists = recents.recentlyViewed(limit: 2)
        var heard = lists.makeAsyncIterator()
        #expect(await heard.next()?.map(\.stock) == [1, 2])
        try await store.save([.fixture(id: 4), .fixture(id: 2, stock: 5)])
        #expect(await heard.next()?.map(\.stock) == [1, 5])
        try await store.remove(id(1))
        #expect(await heard.next()?.map(\.stock) == [5])
        try await store.save([.fixture(id: 3, stock: 8)])
        #expect(await heard.next()?.map(\.stock) == [5, 8])
    }

    @Test func theLatestHundredViewsAreRemembered() async throws {
        let recents = StoredRecentsService(
            device: try await files.store((1...110).map { .fixture(id: $0) }).device())
        for number in 1...110 { try await recents.recordView(of: id(number)) }
        var lists = recents.recentlyViewed(limit: .max).makeAsyncIterator()
        #expect(await lists.next()?.map(\.id.rawValue) == (11...110).reversed())
        var none = recents.recentlyViewed(limit: -1).makeAsyncIterator()
        #expect(await none.next() == [])
    }

    @Test func aChosenStyleIsTold() async throws {
        let service = StoredSetting(
            device: try await files.store().device(), name: .listingStyle, defaultValue: ListingStyle.grid)
        var styles = service.values().makeAsyncIterator()
        #expect(await styles.next() == .grid)
        try await service.set(.list)
        #expect(await styles.next() == .list)
    }

    @Test func aChosenLanguageIsReportedAndStored() async throws {
        let device = try await files.store().device()
        var languages = StoredSetting(device: device, name: .language, defaultValue: Language.system).values()
            .makeAsyncIterator()
        #expect(await languages.next() == .system)
        try await StoredSetting(device: device, name: .language, defaultValue: Language.system).set(.german)
        #expect(await languages.next() == .german)
        var again = StoredSetting(device: device, name: .language, defaultValue: Language.system).values()
            .makeAsyncIterator()
        #expect(await again.next() == .german)
    }

    @Test func aChosenAppearanceIsToldAndStored() async throws {
        let device = try await files.store().device()
        var appearances = StoredSetting(device: device, name: .appearance, defaultValue: Appearance.system).values()
            .makeAsyncIterator()
        #expect(await appearances.next() == .system)
        try await StoredSetting(device: device, name: .appearance, defaultValue: Appearance.system).set(.dark)
        #expect(await appearances.next() == .dark)
        var again = StoredSetting(device: device, name: .appearance, defaultValue: Appearance.system).values()
            .makeAsyncIterator()
        #expect(await again.next() == .dark)
    }

    /// What is not written does not wake anybody: the next thing heard is the real change.
    @Test func anUnchangedCatalogIsNotWrittenAgain() async throws {
        let store = try await files.store(.catalog)
        try await store.write { try CategoryRecord.save(all: .fixtures, in: $0) }
        let before = try await totalChanges(store)
        try await store.save([Product].catalog)
        try await store.write { try CategoryRecord.save(all: .fixtures, in: $0) }
        #expect(try await totalChanges(store) == before)
        try await store.save([Product].catalog + [.fixture(id: 30, title: "New")])
        #expect(try await totalChanges(store) > before)
    }

    @Test func aWatcherThatGoesAwayLeavesNothingBehind() async throws {
        weak var store: AppDatabase?
        do {
            let held = try await files.store(.catalog)
            store = held
            let device = try await held.device()
            for await _ in BagRepository(device: device).bag() { break }
            let watching = Task { for await _ in WishlistRepository(device: device).items() {} }
            watching.cancel()
            await watching.value
            _ = StoredRecentsService(device: device).recentlyViewed(limit: 3)
        }
        #expect(store == nil)
    }

    @Test func valueIsObservedAgainAfterAFailedRead() async throws {
        let store = try await files.store([.fixture(id: 1, stock: 1)])
        let mayFail = WatchedValue(true)
        let (failures, fail) = AsyncStream<Void>.makeStream()
        var stocks = store.values(of: "the stock") { database, log -> Int? in
            log.insert(.product(1))
            if mayFail.value {
                fail.yield()
                throw DatabaseError(resultCode: .SQLITE_IOERR)
            }
            return try ProductRecord.fetchOne(database, key: 1)?.stock
        }.makeAsyncIterator()
        for await _ in failures { break }
        mayFail.update { $0 = false }
        try await store.save([.fixture(id: 1, stock: 2)])
        #expect(await stocks.next() == 2)
        try await store.save([.fixture(id: 1, stock: 3)])
        #expect(await stocks.next() == 3)
    }

    @Test func closedDatabaseEndsItsValues() async throws {
        let store = try await files.store()
        try store.close()
        var values = store.values(of: "a number") { _, _ in 1 }.makeAsyncIterator()
        #expect(await values.next() == nil)
    }

    @Test func aCancelledWatcherEnds() async throws {
        let bag = BagRepository(device: try await files.store().device())
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let watching = Task {
            var heard = 0
            for await _ in bag.bag() {
                heard += 1
                begin.yield()
            }
            return heard
        }
        for await _ in begun { break }
        watching.cancel()
        #expect(await watching.value == 1)
    }

    private func totalChanges(_ store: AppDatabase) async throws -> Int {
        try await store.pool.write { $0.totalChangesCount }
    }
}
