import Foundation
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StoreBagTests {
    private let files: TestFiles
    private let products: [Product] = [
        .fixture(id: 1, price: 10_00, stock: 5), .fixture(id: 2, price: 1_00, stock: 20, minimumOrderQuantity: 4),
        .fixture(id: 3, stock: 0), .fixture(id: 4),
    ]

    init() throws { files = try TestFiles() }

    private func bag() async throws -> BagRepository {
        BagRepository(device: try await files.store(products).device())
    }

    private func current(_ bag: BagRepository) async -> Bag? {
        for await bag in bag.bag() { return bag }
        return nil
    }

    @Test func bagStreamEmitsEveryChange() async throws {
        let bag = try await bag()
        var bags = bag.bag().makeAsyncIterator()
        #expect(await bags.next() == Bag())
        try await bag.add(id(1), quantity: 2)
        #expect(await bags.next()?.itemCount == 2)
        try await bag.setQuantity(5, of: id(1))
        #expect(await bags.next()?.totals?.total == Money(minorUnits: 50_00))
    }

    @Test func stockLimitIncludesTheQuantityInTheBag() async throws {
        let bag = try await bag()
        try await bag.add(id(1), quantity: 3)
        await #expect(throws: BagError.refused(.aboveStock(5))) { try await bag.add(id(1), quantity: 3) }
        await #expect(throws: BagError.refused(.aboveStock(5))) { try await bag.add(id(1), quantity: .max) }
        try await bag.add(id(1), quantity: 2)
        #expect(await current(bag)?[id(1)]?.quantity == 5)
    }

    @Test func quantitiesFollowTheStockRule() async throws {
        let bag = try await bag()
        await #expect(throws: BagError.refused(.belowMinimum(4))) { try await bag.add(id(2), quantity: 3) }
        await #expect(throws: BagError.refused(.soldOut)) { try await bag.add(id(3), quantity: 1) }
        await #expect(throws: BagError.refused(.belowMinimum(1))) { try await bag.add(id(1), quantity: 0) }
        await #expect(throws: BagError.service(.notFound("product 9"))) { try await bag.add(id(9), quantity: 1) }
        try await bag.add(id(2), quantity: 4)
        try await bag.add(id(2), quantity: 1)
        await #expect(throws: BagError.refused(.belowMinimum(4))) { try await bag.setQuantity(0, of: id(2)) }
        try await bag.setQuantity(3, of: id(1))
        #expect(await current(bag)?.lines.map(\.quantity) == [5])
    }

    @Test func undoPutsALineBackInItsPlace() async throws {
        let bag = try await bag()
        try await bag.add(id(1), quantity: 1)
        try await bag.add(id(2), quantity: 4)
        let removed = try #require(try await bag.remove(id(1)))
        #expect(await current(bag)?.lines.map(\.id) == [id(2)])
        try await bag.restore(removed)
        try await bag.restore(removed)
        #expect(await current(bag)?.lines.map(\.id) == [id(1), id(2)])
        #expect(try await bag.remove(id(3)) == nil)
    }

    @Test(arguments: [(Int.min, [4, 1, 2]), (0, [4, 1, 2]), (1, [1, 4, 2]), (2, [1, 2, 4]), (.max, [1, 2, 4])])
    func aLineCanBePutBackAnywhere(index: Int, expected: [Int]) async throws {
        let bag = try await bag()
        try await bag.add(id(1), quantity: 1)
        try await bag.add(id(2), quantity: 4)
        let line = BagLine(product: .fixture(id: 4), quantity: 7)
        try await bag.restore(RemovedBagLine(line: line, index: index))
        let lines = try #require(await current(bag)?.lines)
        #expect(lines.map(\.id.rawValue) == expected)
        #expect(lines.first { $0.id == id(4) }?.quantity == 7)
    }

    @Test func aLineOfAForgottenProductCannotBePutBack() async throws {
        let store = try await files.store(products)
        let bag = BagRepository(device: try await store.device())
        try await bag.add(id(1), quantity: 1)
        let removed = try #require(try await bag.remove(id(1)))
        try await store.remove(id(1))
        await #expect(throws: BagError.service(.notFound("product 1"))) { try await bag.restore(removed) }
    }

    @Test func anAdditionCanBeTakenOutAgain() async throws {
        let bag = try await bag()
        try await bag.add(id(2), quantity: 6)
        try await bag.take(id(2), quantity: 2)
        try await bag.take(id(2), quantity: -1)
        #expect(await current(bag)?[id(2)]?.quantity == 4)
        try await bag.take(id(2), quantity: 1)
        #expect(await current(bag) == Bag())
        try await bag.take(id(2), quantity: .max)
    }

    @Test func aChangedStockReachesTheBag() async throws {
        let store = try await files.store(products)
        let bag = BagRepository(device: try await store.device())
        try await bag.add(id(1), quantity: 5)
        var bags = bag.bag().makeAsyncIterator()
        #expect(await bags.next()?[id(1)]?.refusal == nil)
        try await store.save([.fixture(id: 1, stock: 2)])
        #expect(await bags.next()?[id(1)]?.refusal == .aboveStock(2))
    }

    @Test func manyAtOnceNeverExceedTheStock() async throws {
        let bag = BagRepository(device: try await files.store([.fixture(id: 1, stock: 10)]).device())
        let accepted = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<40 {
                group.addTask { (try? await bag.add(id(1), quantity: 1)) != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(accepted == 10)
        #expect(await current(bag)?.itemCount == 10)
    }
}
