import FlowTesting
import Model
import Testing

@Suite struct BagTests {
    @Test func anEmptyBagCostsNothing() {
        #expect(Bag().isEmpty)
        #expect(Bag().itemCount == 0)
        #expect(Bag().totals?.total == .zero(.usd))
    }

    @Test func totalsAreTheSumsOfTheLines() throws {
        let bag = Bag(lines: [
            .fixture(id: 1, price: Money(minorUnits: 999), discount: 1_000, quantity: 3),
            .fixture(id: 2, price: Money(minorUnits: 5), quantity: 2),
        ])
        let totals = try #require(bag.totals)
        #expect(totals.list == Money(minorUnits: 3_007))
        #expect(totals.total == Money(minorUnits: 3 * 899 + 10), "a line costs so many times what one piece costs")
        #expect(totals.discount == Money(minorUnits: 300))
        #expect(bag.itemCount == 5)
        #expect(bag[Product.ID(rawValue: 2)]?.quantity == 2)
        #expect(bag[Product.ID(rawValue: 3)] == nil)
    }

    @Test func twoCurrenciesHaveNoTotal() {
        let lines: [BagLine] = [
            .fixture(id: 1, price: Money(minorUnits: 1)), .fixture(id: 2, price: Money(minorUnits: 1, currency: .eur)),
        ]
        #expect(BagTotals(lines) == nil)
        #expect(BagTotals(Array(lines.dropFirst()))?.total == Money(minorUnits: 1, currency: .eur))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func totalsAreExactOrThereAreNone(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let lines = (0..<Int.random(in: 1...4, using: &random)).map { id in
                BagLine.fixture(
                    id: id, price: Money(minorUnits: random.anyInt() & .max),
                    discount: Int.random(in: 0...10_000, using: &random),
                    quantity: Int.random(in: 1...1_000, using: &random))
            }
            let total = lines.reduce(0 as Int128) { sum, line in
                sum + Int128(line.product.price.current.minorUnits) * Int128(line.quantity)
            }
            if let totals = BagTotals(lines) {
                #expect(Int128(totals.total.minorUnits) == total)
                #expect(totals.total.adding(totals.discount) == totals.list)
                #expect(totals.discount.minorUnits >= 0)
            } else {
                let list = lines.reduce(0 as Int128) { sum, line in
                    sum + Int128(line.product.price.list.minorUnits) * Int128(line.quantity)
                }
                #expect(list > Int128(Int.max))
            }
        }
    }

    @Test func aCountThatDoesNotFitIsTheLargest() {
        let line = BagLine.fixture(price: Money(minorUnits: 1), quantity: .max)
        #expect(Bag(lines: [line, line]).itemCount == .max)
    }

    @Test func aLineSaysWhyItCanNotBeBoughtAnyMore() {
        #expect(BagLine.fixture(price: .zero(.usd), quantity: 3, stock: 3).refusal == nil)
        #expect(BagLine.fixture(price: .zero(.usd), quantity: 4, stock: 3).refusal == .aboveStock(3))
        #expect(BagLine.fixture(price: .zero(.usd), quantity: 4, stock: 0).refusal == .soldOut)
    }

    // MARK: - Rules

    private let lamp = BagLine.fixture(id: 1, price: Money(minorUnits: 1), stock: 5).product
    private let apples = BagLine.fixture(id: 2, price: Money(minorUnits: 1), stock: 20, minimum: 4).product

    @Test func quantitiesAddUpToTheStock() throws {
        var bag = Bag()
        try bag.add(lamp, quantity: 3)
        #expect(throws: QuantityRefusal.aboveStock(5)) { try bag.add(lamp, quantity: 3) }
        #expect(throws: QuantityRefusal.aboveStock(5)) { try bag.add(lamp, quantity: .max) }
        #expect(throws: QuantityRefusal.belowMinimum(1)) { try bag.add(lamp, quantity: 0) }
        #expect(throws: QuantityRefusal.belowMinimum(4)) { try bag.add(apples, quantity: 3) }
        let gone = BagLine.fixture(id: 3, price: Money(minorUnits: 1), stock: 0).product
        #expect(throws: QuantityRefusal.soldOut) { try bag.add(gone, quantity: 1) }
        try bag.add(lamp, quantity: 2)
        expectNoDifference(bag.lines, [BagLine(product: lamp, quantity: 5)])
    }

    @Test func aRestBelowTheMinimumRemovesTheLine() throws {
        var bag = Bag(lines: [BagLine(product: apples, quantity: 6)])
        bag.take(apples.id, quantity: 2)
        bag.take(apples.id, quantity: -1)
        #expect(bag[apples.id]?.quantity == 4)
        bag.take(apples.id, quantity: 1)
        #expect(bag.isEmpty)
        bag.take(apples.id, quantity: .max)
    }

    @Test func setQuantityFollowsTheStockRule() throws {
        var bag = Bag(lines: [BagLine(product: apples, quantity: 6)])
        #expect(throws: QuantityRefusal.belowMinimum(4)) { try bag.setQuantity(0, of: apples.id) }
        #expect(throws: QuantityRefusal.aboveStock(20)) { try bag.setQuantity(21, of: apples.id) }
        try bag.setQuantity(20, of: apples.id)
        try bag.setQuantity(3, of: lamp.id)
        #expect(bag.lines.map(\.quantity) == [20])
    }

    @Test(arguments: [Int.min, 0, 1, 2, .max]) func aRemovedLineReturnsToItsPosition(_ index: Int) throws {
        var bag = Bag(lines: [BagLine(product: lamp, quantity: 1), BagLine(product: apples, quantity: 4)])
        let line = BagLine.fixture(id: 4, price: Money(minorUnits: 1), quantity: 7)
        bag.restore(RemovedBagLine(line: line, index: index))
        #expect(bag.lines.firstIndex(of: line) == min(max(index, 0), 2))
        bag.restore(RemovedBagLine(line: line, index: 0))
        #expect(bag.lines.count == 3)
        #expect(bag.remove(line.id)?.line == line)
        #expect(bag.remove(line.id) == nil)
    }
}
