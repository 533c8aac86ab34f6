import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct UserStoresTests {
    private let directory: TemporaryDirectory
    private let shop: ShopStore

    init() async throws {
        directory = try TemporaryDirectory()
        shop = try await ShopStore.open(in: directory.url, imageOrigin: nil)
    }

    private let emily = SessionScope.user(User.ID(rawValue: 1))
    private let michael = SessionScope.user(User.ID(rawValue: 2))

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.url.appending(path: "users").path).sorted()
    }

    @Test func everybodyHasABagOfTheirOwnAndStreamsFollow() async throws {
        try await shop.save([.fixture(id: 1), .fixture(id: 2), .fixture(id: 3)])
        let users = try await shop.users()
        let bag = BagRepository(users)
        var bags = bag.bag().makeAsyncIterator()
        #expect(await bags.next() == Bag())
        try await bag.add(id(1), quantity: 2)
        #expect(await bags.next()?.lines.map(\.id) == [id(1)])
        try await users.switchTo({ emily })
        #expect(users.scope == emily)
        #expect(await bags.next() == Bag())
        try await bag.add(id(2), quantity: 1)
        #expect(await bags.next()?.lines.map(\.id) == [id(2)])
        try await users.switchTo({ michael })
        #expect(await bags.next() == Bag())
        #expect(try files().filter { $0.hasPrefix("1.") } == [])
        try await bag.add(id(3), quantity: 1)
        #expect(await bags.next()?.lines.map(\.id) == [id(3)])
        try await users.switchTo({ .guest })
        #expect(await bags.next()?.lines == [BagLine(product: .fixture(id: 1), quantity: 2)])
        #expect(try files().allSatisfy { $0.hasPrefix("guest.") })
    }

    @Test func aSwitchThatCannotBeKeptChangesNothing() async throws {
        let users = try await shop.users()
        await #expect(throws: ServiceError.storage("no")) {
            try await users.switchTo({ emily }, { _ in throw ServiceError.storage("no") })
        }
        #expect(users.scope == .guest)
        try await WishlistRepository(users).add(id(1))
    }

    @Test func whatIsWrittenWhileSomebodySignsInIsLostNowhere() async throws {
        let users = try await UserStores.open(
            in: directory.url, as: .guest, products: shop.known, logger: ShopStore.silent,
            joining: { guest, user in
                for id in try WishlistTable(database: guest).ids() { try WishlistTable(database: user).add(id, nil) }
                try guest.execute(sql: "DELETE FROM wishlistItem")
            })
        let wishlist = WishlistRepository(users)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...60 {
                group.addTask {
                    if number == 30 { try await users.switchTo({ emily }) } else { try await wishlist.add(id(number)) }
                }
            }
            try await group.waitForAll()
        }
        var ids = wishlist.productIDs().makeAsyncIterator()
        #expect(await ids.next() == Set((1...60).filter { $0 != 30 }.map { id($0) }))
    }

    /// A process may end at any place: the next start goes on from there.
    @Test func joiningIsDoneAtTheNextStartWhenItWasNot() async throws {
        let guest = try await shop.users()
        try await WishlistRepository(guest).add(id(5))
        let failing = try await UserStores.open(
            in: directory.url, as: .guest, products: shop.known, logger: ShopStore.silent,
            joining: { guest, _ in
                try guest.execute(sql: "DELETE FROM wishlistItem")
                throw ServiceError.storage("the process ends here")
            })
        try await failing.switchTo({ emily })
        #expect(failing.scope == emily)
        let again = try await UserStores.open(
            in: directory.url, as: emily, products: shop.known, logger: ShopStore.silent,
            joining: { guest, user in
                for id in try WishlistTable(database: guest).ids() { try WishlistTable(database: user).add(id, nil) }
            })
        var ids = WishlistRepository(again).productIDs().makeAsyncIterator()
        #expect(await ids.next() == [id(5)])
    }

    /// The user can sign in again, and then has all their data: also if the damaged file is removed.
    @Test func aDamagedSessionKeepsTheUsersData() async throws {
        let users = try await shop.users(.user(User.ID(rawValue: 4)))
        try await WishlistRepository(users).add(id(1))
        let place = directory.url.appending(path: "users/4.sqlite").path
        let server = try #require(URL(string: "http://shop.example"))
        for content in ["{", nil] {
            let session = directory.url.appending(path: "session.json")
            try removeIfPresent(session)
            if let content { try Data(content.utf8).write(to: session) }
            _ = try await LiveAccount(
                directory: directory.url, server: server, transport: StubTransport(.failure(.offline)), store: shop,
                logger: ShopStore.silent)
            #expect(FileManager.default.fileExists(atPath: place))
        }
    }

    @Test func whatIsSetAsideLeavesWithItsUserToo() async throws {
        let users = try await shop.users(emily)
        let place = directory.url.appending(path: "users")
        for name in ["1.sqlite.replaced-1", "10.sqlite", "notes.txt", "guest.sqlite.replaced-1"] {
            try Data().write(to: place.appending(path: name))
        }
        try await users.switchTo({ .guest })
        let left = try files().filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
        #expect(left == ["10.sqlite", "guest.sqlite", "guest.sqlite.replaced-1", "notes.txt"])
        users.removeLeftovers()
        #expect(try !files().contains("10.sqlite"))
        #expect(try files().contains("notes.txt"))
    }
}
