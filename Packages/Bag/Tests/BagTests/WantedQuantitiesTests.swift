import Mocks
import Model
import Testing

@testable import Bag

@Suite struct WantedQuantitiesTests {
    let bag = Bag(lines: (1...4).map { BagLine(product: .fixture(id: $0), quantity: $0) })

    @Test func nothingIsWantedToBeginWith() {
        #expect(WantedQuantities().next == nil)
        #expect(WantedQuantities().applied(to: bag) == bag)
    }

    @Test func aQuantityAskedForWhileAnotherIsStoredStays() {
        var wanted = WantedQuantities()
        wanted.want(2, of: bag.lines[0].id)
        let first = wanted.next
        wanted.want(3, of: bag.lines[0].id)
        if let first { wanted.stored(first) }
        #expect(wanted.next == WantedQuantities.Entry(id: bag.lines[0].id, quantity: 3))
    }

    @Test func whatIsNotInTheBagIsNotPutThere() {
        var wanted = WantedQuantities()
        wanted.want(2, of: Product.ID(rawValue: 99))
        #expect(wanted.applied(to: bag) == bag)
    }

    /// Whatever is asked for, stored and refused in whatever order: the last word on each product counts, and storing
    /// one after the other comes to an end with all of it stored.
    @Test(arguments: 0..<50) func theLastWordOnEachProductCounts(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var wanted = WantedQuantities()
        var expected: [Product.ID: Int] = [:]
        for _ in 0..<60 {
            let id = Product.ID(rawValue: .random(in: 1...4, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                wanted.refused(id)
                expected[id] = nil
            case 1:
                guard let next = wanted.next else { continue }
                #expect(expected[next.id] == next.quantity)
                wanted.stored(next)
                expected[next.id] = nil
            default:
                let quantity = Int.random(in: 1...9, using: &random)
                wanted.want(quantity, of: id)
                expected[id] = quantity
            }
            for line in wanted.applied(to: bag).lines {
                #expect(line.quantity == expected[line.id] ?? bag[line.id]?.quantity)
            }
        }
        var writes = 0
        while let next = wanted.next, writes < 10 {
            #expect(expected.removeValue(forKey: next.id) == next.quantity)
            wanted.stored(next)
            writes += 1
        }
        #expect(expected.isEmpty)
        #expect(wanted.next == nil)
    }
}

/// SplitMix64: the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
