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
        var random = SplitMix64(state: seed)
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
}
