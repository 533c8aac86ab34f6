import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct StoreReportTests {
    private let directory: TemporaryDirectory
    private let shop: ShopStore

    init() throws {
        directory = try TemporaryDirectory()
        shop = try ShopStore.open(in: directory.url, imageOrigin: nil).store
    }

    private var guest: URL { directory.url.appending(path: "users/guest.sqlite") }

    /// A guest's store with three wishes, closed.
    private func fill() async throws {
        let users = try shop.users()
        for number in 1...3 { try await StoredWishlistService(users).add(id(number)) }
        try users.close()
    }

    private func change(_ sql: String) throws {
        let queue = try DatabaseQueue(path: guest.path)
        try queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }

    private func damageHeader() throws {
        for suffix in ["-wal", "-shm"] { try removeIfPresent(URL(filePath: guest.path + suffix)) }
        let file = try FileHandle(forUpdating: guest)
        try file.write(contentsOf: Data(repeating: 0, count: 100))
        try file.close()
    }

    private func wishes(_ users: UserStores) async -> Set<Product.ID>? {
        var ids = StoredWishlistService(users).productIDs().makeAsyncIterator()
        return await ids.next()
    }

    @Test func whatWasSavedIsSaid() async throws {
        try await fill()
        try change("PRAGMA user_version = 0")
        try damageHeader()
        let users = try shop.users()
        #expect(await wishes(users) == [id(1), id(2), id(3)])
        let report = try #require(users.reports.first)
        #expect(report.savedRows == 3)
        #expect(report.isComplete)
        #expect(
            report.description == """
                The store at "\(guest.path)" can't be used: it isn't an SQLite database. It was renamed to \
                "\(guest.path).set-aside-1" and replaced by a new store. Another program has probably written to \
                this path. Give the app a directory of its own. All user data in it was recovered: 3 entries.
                """)
    }

    @Test(arguments: [
        (0, true, "It had no user data."), (0, false, "Its user data could not be read."),
        (1, false, "A part of its user data was recovered: 1 entry."),
    ]) func theOtherTexts(rows: Int, isComplete: Bool, text: String) {
        let aside = SetAsideStore(from: "a", to: "b", reason: .corrupt("x"))
        let report = StoreReport(setAside: aside, savedRows: rows, isComplete: isComplete)
        #expect(report.description == "\(aside) \(text)")
        let newer = SetAsideStore(from: "a", to: "b", reason: .newer(["shop-99"]))
        #expect(StoreReport(setAside: newer, savedRows: 0, isComplete: true).description == newer.description)
    }

    /// A process ends when the new store is complete, before the damaged one is set aside, or right after that.
    @Test(arguments: [false, true]) func theNextStartGoesOn(isSetAside: Bool) async throws {
        try await fill()
        try change("PRAGMA user_version = 0")
        try damageHeader()
        let files = UserFiles(in: directory.url).files(of: .guest)
        let outcome = try StoreSalvage(files: files, migrator: UserSchema.migrator, plan: .user).run()
        #expect(outcome.rows["wishlistItem"] == 3)
        if isSetAside { _ = try files.setAside(.notADatabase) }
        let users = try shop.users()
        #expect(await wishes(users) == [id(1), id(2), id(3)])
        #expect(users.reports.map(\.savedRows) == (isSetAside ? [] : [3]))
        let left = try FileManager.default.contentsOfDirectory(atPath: directory.url.appending(path: "users").path)
        #expect(!left.contains { $0.contains("salvage") })
    }

    /// What is a user's is nowhere else: a version that can't use it leaves it alone, until somebody chooses otherwise.
    @Test func aUsersFileOfANewerVersionIsRefused() async throws {
        try await fill()
        try change("INSERT INTO grdb_migrations VALUES ('user-99-gifts')")
        let content = try Data(contentsOf: guest)
        let error = try #require(throws: StoreOpeningError.self) { try shop.users() }
        #expect(error == .refused(path: guest.path, why: .newer(["user-99-gifts"])))
        #expect(
            error.description == """
                The file "\(guest.path)", which has a user's bag and wishlist, can't be used: a newer version of the app \
                wrote it (with user-99-gifts, unknown to this version). Nothing in it was changed. Start the newer \
                version, or choose to start from scratch: the file is then renamed and kept.
                """)
        #expect(try Data(contentsOf: guest) == content)
        let aside = try UserStores.setAside(.guest, in: directory.url)
        #expect(aside?.to == guest.path + ".set-aside-1")
        let users = try shop.users()
        #expect(await wishes(users) == [])
        #expect(try UserStores.setAside(.guest, in: directory.url) == nil)
    }

    @Test func theTextOfWhatCantBeRemoved() {
        #expect(
            StoreOpeningError.removing(path: "/d/users/5.sqlite", reason: "Permission denied").description == """
                The file "/d/users/5.sqlite" of a user who has signed out can't be removed: Permission denied. The next \
                start tries again. Check the permissions of its directory, or remove the file by hand.
                """)
    }

    /// The user can sign in again, and then has all their data: also if the damaged file is removed.
    @Test func aDamagedSessionKeepsTheUsersData() async throws {
        let users = try shop.users(.user(User.ID(rawValue: 4)))
        try await StoredWishlistService(users).add(id(1))
        try users.close()
        let place = directory.url.appending(path: "users/4.sqlite").path
        let server = try #require(URL(string: "http://shop.example"))
        for content in ["{", nil] {
            let session = directory.url.appending(path: "session.json")
            try removeIfPresent(session)
            if let content { try Data(content.utf8).write(to: session) }
            let account = try LiveAccount(
                directory: directory.url, server: server, transport: StubTransport(.failure(.offline)), store: shop,
                logger: ShopStore.silent)
            #expect(FileManager.default.fileExists(atPath: place))
            try account.users.close()
        }
    }
}
