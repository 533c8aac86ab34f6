import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// A database that can't be used is replaced, and keeps what the user had as far as it can be read.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct RecoveryTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func open() async throws -> AppDatabase { try await AppDatabase.open(in: directory.url) }

    /// Creates a shop with products, and a guest with a bag, 200 wishes and a pending change, and closes them.
    private func fill() async throws {
        let shop = try await open()
        try await shop.save((1...200).map { .fixture(id: $0) })
        let device = try await shop.device()
        try await StoredSetting(device: device, name: .listingStyle, defaultValue: ListingStyle.grid).set(.list)
        try await BagRepository(device: device).add(id(1), quantity: 3)
        for number in 1...200 { try await WishlistRepository(device: device).add(id(number)) }
        try shop.close()
    }

    private func change(_ file: URL, _ sql: String) throws {
        let queue = try DatabaseQueue(path: file.path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    private func overwrite(_ file: URL, at offset: UInt64, with data: Data) throws {
        let handle = try FileHandle(forUpdating: file)
        try handle.seek(toOffset: offset)
        try handle.write(contentsOf: data)
        try handle.close()
    }

    /// Overwrites one page of a table.
    private func damage(_ table: String, in file: URL) throws {
        let queue = try DatabaseQueue(path: file.path)
        let (page, size) = try queue.read { database in
            (
                try Int.fetchOne(
                    database, sql: "SELECT max(pageno) FROM dbstat WHERE name = ? AND pagetype = 'leaf'",
                    arguments: [table]),
                try Int.fetchOne(database, sql: "PRAGMA page_size")
            )
        }
        try queue.close()
        let (number, bytes) = (try #require(page), try #require(size))
        try overwrite(file, at: UInt64((number - 1) * bytes), with: Data(repeating: 0xAB, count: bytes))
    }

    private func markDamaged() {
        _ = FileManager.default.createFile(atPath: directory.database.path + "-damaged", contents: nil)
    }

    private func wishes(_ device: DeviceStore) async -> Int? {
        var ids = WishlistRepository(device: device).productIDs().makeAsyncIterator()
        return await ids.next()?.count
    }

    @Test func aFileThatIsNoDatabaseIsReplaced() async throws {
        let garbage = Data("This is a letter, not a database. ".utf8) + Data(repeating: 7, count: 5_000)
        try garbage.write(to: directory.database)
        let store = try await open()
        let replaced = try #require(store.replaced)
        #expect(replaced.path == directory.database.path)
        #expect(replaced.renamedTo == directory.database.path + ".replaced-1")
        #expect(replaced.reason == "file is not a database (SQLite 26)")
        #expect(!replaced.isComplete)
        #expect(try Data(contentsOf: URL(filePath: replaced.renamedTo)) == garbage)
        try await store.save([.fixture()])
    }

    @Test func theReportIsRepeatedUntilItIsAcknowledged() async throws {
        try Data(repeating: 7, count: 5_000).write(to: directory.database)
        let first = try await open().replaced
        #expect(first != nil)
        #expect(try await open().replaced == first)
        first?.acknowledge()
        #expect(try await open().replaced == nil)
    }

    @Test func aSecondReplacementKeepsTheFirstFile() async throws {
        for number in 1...2 {
            try Data(repeating: 7, count: 5_000).write(to: directory.database)
            let store = try await open()
            #expect(store.replaced?.renamedTo == directory.database.path + ".replaced-\(number)")
            try store.close()
        }
        #expect(try directory.names.contains("shop.sqlite.replaced-1"))
    }

    /// The damaged page belongs to an index: all rows can still be read.
    @Test func theRowsOfADamagedDatabaseAreKept() async throws {
        try await fill()
        try damage("index_wishlistItem_on_ownerID_position", in: directory.database)
        let shop = try await open()
        let device = try await shop.device()
        let replaced = try #require(shop.replaced)
        #expect(replaced.isComplete, "\(replaced)")
        #expect(await wishes(device) == 200)
        var bags = BagRepository(device: device).bag().makeAsyncIterator()
        #expect(await bags.next()?.lines.map(\.quantity) == [3])
    }

    /// A part of the wishlist is lost. The bag and the pending changes are in other tables.
    @Test func theReadableRowsOfADamagedTableAreKept() async throws {
        try await fill()
        try damage("wishlistItem", in: directory.database)
        let shop = try await open()
        let device = try await shop.device()
        let replaced = try #require(shop.replaced)
        #expect(!replaced.isComplete)
        let count = try #require(await wishes(device))
        #expect(count > 0 && count < 200)
        var bags = BagRepository(device: device).bag().makeAsyncIterator()
        #expect(await bags.next()?.lines.map(\.quantity) == [3])
    }

    /// Each row belongs to its owner as before: one user is signed in, another user has unsent changes.
    @Test func theRowsOfADamagedDatabaseKeepTheirOwners() async throws {
        let shop = try await open()
        let device = try await shop.device()
        for user in [4, 5] {
            try await device.use(user, isSignOut: false)
            try await WishlistRepository(device: device).add(id(user))
        }
        try shop.close()
        markDamaged()
        let new = try await open()
        #expect(new.replaced?.isComplete == true)
        let owners = try await new.read { try OwnerRecord.filter(OwnerRecord.Columns.device == "device").fetchAll($0) }
        #expect(owners.filter(\.isCurrent).map(\.userID) == [5])
        for owner in owners {
            let ids = try await new.read { try WishlistRecord.ids(in: OwnerRows($0, owner: owner.id)) }
            #expect(ids == (owner.userID.map { [id($0)] } ?? []))
        }
    }

    /// The rows of a user whose owner can't be read are lost. All others are kept.
    @Test func aMissingOwnerDoesNotLoseTheRowsOfOthers() async throws {
        let shop = try await open()
        let device = try await shop.device(4)
        try await WishlistRepository(device: device).add(id(1))
        try await device.use(nil, isSignOut: false)
        try await WishlistRepository(device: device).add(id(2))
        try shop.close()
        try change(directory.database, "PRAGMA foreign_keys = OFF; DELETE FROM owner WHERE userID = 4")
        markDamaged()
        let new = try await open()
        #expect(new.replaced?.isComplete == false)
        #expect(await wishes(try await new.device()) == 1)
    }

    /// A large database isn't read as a whole when it is opened.
    @Test func damageThatIsNoticedWhileReadingReplacesTheDatabaseAtTheNextLaunch() async throws {
        try await fill()
        try damage("product", in: directory.database)
        let damaged = try await open()
        #expect(damaged.replaced == nil)
        await #expect(throws: ServiceError.self) { try await damaged.walk(ProductQuery(), limit: 50) }
        try damaged.close()
        let store = try await open()
        #expect(store.replaced?.isComplete == true)
        #expect(try await store.walk(ProductQuery(), limit: 50) == [[]])
        var styles = StoredSetting(
            device: try await store.device(), name: .listingStyle, defaultValue: ListingStyle.grid
        ).values()
            .makeAsyncIterator()
        #expect(await styles.next() == .list)
        #expect(try !directory.names.contains("shop.sqlite-damaged"))
    }

    /// After a downgrade, the tables may have other columns.
    @Test func aDatabaseOfAnotherVersionIsReplacedAndNotChanged() async throws {
        try await fill()
        try change(
            directory.database,
            """
            ALTER TABLE wishlistItem ADD COLUMN note TEXT;
            ALTER TABLE wishlistItem DROP COLUMN snapshot;
            INSERT INTO grdb_migrations VALUES ('v99');
            """)
        let shop = try await open()
        let device = try await shop.device()
        let replaced = try #require(shop.replaced)
        #expect(replaced.reason == "another version of the app wrote it")
        #expect(replaced.isComplete)
        #expect(await wishes(device) == 200)
        let old = try DatabaseQueue(path: replaced.renamedTo)
        #expect(try await old.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM wishlistItem") } == 200)
    }

    @Test func aTableOfAnotherVersionMakesTheRecoveryIncomplete() async throws {
        try await fill()
        try change(
            directory.database,
            """
            CREATE TABLE gift (id INTEGER PRIMARY KEY, ownerID TEXT NOT NULL REFERENCES owner);
            INSERT INTO grdb_migrations VALUES ('v99');
            """)
        let shop = try await open()
        #expect(shop.replaced?.isComplete == false)
        #expect(await wishes(try await shop.device()) == 200)
    }

    /// The moments in which a process can end while it replaces a database.
    enum Interruption: CaseIterable {
        case copying, complete, logRenamed, renamed
    }

    /// The write-ahead log of the old database may have the user's last changes: the database without it isn't the old one.
    @Test(arguments: Interruption.allCases)
    func anInterruptedReplacementIsFinished(_ interruption: Interruption) async throws {
        try await fill()
        let old = directory.database.path
        let new = old + (interruption == .copying ? ".unfinished" : ".new")
        try FileManager.default.copyItem(atPath: old, toPath: new)
        // The other database would be noticed.
        let lost = interruption == .copying ? URL(filePath: new) : directory.database
        try change(lost, "DELETE FROM wishlistItem")
        try removeIfPresent(URL(filePath: lost.path + "-wal"))
        try removeIfPresent(URL(filePath: lost.path + "-shm"))
        switch interruption {
        case .copying, .complete: break
        case .logRenamed: try Data("log".utf8).write(to: URL(filePath: old + ".replaced-1-wal"))
        case .renamed: try FileManager.default.moveItem(atPath: old, toPath: old + ".replaced-1")
        }
        if interruption != .copying { markDamaged() }
        let shop = try await open()
        #expect(await wishes(try await shop.device()) == 200)
        #expect(!FileManager.default.fileExists(atPath: old + ".new"))
        #expect(!FileManager.default.fileExists(atPath: old + "-damaged"))
    }

    @Test func theReportIsPrivateAlsoIfAnotherFileHasItsName() async throws {
        let other = directory.url.appending(path: "other")
        try Data("text".utf8).write(to: other)
        let report = directory.database.path + ".report.json"
        try FileManager.default.createSymbolicLink(atPath: report, withDestinationPath: other.path)
        try Data(repeating: 7, count: 5_000).write(to: directory.database)
        #expect(try await open().replaced != nil)
        #expect(try Data(contentsOf: other) == Data("text".utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: report)[.posixPermissions] as? Int == 0o600)
    }

    @Test func aFullDiskIsNoReasonToReplaceTheDatabase() {
        let error = StoreOpeningError(DatabaseError(resultCode: .SQLITE_FULL, message: "full"), path: "/d/shop.sqlite")
        #expect(error == .file(path: "/d/shop.sqlite", reason: "full (SQLite 13)"))
    }
}
