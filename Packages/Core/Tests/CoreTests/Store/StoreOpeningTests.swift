import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct StoreOpeningTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func open() throws(StoreOpeningError) -> OpenedStore {
        try ShopStore.open(in: directory.url, imageOrigin: nil)
    }

    /// Changes the file behind the app's back.
    private func change(_ sql: String) throws {
        let queue = try DatabaseQueue(path: directory.database.path)
        try queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }

    @Test func whatWasWrittenIsThereAgain() async throws {
        let first = try open()
        #expect(first.setAside == nil)
        #expect(first.store.path == directory.database.path)
        try await first.store.save([.fixture(id: 1), .fixture(id: 2)])
        let users = try first.store.users()
        try await StoredBagService(users).add(id(1), quantity: 3)
        try await StoredWishlistService(users).add(id(2))
        try await StoredListingStyleService(first.store).setListingStyle(.list)
        try users.close()
        try first.store.close()
        let second = try open()
        #expect(second.setAside == nil)
        try await expectContent(of: second.store)
    }

    private func expectContent(of store: ShopStore) async throws {
        let users = try store.users()
        var bags = StoredBagService(users).bag().makeAsyncIterator()
        #expect(await bags.next()?.lines == [BagLine(product: .fixture(id: 1), quantity: 3)])
        var items = StoredWishlistService(users).items().makeAsyncIterator()
        #expect(await items.next() == [WishlistItem(id: id(2), product: .fixture(id: 2))])
        var styles = StoredListingStyleService(store).listingStyle().makeAsyncIterator()
        #expect(await styles.next() == .list)
    }

    /// The files as they are on the disk while the app runs are what a killed process leaves behind.
    @Test func aKilledProcessLosesNothing() async throws {
        let running = try open().store
        try await running.save([.fixture(id: 1), .fixture(id: 2)])
        let users = try running.users()
        try await StoredBagService(users).add(id(1), quantity: 3)
        try await StoredWishlistService(users).add(id(2))
        try await StoredListingStyleService(running).setListingStyle(.list)
        let copy = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            at: copy.url.appending(path: "users"), withIntermediateDirectories: false)
        for name in ["shop.sqlite", "shop.sqlite-wal", "users/guest.sqlite", "users/guest.sqlite-wal"] {
            try FileManager.default.copyItem(
                at: directory.url.appending(path: name), to: copy.url.appending(path: name))
        }
        let opened = try ShopStore.open(in: copy.url, imageOrigin: nil)
        #expect(opened.setAside == nil)
        try await expectContent(of: opened.store)
        try users.close()
        try running.close()
        withExtendedLifetime(copy) {}
    }

    @Test func aFileThatIsNoDatabaseIsSetAside() async throws {
        let garbage = Data("This is a letter, not a database. ".utf8) + Data(repeating: 7, count: 5_000)
        try garbage.write(to: directory.database)
        let opened = try open()
        let path = directory.database.path
        let setAside = try #require(opened.setAside)
        #expect(setAside == SetAsideStore(from: path, to: path + ".set-aside-1", reason: .notADatabase))
        #expect(
            setAside.description == """
                The store at "\(path)" can't be used: it isn't an SQLite database. It was renamed to "\(path).set-aside-1" \
                and replaced by a new store. Another program has probably written to this path. Give the app a \
                directory of its own.
                """)
        #expect(try Data(contentsOf: URL(filePath: setAside.to)) == garbage)
        try await opened.store.save([.fixture()])
        try opened.store.close()
        try garbage.write(to: directory.database)
        let reports = try open().reports
        #expect(reports.map(\.setAside.to) == [path + ".set-aside-1", path + ".set-aside-2"])
        for report in reports { report.acknowledge() }
        #expect(try open().setAside == nil)
        #expect(try Data(contentsOf: URL(filePath: path + ".set-aside-1")) == garbage)
    }

    @Test func aDamagedFileIsSetAsideWithItsLog() async throws {
        let store = try open().store
        try await store.save([Product].catalogue)
        try store.close()
        let file = try FileHandle(forUpdating: directory.database)
        try file.seek(toOffset: 4096 * 3)
        try file.write(contentsOf: Data(repeating: 0xAB, count: 4096 * 12))
        try file.close()
        try Data("log".utf8).write(to: directory.url.appending(path: "shop.sqlite-wal"))
        let opened = try open()
        guard case .corrupt = opened.setAside?.reason else {
            Issue.record("\(String(describing: opened.setAside))")
            return
        }
        #expect(try await opened.store.walk(ProductQuery(), limit: 50) == [[]])
        #expect(try directory.names.contains("shop.sqlite.set-aside-1"))
    }

    @Test func aTruncatedFileIsSetAside() async throws {
        let store = try open().store
        try await store.save([Product].catalogue)
        try store.close()
        let file = try FileHandle(forUpdating: directory.database)
        try file.truncate(atOffset: 4096 * 5)
        try file.close()
        let opened = try open()
        #expect(opened.setAside?.reason == .corrupt("database disk image is malformed (SQLite 11)"))
        try await opened.store.save([Product].catalogue)
    }

    /// A large file is not read whole at every start: damage is found while it is used, and noted.
    @Test func damageThatIsFoundLaterIsCheckedAtTheNextStart() async throws {
        let store = try open().store
        try await store.save([Product].catalogue)
        try store.close()
        let file = try FileHandle(forUpdating: directory.database)
        try file.seek(toOffset: try file.seekToEnd() - 4096 * 3)
        try file.write(contentsOf: Data(repeating: 0xAB, count: 4096 * 3))
        try file.close()
        var inspection = StoreInspection(files: StoreFiles(in: directory.url))
        inspection.alwaysChecked = 0
        #expect(try inspection.refusal() == nil)
        inspection.files.damageNote.leave(ifToldBy: DatabaseError(resultCode: .SQLITE_FULL))
        #expect(try inspection.refusal() == nil)
        inspection.files.damageNote.leave(ifToldBy: DatabaseError(resultCode: .SQLITE_CORRUPT))
        #expect(try inspection.refusal() != nil)
        #expect(try open().setAside != nil)
        #expect(try directory.names.contains("shop.sqlite-damaged") == false)
    }

    @Test func aSearchBeyondRepairTakesTheFileAside() async throws {
        let store = try open().store
        try await store.save([Product].catalogue)
        try store.close()
        try change("UPDATE productSearch_data SET block = x'ff00ff00ff00ff' WHERE id > 1")
        let damaged = try open().store
        await #expect(throws: ServiceError.self) { try await damaged.walk(ProductQuery(text: "desk"), limit: 5) }
        try damaged.close()
        #expect(try open().setAside?.reason == .corrupt("vtable constructor failed: productSearch (SQLite 267)"))
    }

    @Test func aDamagedSearchIsMadeAnew() async throws {
        let first = try open().store
        try await first.save([Product].catalogue)
        try first.close()
        try change("UPDATE productSearch_data SET block = x'ff00ff00ff00ff' WHERE id > 10")
        let damaged = try open().store
        await #expect(throws: ServiceError.storage("database disk image is malformed (SQLite 267)")) {
            try await damaged.walk(ProductQuery(text: "desk"), limit: 5)
        }
        #expect(try await damaged.walk(ProductQuery(), limit: 30).count == 1)
        try damaged.close()
        let mended = try open()
        #expect(mended.setAside == nil)
        #expect(try await mended.store.walk(ProductQuery(text: "desk"), limit: 5) == [[9]])
    }

    @Test func aFileOfANewerVersionIsSetAsideAndNotChanged() async throws {
        let store = try open().store
        try await StoredListingStyleService(store).setListingStyle(.list)
        try store.close()
        try change("INSERT INTO grdb_migrations VALUES ('shop-9-orders')")
        let content = try Data(contentsOf: directory.database)
        let setAside = try #require(try open().setAside)
        #expect(setAside.reason == .newer(["shop-9-orders"]))
        #expect(
            setAside.description == """
                The store at "\(setAside.from)" can't be used: a newer version of the app wrote it (with \
                shop-9-orders, unknown to this version). It was renamed to "\(setAside.to)" and replaced by \
                a new store. To use it again, quit the app, rename the file back, and start the newer version.
                """)
        #expect(try Data(contentsOf: URL(filePath: setAside.to)) == content)
    }

    @Test(arguments: [
        "CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('mine')",
        "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY); INSERT INTO grdb_migrations VALUES ('v1')",
    ])
    func aDatabaseOfAnotherProgramIsSetAsideAndNotChanged(sql: String) throws {
        try change(sql)
        let content = try Data(contentsOf: directory.database)
        let setAside = try #require(try open().setAside)
        #expect(setAside.reason == .foreign)
        #expect(try Data(contentsOf: URL(filePath: setAside.to)) == content)
    }

    @Test func anEmptyFileIsAsGoodAsNone() async throws {
        try Data().write(to: directory.database)
        let opened = try open()
        #expect(opened.setAside == nil)
        try await opened.store.save([.fixture()])
    }

    @Test func directoriesAreMade() throws {
        let deep = directory.url.appending(path: "a b/ü/c")
        let opened = try ShopStore.open(in: deep, imageOrigin: nil)
        #expect(opened.store.path == deep.appending(path: "shop.sqlite").path(percentEncoded: false))
    }

    @Test func aDirectoryThatCannotBeMadeIsSaidPlainly() throws {
        let file = directory.url.appending(path: "file")
        try Data().write(to: file)
        let path = file.appending(path: "shop").path
        let error = try #require(throws: StoreOpeningError.self) {
            try ShopStore.open(in: URL(filePath: path), imageOrigin: nil)
        }
        #expect(error == .directory(path: path, reason: "Not a directory"))
        #expect(
            error.description == """
                The store's directory "\(path)" can't be created: Not a directory. Usually a part of the path is a file, or \
                belongs to another user. Choose a writable directory.
                """)
    }

    @Test func aFileThatCannotBeOpenedIsSaidPlainly() throws {
        try FileManager.default.createDirectory(at: directory.database, withIntermediateDirectories: true)
        let error = try #require(throws: StoreOpeningError.self) { try open() }
        #expect(
            error.description == """
                The store "\(directory.database.path)" can't be opened: unable to open database file (SQLite 14). Usually \
                the file or its directory may not be written, or the disk is full. Check both, or choose another directory.
                """)
    }

    @Test func theOtherTextsSayWhatToDoToo() {
        #expect(
            StoreOpeningError.locked(path: "/s/shop.sqlite").description == """
                The store "/s/shop.sqlite" is locked by another process. Usually the app is \
                running already, or a database tool has the file open. Quit it and try again.
                """)
        #expect(
            StoreOpeningError.settingAside(path: "/s/shop.sqlite", why: .corrupt("x"), reason: "no").description == """
                The store "/s/shop.sqlite" can't be used (it is damaged (x)), and it can't be renamed either: no. Move the \
                file away and try again.
                """)
    }
}
