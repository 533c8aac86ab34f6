import Mocks
import Model
import Testing

@Suite struct MockSavedItemServiceTests {
    private let product = ProductSummary.fixture(id: 1, title: "Desk", stock: 5)
    private let bag: MockBagService
    private let service: MockSavedItemService

    init() {
        bag = MockBagService(Bag(lines: [BagLine(product: product, quantity: 2)]))
        service = MockSavedItemService(bag: bag)
    }

    @Test func aLineIsSavedAndMovedBack() async throws {
        var counts = service.count().makeAsyncIterator()
        #expect(await counts.next() == 0)
        let saved = try #require(try await service.saveForLater(product.id))
        #expect(await counts.next() == 1)
        #expect(bag.currentBag.isEmpty && service.currentItems.map(\.quantity) == [2])
        try await service.takeBack(saved)
        #expect(bag.currentBag.lines == [saved.removed.line] && service.currentItems.isEmpty)

        try await service.saveForLater(product.id)
        let moved = try #require(try await service.moveToBag(product.id))
        #expect(moved.quantity == 2 && bag.currentBag[product.id]?.quantity == 2)
        try await service.takeBack(moved)
        #expect(bag.currentBag.isEmpty && service.currentItems == [moved.item])
        #expect(bag.calls.isEmpty)
    }

    @Test func aSoldOutItemStays() async throws {
        try await service.saveForLater(product.id)
        service.store(.fixture(id: 1, title: "Desk", stock: 0))
        await #expect(throws: BagError.refused(.soldOut)) { try await service.moveToBag(product.id) }
        #expect(service.currentItems.count == 1)
    }

    @Test func anItemIsRemovedAndRestored() async throws {
        #expect(try await service.remove(product.id) == nil)
        try await service.saveForLater(product.id)
        let item = try #require(try await service.remove(product.id))
        try await service.restore(item)
        try await service.restore(item)
        #expect(service.currentItems == [item])
    }
}
