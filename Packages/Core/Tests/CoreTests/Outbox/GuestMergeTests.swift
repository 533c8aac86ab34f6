import Foundation
import GRDB
import Model
import Testing

@testable import Core

/// The merge of the guest's data into the account of a user who signs in.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct GuestMergeTests {
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    private func account(cart: KeyValuePairs<Int, Int>, wishes: [Int] = []) -> FakeShop {
        let shop = FakeShop()
        let lines = cart.map { BagQuantity(id: id($0.key), quantity: $0.value) }
        shop.change { state in
            state.accounts[1] = FakeShop.Account()
            state.accounts[1]?.cart = lines
            state.accounts[1]?.wishes = wishes
        }
        return shop
    }

    @Test func theLargerQuantityCountsAndTheAccountsComeFirst() async throws {
        let scene = try await OutboxScene(account(cart: [1: 2, 2: 4, 3: 1]))
        for (number, quantity) in [(7, 1), (1, 3), (2, 3)] {
            try await scene.device.bag.add(id(number), quantity: quantity)
        }
        try await scene.signIn()
        #expect(try await scene.quantities == [7: 1, 1: 3, 2: 3], "shown at once")
        await scene.drain()
        let lines = await scene.bagLines
        #expect(lines.map(\.id.rawValue) == [1, 2, 3, 7])
        #expect(lines.map(\.quantity) == [3, 4, 1, 1])
        #expect(scene.shop.account().quantities == [1: 3, 2: 4, 3: 1, 7: 1])
        #expect(try await scene.conflicts == [])
        try await scene.device.account.signOut()
        #expect(try await scene.quantities == [:], "the guest has nothing any more")
    }

    @Test func wishlistsAreUnitedTheGuestsOnTop() async throws {
        let scene = try await OutboxScene(account(cart: [:], wishes: [1, 2]))
        for number in [2, 5, 6] { try await scene.device.wishlist.add(id(number)) }
        try await scene.signIn()
        await scene.drain()
        #expect(Set(scene.shop.account().wishes) == [1, 2, 5, 6])
        #expect(try await scene.wishes == [6, 5, 2, 1])
    }

    @Test func noMoreThanThereAreAndThatIsTold() async throws {
        let scene = try await OutboxScene(account(cart: [1: 2]))
        try await scene.device.bag.add(id(1), quantity: 8)
        scene.shop.change { $0.products[1]?.stock = 5 }
        try await scene.learn([id(1)])
        try await scene.signIn()
        #expect(try await scene.conflicts.map(\.kind) == [.lowered(from: 8, to: 5)])
        await scene.drain()
        #expect(try await scene.quantities == [1: 5])
        #expect(scene.shop.account().quantities == [1: 5])
    }

    @Test func whatTheUserDecidesMeanwhileCounts() async throws {
        let scene = try await OutboxScene(account(cart: [1: 2, 2: 5]))
        try await scene.device.bag.add(id(1), quantity: 8)
        try await scene.device.bag.add(id(2), quantity: 1)
        try await scene.signIn()
        try await scene.device.bag.setQuantity(1, of: id(1))
        try await scene.device.bag.remove(id(2))
        await scene.drain()
        #expect(try await scene.quantities == [1: 1])
        #expect(scene.shop.account().quantities == [1: 1])
    }

    @Test func aServerWithoutCartsKeepsWhatIsHere() async throws {
        let scene = try await OutboxScene(capabilities: .dummyJSON)
        try await scene.device.bag.add(id(1), quantity: 8)
        try await scene.signIn()
        await scene.drain()
        #expect(try await scene.quantities == [1: 8])
        #expect(try await scene.read { try MergedLine.quantities(in: $0) } == [])
    }

    /// The process ends between the two databases, as often as it likes.
    @Test func nothingIsDoubledOrLostWhenItIsCutShort() async throws {
        let files = try TemporaryDirectory()
        let store = try await ShopStore.open(in: files.url, imageOrigin: nil)
        try joinInPieces(GuestMerge(products: store.known, now: { Date() }))
    }

    private func joinInPieces(_ joining: GuestMerge) throws {
        struct Killed: Error {}
        let (guest, user) = (try DatabaseQueue(), try DatabaseQueue())
        for database in [guest, user] { try DatabaseSchema.user.migrator.migrate(database) }
        let lamp = ProductSummary(
            id: id(1), title: "Lamp", category: ProductCategory.ID(rawValue: "lamps"),
            price: Price(list: Money(minorUnits: 1)), stock: 9)
        try guest.write { database in
            try BagTable(database: database).append(lamp, quantity: 3)
            try WishlistTable(database: database).add(lamp.id, lamp)
        }
        for _ in 0..<3 {
            // The user's database is written, the guest's is not.
            #expect(throws: Killed.self) {
                try guest.write { guest in
                    try user.write { try joining.run(from: guest, to: $0) }
                    throw Killed()
                }
            }
            // The user has gone on meanwhile.
            try user.write { database in
                try BagTable(database: database).set(1, of: lamp)
                try MergedLine.remove(lamp.id, in: database)
                _ = try WishlistTable(database: database).remove(lamp.id)
            }
        }
        try guest.write { guest in try user.write { try joining.run(from: guest, to: $0) } }
        #expect(try user.read { try BagTable(database: $0).quantities().map(\.quantity) } == [1])
        #expect(try user.read { try WishlistTable(database: $0).items() } == [])
        #expect(try guest.read { try BagTable(database: $0).quantities() } == [])
        // What the guest puts in later is another batch.
        try guest.write { try BagTable(database: $0).append(lamp, quantity: 5) }
        try guest.write { guest in try user.write { try joining.run(from: guest, to: $0) } }
        #expect(try user.read { try BagTable(database: $0).quantities().map(\.quantity) } == [5])
    }
}
