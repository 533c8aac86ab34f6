import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct OpeningTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func open() async throws(StoreOpeningError) -> ShopStore {
        try await ShopStore.open(in: directory.url, imageOrigin: nil)
    }

    private func expectContent(of store: ShopStore) async throws {
        let users = try await store.users()
        var bags = BagRepository(users).bag().makeAsyncIterator()
        #expect(await bags.next()?.lines == [BagLine(product: .fixture(id: 1), quantity: 3)])
        var items = WishlistRepository(users).items().makeAsyncIterator()
        #expect(await items.next() == [WishlistItem(id: id(2), product: .fixture(id: 2))])
        var styles = StoredListingStyleService(store).listingStyle().makeAsyncIterator()
        #expect(await styles.next() == .list)
    }

    private func fill(_ store: ShopStore) async throws -> UserStores {
        try await store.save([.fixture(id: 1), .fixture(id: 2)])
        let users = try await store.users()
        try await BagRepository(users).add(id(1), quantity: 3)
        try await WishlistRepository(users).add(id(2))
        try await StoredListingStyleService(store).setListingStyle(.list)
        return users
    }

    @Test func storedDataIsThereAfterARestart() async throws {
        let first = try await open()
        #expect(first.path == directory.database.path)
        #expect(first.replaced == nil)
        let users = try await fill(first)
        try users.close()
        try first.close()
        let second = try await open()
        #expect(second.replaced == nil)
        try await expectContent(of: second)
    }

    /// The files on the disk while the app runs are those that a killed process leaves behind.
    @Test func aKilledProcessLosesNothing() async throws {
        let running = try await open()
        let users = try await fill(running)
        let copy = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            at: copy.url.appending(path: "users"), withIntermediateDirectories: false)
        for name in ["shop.sqlite", "shop.sqlite-wal", "users/guest.sqlite", "users/guest.sqlite-wal"] {
            try FileManager.default.copyItem(
                at: directory.url.appending(path: name), to: copy.url.appending(path: name))
        }
        let opened = try await ShopStore.open(in: copy.url, imageOrigin: nil)
        #expect(opened.replaced == nil)
        try await expectContent(of: opened)
        withExtendedLifetime((copy, users, running)) {}
    }

    @Test func anEmptyFileBecomesADatabase() async throws {
        try Data().write(to: directory.database)
        let store = try await open()
        #expect(store.replaced == nil)
        try await store.save([.fixture()])
    }

    @Test func missingDirectoriesAreCreated() async throws {
        let deep = directory.url.appending(path: "a b/ü/c")
        let store = try await ShopStore.open(in: deep, imageOrigin: nil)
        #expect(store.path == deep.appending(path: "shop.sqlite").path(percentEncoded: false))
    }

    @Test func anImpossibleDirectoryIsATypedError() async throws {
        let file = directory.url.appending(path: "file")
        try Data().write(to: file)
        let path = file.appending(path: "shop").path
        let error = try #require(
            await #expect(throws: StoreOpeningError.self) {
                try await ShopStore.open(in: URL(filePath: path), imageOrigin: nil)
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
