import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

#if canImport(Glibc)
    import Glibc
#endif

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OpeningTests {
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

    #if canImport(Glibc)
        /// A lock of a file description excludes the locks of this process, as those of another process do.
        @Test func aDatabaseThatAnotherProcessUsesIsLocked() async throws {
            let path = directory.database.path + ".lock"
            let other = Glibc.open(path, O_CREAT | O_RDWR, 0o600)
            var lock = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
            // F_OFD_SETLK, which Swift doesn't import.
            let isLocked = fcntl(other, 37, &lock) == 0
            #expect(isLocked)
            let error = try #require(await #expect(throws: StoreOpeningError.self) { try await open() })
            #expect(error == .locked(path: directory.database.path))
            #expect(
                error.description == """
                    The database "\(directory.database.path)" is locked by another process. Usually the app is running \
                    already, or a database tool has the file open. Quit it and try again.
                    """)
            #expect(!FileManager.default.fileExists(atPath: directory.database.path), "nothing was created or replaced")
            close(other)
            _ = try await open()
        }
    #endif

    @Test func secondProcessIsRefusedAndTheFirstKeepsItsData() async throws {
        let first = try await open()
        _ = try await fill(first)
        let path = directory.url.path
        await #expect(processExitsWith: .exitCode(1)) { [path = path as String] in
            do {
                _ = try await AppDatabase.open(in: URL(filePath: path))
            } catch StoreOpeningError.locked {
                exit(1)
            }
        }
        try await expectContent(of: first)
    }

    /// The sessions of a browser host share a database, and a host may open one again before it has closed it.
    @Test func oneProcessMayOpenADatabaseTwice() async throws {
        let first = try await open()
        let second = try await open()
        try await first.save([.fixture(id: 1)])
        #expect(try await second.product(id(1)) != nil)
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
