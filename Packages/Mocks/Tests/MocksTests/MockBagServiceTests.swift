import Mocks
import Model
import Testing

@Suite struct MockBagServiceTests {
    private let bag = MockBagService(products: [
        .fixture(id: 1, price: 10_00, stock: 5), .fixture(id: 2, price: 1_00, stock: 20, minimumOrderQuantity: 4),
        .fixture(id: 3, stock: 0),
    ])
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    @Test func bagStreamEmitsEveryChange() async throws {
        var bags = bag.bag().makeAsyncIterator()
        #expect(await bags.next() == Bag())
        try await bag.add(id(1), quantity: 2)
        #expect(await bags.next()?.itemCount == 2)
        try await bag.setQuantity(5, of: id(1))
        #expect(await bags.next()?.totals?.total == Money(minorUnits: 50_00))
        #expect(bag.calls == [.add(id(1), quantity: 2), .setQuantity(5, id(1))])
    }

    @Test func stockLimitIncludesTheQuantityInTheBag() async throws {
        try await bag.add(id(1), quantity: 3)
        await #expect(throws: BagError.refused(.aboveStock(5))) { try await bag.add(id(1), quantity: 3) }
        await #expect(throws: BagError.refused(.aboveStock(5))) { try await bag.add(id(1), quantity: .max) }
        try await bag.add(id(1), quantity: 2)
        #expect(bag.currentBag[id(1)]?.quantity == 5)
    }

    @Test func quantitiesFollowTheStockRule() async throws {
        await #expect(throws: BagError.refused(.belowMinimum(4))) { try await bag.add(id(2), quantity: 3) }
        await #expect(throws: BagError.refused(.soldOut)) { try await bag.add(id(3), quantity: 1) }
        await #expect(throws: BagError.refused(.belowMinimum(1))) { try await bag.add(id(1), quantity: 0) }
        await #expect(throws: BagError.service(.notFound("product 9"))) { try await bag.add(id(9), quantity: 1) }
        try await bag.add(id(2), quantity: 4)
        try await bag.add(id(2), quantity: 1)
        await #expect(throws: BagError.refused(.belowMinimum(4))) { try await bag.setQuantity(0, of: id(2)) }
        try await bag.setQuantity(3, of: id(1))
        #expect(bag.currentBag.lines.map(\.quantity) == [5])
    }

    @Test func undoPutsALineBackInItsPlace() async throws {
        try await bag.add(id(1), quantity: 1)
        try await bag.add(id(2), quantity: 4)
        let removed = try #require(try await bag.remove(id(1)))
        #expect(bag.currentBag.lines.map(\.id) == [id(2)])
        try await bag.restore(removed)
        try await bag.restore(removed)
        #expect(bag.currentBag.lines.map(\.id) == [id(1), id(2)])
        #expect(try await bag.remove(id(3)) == nil)
    }

    @Test func anAdditionCanBeTakenOutAgain() async throws {
        try await bag.add(id(2), quantity: 6)
        try await bag.take(id(2), quantity: 2)
        try await bag.take(id(2), quantity: -1)
        #expect(bag.currentBag[id(2)]?.quantity == 4)
        try await bag.take(id(2), quantity: 1)
        #expect(bag.currentBag.isEmpty)
        try await bag.take(id(2), quantity: .max)
    }

    @Test func aChangedStockReachesTheBag() async throws {
        try await bag.add(id(1), quantity: 5)
        bag.store(.fixture(id: 1, stock: 2))
        #expect(bag.currentBag[id(1)]?.refusal == .aboveStock(2))
    }

    @Test func aFailureOfTheServiceIsToldApart() async {
        bag.failure = .storage("disk full")
        await #expect(throws: BagError.service(.storage("disk full"))) { try await bag.add(id(1), quantity: 1) }
    }
}
