import FlowTestSupport
import Foundation
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StoreWishlistTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    /// A wishlist with 3, 2 and 1 on it, the newest first.
    private func wishlist() async throws -> (service: WishlistRepository, store: AppDatabase) {
        let store = try await files.store(.catalog)
        let service = WishlistRepository(device: try await store.device())
        for number in 1...3 { try await service.add(id(number)) }
        return (service, store)
    }

    private func current(_ wishlist: WishlistRepository) async -> [Int]? {
        for await items in wishlist.items() { return items.map(\.id.rawValue) }
        return nil
    }

    @Test func wishlistStreamsEmitAddedProducts() async throws {
        let (wishlist, _) = try await wishlist()
        var ids = wishlist.productIDs().makeAsyncIterator()
        var items = wishlist.items().makeAsyncIterator()
        #expect(await ids.next() == [id(1), id(2), id(3)])
        #expect(await items.next()?.count == 3)
        try await wishlist.add(id(9))
        #expect(await ids.next() == [id(1), id(2), id(3), id(9)])
        #expect(await items.next()?.first?.product?.title == "Walnut Desk")
    }

    @Test func addingTwiceChangesNothing() async throws {
        let (wishlist, _) = try await wishlist()
        try await wishlist.add(id(2))
        #expect(await current(wishlist) == [3, 2, 1])
    }

    @Test func undoPutsAnItemBackInItsPlace() async throws {
        let (wishlist, _) = try await wishlist()
        let removed = try #require(try await wishlist.remove(id(2)))
        #expect(removed.index == 1)
        #expect(removed.item.product == [ProductSummary].catalog.first { $0.id == id(2) })
        #expect(await current(wishlist) == [3, 1])
        try await wishlist.restore(removed)
        try await wishlist.restore(removed)
        #expect(await current(wishlist) == [3, 2, 1])
        #expect(try await wishlist.remove(id(8)) == nil)
    }

    @Test func aMoveAndItsUndoChangeTheWishlistTheBagAndTheOutbox() async throws {
        let store = try await files.store(.catalog)
        let device = try await store.device(1)
        let wishlist = WishlistRepository(device: device)
        for number in 1...3 { try await wishlist.add(id(number)) }
        let moved = try #require(try await wishlist.moveToBag(id(2)))
        #expect(moved.removed.index == 1)
        let line = BagQuantity(id: id(2), quantity: moved.quantity)
        #expect(await current(wishlist) == [3, 1])
        #expect(try await device.read { try Bag($0).quantities } == [line])
        #expect(try await wishlist.moveToBag(id(2)) == nil)
        #expect(try await device.read { try Bag($0).quantities } == [line])
        let changes = try await device.read { try OutboxEntry.all(in: $0).map(\.change) }
        #expect(changes.contains(.wishlistSet(id(2), isOn: false)))
        #expect(changes.contains(.bagSet(id(2), quantity: moved.quantity)))

        try await wishlist.takeBack(moved)
        #expect(await current(wishlist) == [3, 2, 1])
        #expect(try await device.read { try Bag($0).quantities }.isEmpty)
    }

    @Test func productsMovedAtTheSameTimeAreMovedOnce() async throws {
        let (wishlist, store) = try await wishlist()
        async let first = wishlist.moveToBag(id(2))
        async let second = wishlist.moveToBag(id(2))
        let moves = [try await first, try await second].compactMap(\.self)
        #expect(moves.count == 1)
        let bag = try await store.device().read { try Bag($0).quantities }
        #expect(bag == [BagQuantity(id: id(2), quantity: moves[0].quantity)])
    }

    @Test func refusedMoveChangesNothing() async throws {
        let (wishlist, store) = try await wishlist()
        try await store.save([.fixture(id: 2, stock: 0)])
        await #expect(throws: BagError.refused(.soldOut)) { try await wishlist.moveToBag(id(2)) }
        #expect(await current(wishlist) == [3, 2, 1])
        #expect(try await store.device().read { try Bag($0).quantities }.isEmpty)
    }

    @Test(arguments: [
        (Int.min, [9, 3, 2, 1]), (0, [9, 3, 2, 1]), (2, [3, 2, 9, 1]), (3, [3, 2, 1, 9]), (.max, [3, 2, 1, 9]),
    ])
    func anItemCanBePutBackAnywhere(index: Int, expected: [Int]) async throws {
        let (wishlist, _) = try await wishlist()
        let item = WishlistItem(id: id(9), product: nil)
        try await wishlist.restore(RemovedWishlistItem(item: item, index: index))
        #expect(await current(wishlist) == expected)
        try await wishlist.add(id(10))
        #expect(await current(wishlist) == [10] + expected)
    }

    @Test func anItemThatTheDeviceDoesNotHoldHasNoProductUntilItIsStored() async throws {
        let (wishlist, store) = try await wishlist()
        var items = wishlist.items().makeAsyncIterator()
        _ = await items.next()
        try await wishlist.add(id(99))
        #expect(await items.next()?.first == WishlistItem(id: id(99), product: nil))
        try await store.save([.fixture(id: 99, title: "Kite")])
        #expect(await items.next()?.first?.product?.title == "Kite")
        try await store.remove(id(99))
        #expect(await items.next()?.first == WishlistItem(id: id(99), product: nil))
    }

    /// Random additions, removals and undone removals, compared with a list in memory.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func itDoesWhatAListDoes(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let wishlist = WishlistRepository(device: try await files.store().device())
        var model: [Int] = []
        var removed: [RemovedWishlistItem] = []
        for _ in 0..<120 {
            let number = Int.random(in: 1...8, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                try await wishlist.add(id(number))
                if !model.contains(number) { model.insert(number, at: 0) }
            case 1:
                let item = try await wishlist.remove(id(number))
                #expect(item?.index == model.firstIndex(of: number))
                model.removeAll { $0 == number }
                if let item { removed.append(item) }
            default:
                guard let item = removed.popLast() else { continue }
                try await wishlist.restore(item)
                if !model.contains(item.item.id.rawValue) {
                    model.insert(item.item.id.rawValue, at: min(item.index, model.count))
                }
            }
            #expect(await current(wishlist) == model)
        }
    }
}
