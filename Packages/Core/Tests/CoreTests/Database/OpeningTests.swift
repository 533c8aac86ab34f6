import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct OpeningTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func open() async throws(StoreOpeningError) -> AppDatabase {
        try await AppDatabase.open(in: directory.url)
    }

    private func expectContent(of store: AppDatabase) async throws {
        let device = try await store.device()
        var bags = BagRepository(device: device).bag().makeAsyncIterator()
        #expect(await bags.next()?.lines == [BagLine(product: .fixture(id: 1), quantity: 3)])
        var items = WishlistRepository(device: device).items().makeAsyncIterator()
        #expect(await items.next() == [WishlistItem(id: id(2), product: .fixture(id: 2))])
        var styles = StoredSetting(device: device, name: .listingStyle, defaultValue: ListingStyle.grid).values()
            .makeAsyncIterator()
        #expect(await styles.next() == .list)
    }

    private func fill(_ store: AppDatabase) async throws -> DeviceStore {
        try await store.save([.fixture(id: 1), .fixture(id: 2)])
        let device = try await store.device()
        try await BagRepository(device: device).add(id(1), quantity: 3)
        try await WishlistRepository(device: device).add(id(2))
        try await StoredSetting(device: device, name: .listingStyle, defaultValue: ListingStyle.grid).set(.list)
        return device
    }

    @Test func storedDataIsThereAfterARestart() async throws {
        let first = try await open()
        #expect(first.path == directory.database.path)
        #expect(first.replaced == nil)
        _ = try await fill(first)
        try first.close()
        let second = try await open()
        #expect(second.replaced == nil)
        try await expectContent(of: second)
    }

    /// The files on the disk while the app runs are those that a killed process leaves behind.
    @Test func aKilledProcessLosesNothing() async throws {
        let running = try await open()
        let device = try await fill(running)
        let copy = try TemporaryDirectory()
        for name in ["shop.sqlite", "shop.sqlite-wal"] {
            try FileManager.default.copyItem(
                at: directory.url.appending(path: name), to: copy.url.appending(path: name))
        }
        let opened = try await AppDatabase.open(in: copy.url)
        #expect(opened.replaced == nil)
        try await expectContent(of: opened)
        withExtendedLifetime((copy, device, running)) {}
    }

    @Test func anEmptyFileBecomesADatabase() async throws {
        try Data().write(to: directory.database)
        let store = try await open()
        #expect(store.replaced == nil)
        try await store.save([.fixture()])
    }

    @Test func missingDirectoriesAreCreated() async throws {
        let deep = directory.url.appending(path: "a b/ü/c")
        let store = try await AppDatabase.open(in: deep)
        #expect(store.path == deep.appending(path: "shop.sqlite").path(percentEncoded: false))
    }

    @Test func anImpossibleDirectoryIsATypedError() async throws {
        let file = directory.url.appending(path: "file")
        try Data().write(to: file)
        let path = file.appending(path: "shop").path
        let error = try #require(
            await #expect(throws: StoreOpeningError.self) {
                try await AppDatabase.open(in: URL(filePath: path))
            })
        guard case .directory(path, _) = error else { throw error }
        #expect(error.description.contains("Choose a writable directory."))
    }

    @Test func aDirectoryInThePlaceOfTheFileIsATypedError() async throws {
        try FileManager.default.createDirectory(at: directory.database, withIntermediateDirectories: true)
        await #expect(
            throws: StoreOpeningError.file(
                path: directory.database.path, reason: "unable to open database file (SQLite 14)")
        ) {
            try await open()
        }
    }
}
