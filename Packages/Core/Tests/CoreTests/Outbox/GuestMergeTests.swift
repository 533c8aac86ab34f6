import Foundation
import GRDB
import HTTPTypes
import Mocks
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

/// The merge of the guest's data into the account of a user who signs in.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct GuestMergeTests {
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    private func shop(cart: KeyValuePairs<Int, Int>) async throws -> LocalShop {
        let shop = try LocalShop()
        try await shop.setCartElsewhere(cart.map { ($0.key, $0.value) })
        return shop
    }

    @Test func theLargerQuantityCountsAndTheAccountsComeFirst() async throws {
        let scene = try await OutboxScene(shop(cart: [1: 2, 2: 4, 3: 1]))
        for (number, quantity) in [(7, 1), (1, 3), (2, 3)] {
            try await scene.device.bag.add(id(number), quantity: quantity)
        }
        try await scene.signIn()
        #expect(try await scene.quantities == [7: 1, 1: 3, 2: 3], "shown at once")
        await scene.drain()
        let lines = await scene.bagLines
        #expect(lines.map(\.id.rawValue) == [1, 2, 3, 7])
        #expect(lines.map(\.quantity) == [3, 4, 1, 1])
        #expect(scene.shop.quantities == [1: 3, 2: 4, 3: 1, 7: 1])
        #expect(try await scene.conflicts == [])
        try await scene.device.account.signOut()
        #expect(try await scene.quantities == [:], "the guest has nothing any more")
    }

    @Test func wishlistsAreUnitedTheGuestsOnTop() async throws {
        let scene = try await OutboxScene()
        for number in [2, 1] { try await scene.shop.changeElsewhere(.put, "users/1/wishlist/\(number)") }
        for number in [2, 5, 6] { try await scene.device.wishlist.add(id(number)) }
        try await scene.signIn()
        await scene.drain()
        #expect(Set(scene.shop.wishes) == [1, 2, 5, 6])
        #expect(try await scene.wishes == [6, 5, 2, 1])
    }

    /// The cost of a sign-in with a long wishlist is proportional to its length: no statement that runs for each product reads
    /// or changes other rows than those of the product.
    @Test func aLongWishlistIsMergedWithAFewStatementsForEachProduct() async throws {
        let count = 2_000
        let statements = Mutex<[String: Int]>([:])
        let files = try TestFiles()
        let device = try await files.store().device()
        try await device.write { rows in
            for number in 1...count { try WishlistRecord.insert(Product.ID(rawValue: number), in: rows) }
        }
        try await device.database.pool.write { database in
            database.trace { event in
                guard case .statement(let statement) = event, !statement.sql.hasPrefix("--") else { return }
                statements.withLock { $0[statement.sql, default: 0] += 1 }
            }
        }
        try await device.use(1)
        #expect(try await device.read { try WishlistRecord.ids(in: $0) }.count == count)
        #expect(try await device.read { try OutboxEntry.all(in: $0) }.count == count)

        let repeated = statements.withLock { $0 }.filter { $0.value > 20 }
        #expect(repeated.values.allSatisfy { $0 <= count + 20 } && repeated.count <= 4, "\(repeated)")
        for sql in repeated.keys where !sql.hasPrefix("INSERT INTO") {
            let plan = try await device.database.read { database in
                let statement = try database.makeStatement(sql: "EXPLAIN QUERY PLAN " + sql)
                statement.setUncheckedArguments([])
                return try String.fetchAll(statement, adapter: SuffixRowAdapter(fromIndex: 3))
            }
            #expect(
                plan == ["SEARCH outboxEntry"] || plan.first?.contains("(ownerID=? AND subject=?)") == true,
                "\(sql): \(plan)")
        }
    }

    @Test func noMoreThanThereAreAndThatIsTold() async throws {
        let scene = try await OutboxScene(shop(cart: [1: 2]))
        try await scene.device.bag.add(id(1), quantity: 8)
        try scene.shop.server.restock(1, to: 5)
        try await scene.learn([id(1)])
        try await scene.signIn()
        #expect(try await scene.conflicts.map(\.kind) == [.lowered(from: 8, to: 5)])
        await scene.drain()
        #expect(try await scene.quantities == [1: 5])
        #expect(scene.shop.quantities == [1: 5])
    }

    @Test func userChangesDuringTheMergeTakePrecedence() async throws {
        let scene = try await OutboxScene(shop(cart: [1: 2, 2: 5]))
        try await scene.device.bag.add(id(1), quantity: 8)
        try await scene.device.bag.add(id(2), quantity: 1)
        try await scene.signIn()
        try await scene.device.bag.setQuantity(1, of: id(1))
        try await scene.device.bag.remove(id(2))
        await scene.drain()
        #expect(try await scene.quantities == [1: 1])
        #expect(scene.shop.quantities == [1: 1])
    }

    @Test func aServerWithoutCartsKeepsWhatIsHere() async throws {
        let scene = try await OutboxScene(capabilities: .dummyJSON)
        try await scene.device.bag.add(id(1), quantity: 8)
        try await scene.signIn()
        await scene.drain()
        #expect(try await scene.quantities == [1: 8])
        #expect(try await scene.read { try $0.all(MergedLine.self).fetchCount($0.database) } == 0)
    }

    /// A merge that fails, for example because the disk is full, changes nothing. The next one has all data again.
    @Test func aFailedMergeLosesAndDoublesNothing() async throws {
        let files = try TestFiles()
        let store = try await files.store([.fixture(id: 1, stock: 9)])
        let device = try await store.device()
        try await BagRepository(device: device).add(id(1), quantity: 3)
        try await WishlistRepository(device: device).add(id(1))
        for _ in 0..<3 {
            try await store.write {
                try $0.execute(
                    sql: """
                        CREATE TRIGGER fail BEFORE DELETE ON bagLine BEGIN SELECT RAISE(ABORT, 'full'); END
                        """)
            }
            await #expect(throws: DatabaseError.self) { try await device.use(1) }
            #expect(try await device.read { $0.isGuest })
            #expect(try await device.read { try Bag($0).quantities.map(\.quantity) } == [3])
            try await store.write { try $0.execute(sql: "DROP TRIGGER fail") }
        }
        try await device.use(1)
        #expect(try await device.read { try Bag($0).quantities.map(\.quantity) } == [3])
        #expect(try await device.read { try WishlistRecord.ids(in: $0) } == [id(1)])
        try await BagRepository(device: device).setQuantity(1, of: id(1))
        try await device.use(nil, isSignOut: false)
        #expect(try await device.read { try Bag($0).isEmpty && WishlistRecord.ids(in: $0).isEmpty })
        // What the guest adds later is merged as well.
        try await BagRepository(device: device).add(id(1), quantity: 5)
        try await device.use(1)
        #expect(try await device.read { try Bag($0).quantities.map(\.quantity) } == [5])
    }
}
