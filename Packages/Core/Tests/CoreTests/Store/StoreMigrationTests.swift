import FlowKit
import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// A file that an older version of the app has made becomes a newer one, with all that is in it.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct StoreMigrationTests {
    /// A device's directory with a store as an older version has left it.
    private func device(_ number: Int) throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        let dump = try #require(
            Bundle.module.url(forResource: "shop-\(number)", withExtension: "sql", subdirectory: "Fixtures"))
        let queue = try DatabaseQueue(path: directory.database.path)
        let text = try String(contentsOf: dump, encoding: .utf8)
        try queue.write { try $0.execute(sql: text) }
        try queue.close()
        return directory
    }

    private let emily = SessionScope.user(User.ID(rawValue: 1))

    @Test(arguments: 1...5) func anOlderFileKeepsWhatIsInIt(number: Int) async throws {
        let directory = try device(number)
        let opened = try ShopStore.open(in: directory.url, imageOrigin: URL(string: "http://localhost:9/"))
        let store = opened.store
        #expect(opened.setAside == nil)
        #expect(try await store.products(ProductQuery(), after: nil, limit: 9).items.map(\.id) == [id(1), id(2)])
        #expect(try await store.products(ProductQuery(text: "lam"), after: nil, limit: 9).items.map(\.id) == [id(2)])
        let users = try store.users()
        var bags = StoredBagService(users).bag().makeAsyncIterator()
        var items = StoredWishlistService(users).items().makeAsyncIterator()
        let (bag, wishlist) = try await (#require(bags.next()), #require(items.next()))
        #expect(bag.lines.map(\.id) == (number < 2 ? [] : [id(2), id(1)]))
        #expect(bag.lines.map(\.quantity) == (number < 2 ? [] : [4, 3]))
        #expect(wishlist.map(\.id) == (number < 2 ? [] : [id(2), id(7)]))
        if number >= 2 {
            #expect(bag[id(1)]?.product.thumbnail?.absoluteString == "http://localhost:9/images/1.svg")
            var recents = StoredRecentsService(store).recentlyViewed(limit: 9).makeAsyncIterator()
            #expect(await recents.next()?.map(\.id) == [id(2), id(1)])
            var styles = StoredListingStyleService(store).listingStyle().makeAsyncIterator()
            #expect(await styles.next() == .list)
        }
        if number >= 3 {
            try await expectOrders(in: directory, store)
        }
        if number >= 5 {
            #expect(try await StoredSavedState(store).load() == Data("here".utf8))
            #expect(try await StoredPendingLinks(store).links().map(\.id) == ["a", "b"])
        }
    }

    private func expectOrders(in directory: TemporaryDirectory, _ store: ShopStore) async throws {
        for (number, isLoaded) in [(1, true), (2, false)] {
            let users = try UserStores.open(
                in: directory.url, as: .user(User.ID(rawValue: number)), shop: store)
            let (orders, order) = try await users.read { [images = store.images] database, _ in
                let table = OrderTable(database: database, images: images)
                return try (table.orders(), table.order(Order.ID(rawValue: 1000 + number)))
            }
            #expect(orders?.count == (isLoaded ? 1 : nil))
            #expect(order?.id.rawValue == 1000 + number)
            try users.close()
        }
    }

    /// What is moved is on the disk in its new place before it goes from the old one. A process that ends between does it
    /// again at its next start.
    @Test func movingMayEndInTheMiddleAndBeRepeated() async throws {
        let directory = try device(5)
        let before = try Data(contentsOf: directory.database)
        for _ in 1...3 {
            try ShopStore.open(in: directory.url, imageOrigin: nil).store.close()
            for name in try directory.names where name.hasPrefix("shop.sqlite") {
                try FileManager.default.removeItem(at: directory.url.appending(path: name))
            }
            try before.write(to: directory.database)
        }
        let store = try ShopStore.open(in: directory.url, imageOrigin: nil).store
        let users = try store.users()
        var bags = StoredBagService(users).bag().makeAsyncIterator()
        #expect(await bags.next()?.lines.map(\.quantity) == [4, 3])
        let tables = try await store.read { try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema") }
        #expect(Set(tables).isDisjoint(with: ["bagLine", "wishlistItem", "placedOrder", "ordersLoaded"]))
    }

    /// When what is a user's can't be moved, nothing of it is removed.
    @Test func whatCannotBeMovedStays() throws {
        let directory = try device(5)
        try Data().write(to: directory.url.appending(path: "users"))
        #expect(throws: StoreOpeningError.self) { try ShopStore.open(in: directory.url, imageOrigin: nil) }
        let queue = try DatabaseQueue(path: directory.database.path)
        #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM bagLine") } == 2)
    }

    /// What has been released is never renamed, edited or moved: a later step corrects it.
    @Test(arguments: [
        ("shop-1-catalogue", "af2cb7667bcee481"), ("shop-2-personal", "19ad469366591a44"),
        ("shop-3-orders", "35e63f5ab6fca7"), ("shop-4-brochures", "121ab5af95fc414d"),
        ("shop-5-app-state", "f9348e39e9043c7a"), ("shop-6-users", "32de1e72fd003d69"),
        ("shop-7-search", "e736a0d34f056e2f"), ("shop-8-sync", "92dd61ba7e5a6948"),
        ("shop-10-load-dates", "c532939743d988a"), ("shop-11-listed-pages", "85da3719aa50a0c4"),
        ("user-1-personal", "35977a05d06b04f0"),
    ])
    func aStepMakesWhatItHasAlwaysMade(name: String, checksum: String) throws {
        let migrator = name.hasPrefix("user") ? UserSchema.migrator : ShopSchema.migrator
        let queue = try DatabaseQueue()
        try migrator.migrate(queue, upTo: name)
        #expect(try queue.read { try schemaChecksum(of: $0) } == checksum)
    }

    @Test func theStepsAreTheseInThisOrder() {
        #expect(
            ShopSchema.migrator.migrations == [
                "shop-1-catalogue", "shop-2-personal", "shop-3-orders", "shop-4-brochures", "shop-5-app-state",
                "shop-6-users", "shop-7-search", "shop-8-sync", "shop-9-device", "shop-10-load-dates",
                "shop-11-listed-pages",
            ])
        #expect(
            UserSchema.migrator.migrations == [
                "user-1-personal", "user-2-outbox", "user-3-notifications", "user-4-load-dates",
            ])
    }
}
