import FlowTestSupport
import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SavedItemTests {
    private let directory: TemporaryDirectory
    private let date = Date(timeIntervalSinceReferenceDate: 1)

    init() throws { directory = try TemporaryDirectory() }

    private func open(_ user: Int? = 1) async throws -> (AppDatabase, DeviceStore) {
        let shop = try await AppDatabase.open(in: directory.url)
        try await shop.save([.fixture(id: 1, title: "Desk", stock: 9), .fixture(id: 2, title: "Lamp", stock: 9)])
        return (shop, try await shop.device(user))
    }

    private func saved(_ device: DeviceStore, at date: Date? = nil) -> SavedItemRepository {
        SavedItemRepository(device: device) { date ?? self.date }
    }

    private func quantities(_ device: DeviceStore) async throws -> [Int: Int] {
        try await device.read { rows in
            Dictionary(uniqueKeysWithValues: try SavedItemRecord.items(in: rows).map { ($0.id.rawValue, $0.quantity) })
        }
    }

    private func bag(_ device: DeviceStore) async throws -> [BagQuantity] {
        try await device.read { try Bag($0).quantities }
    }

    private func changes(_ device: DeviceStore) async throws -> [OutboxChange] {
        try await device.read { try OutboxEntry.all(in: $0).map(\.change) }
    }

    @Test func aSavedLineLeavesTheBagAndTheServersBag() async throws {
        let (_, device) = try await open()
        try await BagRepository(device: device).add(id(1), quantity: 2)
        let (service, bags) = (saved(device), BagRepository(device: device))
        var items = service.items().makeAsyncIterator()
        var counts = service.count().makeAsyncIterator()
        #expect(await items.next() == [])
        #expect(await counts.next() == 0)
        let line = try #require(try await service.saveForLater(id(1)))
        #expect(line.removed.line.quantity == 2 && line.replaced == nil)
        let item = try #require(await items.next()?.first)
        #expect(item.product.title == "Desk" && item.quantity == 2 && item.savedAt == date)
        #expect(await counts.next() == 1)
        #expect(try await bag(device).isEmpty)
        #expect(try await changes(device) == [.bagSet(id(1), quantity: 0)])
        #expect(try await service.saveForLater(id(1)) == nil)

        #expect(try await service.moveToBag(id(1))?.quantity == 2)
        #expect(await items.next() == [])
        #expect(try await bag(device) == [BagQuantity(id: id(1), quantity: 2)])
        #expect(try await changes(device) == [.bagSet(id(1), quantity: 2)])
        #expect(try await service.moveToBag(id(1)) == nil)
        try await bags.remove(id(1))
    }

    @Test func theGuestsChangesAreNotSent() async throws {
        let (_, device) = try await open(nil)
        try await BagRepository(device: device).add(id(1), quantity: 2)
        try await saved(device).saveForLater(id(1))
        try await saved(device).moveToBag(id(1))
        #expect(try await changes(device).isEmpty)
    }

    @Test func newestFirst() async throws {
        let (_, device) = try await open()
        for number in [1, 2] {
            try await BagRepository(device: device).add(id(number), quantity: 1)
            try await saved(device, at: date + Double(number)).saveForLater(id(number))
        }
        let removed = try #require(try await saved(device).remove(id(1)))
        try await saved(device).restore(removed)
        try await saved(device).restore(removed)
        #expect(try await device.read { try SavedItemRecord.items(in: $0).map(\.id) } == [id(2), id(1)])
        #expect(try await saved(device).remove(id(3)) == nil)
    }

    @Test func savingAgainAddsTheQuantitiesAndUndoRestoresBoth() async throws {
        let (_, device) = try await open()
        let bags = BagRepository(device: device)
        try await bags.add(id(1), quantity: 2)
        try await saved(device).saveForLater(id(1))
        try await bags.add(id(2), quantity: 1)
        try await bags.add(id(1), quantity: 3)
        try await bags.add(id(2), quantity: 1)
        let second = try #require(try await saved(device, at: date + 5).saveForLater(id(1)))
        #expect(try await quantities(device) == [1: 5])
        try await saved(device).takeBack(second)
        #expect(try await quantities(device) == [1: 2])
        #expect(
            try await bag(device) == [BagQuantity(id: id(2), quantity: 2), BagQuantity(id: id(1), quantity: 3)])

        let moved = try #require(try await saved(device).moveToBag(id(1)))
        #expect(moved.quantity == 2)
        try await saved(device).takeBack(moved)
        #expect(try await quantities(device) == [1: 2])
        #expect(try await bag(device).last == BagQuantity(id: id(1), quantity: 3))
    }

    @Test func noMoreThanIsInStockReturnsToTheBag() async throws {
        let (shop, device) = try await open()
        try await BagRepository(device: device).add(id(1), quantity: 8)
        try await saved(device).saveForLater(id(1))
        try await shop.save([.fixture(id: 1, stock: 3)])
        #expect(try await saved(device).moveToBag(id(1))?.quantity == 3)
        #expect(try await quantities(device).isEmpty)
    }

    @Test func aSoldOutItemStays() async throws {
        let (shop, device) = try await open()
        try await BagRepository(device: device).add(id(1), quantity: 2)
        let line = try #require(try await saved(device).saveForLater(id(1)))
        try await shop.remove(id(1))
        await #expect(throws: BagError.refused(.soldOut)) { try await saved(device).moveToBag(id(1)) }
        await #expect(throws: BagError.service(.notFound("product 1"))) { try await saved(device).takeBack(line) }
        #expect(try await quantities(device) == [1: 2])
        #expect(try await bag(device).isEmpty)
        #expect(try await device.read { try SavedItemRecord.item(id(1), in: $0)?.refusal } == .soldOut)
    }

    /// A transaction that fails, for example because the disk is full, leaves the line in the bag.
    @Test func aFailureChangesNeitherBagNorItems() async throws {
        let (shop, device) = try await open()
        try await BagRepository(device: device).add(id(1), quantity: 2)
        try await shop.write {
            try $0.execute(
                sql: "CREATE TRIGGER fail BEFORE DELETE ON bagLine BEGIN SELECT RAISE(ABORT, 'full'); END")
        }
        await #expect(throws: BagError.self) { try await saved(device).saveForLater(id(1)) }
        #expect(try await quantities(device).isEmpty)
        #expect(try await bag(device) == [BagQuantity(id: id(1), quantity: 2)])
        #expect(try await changes(device) == [.bagSet(id(1), quantity: 2)])
    }

    @Test func theGuestsItemsAreTheUsersAfterSignIn() async throws {
        let (_, device) = try await open(1)
        let bags = BagRepository(device: device)
        try await bags.add(id(1), quantity: 4)
        try await saved(device).saveForLater(id(1))
        try await device.use(nil, isSignOut: false)
        #expect(try await quantities(device).isEmpty)
        for (number, quantity) in [(1, 2), (2, 3)] {
            try await bags.add(id(number), quantity: quantity)
            try await saved(device, at: date + 5).saveForLater(id(number))
        }
        try await device.use(1)
        #expect(try await quantities(device) == [1: 4, 2: 3])
        try await device.use(nil)
        #expect(try await quantities(device).isEmpty, "signing out deletes the user's items, and the guest has none")
        try await device.use(1)
        #expect(try await quantities(device).isEmpty)
    }

    @Test func anExpiredSessionKeepsTheItems() async throws {
        let (_, device) = try await open(nil)
        try await device.use(1)
        try await BagRepository(device: device, capabilities: []).add(id(1), quantity: 2)
        try await SavedItemRepository(device: device, capabilities: []).saveForLater(id(1))
        #expect(try await changes(device).isEmpty)
        try await device.use(nil, isSignOut: false)
        #expect(try await quantities(device).isEmpty)
        try await device.use(1)
        #expect(try await quantities(device) == [1: 2])
    }

    @Test func theTableIsAmongThoseThatAReplacedDatabaseKeeps() async throws {
        let (shop, _) = try await open()
        #expect(try await shop.read { try DatabaseSchema.personalTables(in: $0).contains("savedItem") })
    }
}
