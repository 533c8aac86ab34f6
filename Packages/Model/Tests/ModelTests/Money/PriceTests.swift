import FlowTesting
import Model
import Testing

@Suite struct PriceTests {
    @Test(arguments: [
        (999, 0, 999), (999, 10_000, 0), (1_000, 1_000, 900), (999, 1_050, 894), (1, 5_000, 1), (1, 5_001, 0),
        (3, 5_000, 2), (100, 1, 100), (Int.max, 0, Int.max), (Int.max, 10_000, 0),
    ])
    func theDiscountIsTakenOff(_ list: Int, _ discount: Int, _ current: Int) {
        let price = Price(list: Money(minorUnits: list), discountBasisPoints: discount)
        #expect(price.current == Money(minorUnits: current))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func currentPriceIsRoundedHalfUp(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<300 {
            let list = random.anyInt() & .max
            let discount = Int.random(in: 0...10_000, using: &random)
            let price = Price(list: Money(minorUnits: list), discountBasisPoints: discount)
            let exact = Int128(list) * Int128(10_000 - discount)
            let paid = Int128(price.current.minorUnits) * 10_000
            #expect(paid - exact <= 5_000, "\(price)")
            #expect(exact - paid < 5_000, "\(price)")
            #expect((0...list).contains(price.current.minorUnits))
            let dearer = Price(list: price.list, discountBasisPoints: max(0, discount - 1))
            #expect(dearer.current.minorUnits >= price.current.minorUnits, "less discount never costs less")
        }
    }

    @Test func anAmountThatIsOwedIsRoundedHalfUpToo() {
        #expect(Price(list: Money(minorUnits: -1), discountBasisPoints: 5_000).current == Money(minorUnits: 0))
        #expect(Price(list: Money(minorUnits: -3), discountBasisPoints: 5_000).current == Money(minorUnits: -1))
        #expect(Price(list: Money(minorUnits: -1), discountBasisPoints: 4_000).current == Money(minorUnits: -1))
        #expect(Price(list: Money(minorUnits: .min)).current == Money(minorUnits: .min))
    }

    @Test(arguments: [(-1, 0), (0, 0), (10_000, 10_000), (10_001, 10_000), (Int.min, 0), (Int.max, 10_000)])
    func aDiscountOutOfRangeCountsAsTheNearest(_ discount: Int, _ counted: Int) {
        let price = Price(list: Money(minorUnits: 100), discountBasisPoints: discount)
        #expect(price.discountBasisPoints == counted)
    }

    @Test func aDiscountThatChangesNothingIsNone() {
        #expect(!Price(list: Money(minorUnits: 1), discountBasisPoints: 1).isDiscounted)
        #expect(Price(list: Money(minorUnits: 1_000), discountBasisPoints: 1_049).isDiscounted)
        #expect(Price(list: Money(minorUnits: 1_000), discountBasisPoints: 1_049).discountPercent == 10)
        #expect(Price(list: Money(minorUnits: 1_000), discountBasisPoints: 1_050).discountPercent == 11)
    }

    @Test func aDiscountTooSmallToShowIsNotShown() {
        let price = Price(list: Money(minorUnits: 100_000), discountBasisPoints: 49)
        #expect(price.isDiscounted)
        #expect(price.discountPercent == nil)
        #expect(Price(list: Money(minorUnits: 100_000), discountBasisPoints: 50).discountPercent == 1)
        #expect(Price(list: Money(minorUnits: 1), discountBasisPoints: 4_000).discountPercent == nil)
        #expect(Price(list: Money(minorUnits: 100_000)).discountPercent == nil)
    }
}
