import Model
import Testing

struct PriceRangeTests {
    @Test(arguments: [
        PriceRange(0...0), PriceRange(0...19_99), PriceRange(20_00...49_99), PriceRange(100_00...Int.max),
        PriceRange(from: 20_00), PriceRange(to: 49_99), .any,
    ])
    func rangeRoundTripsThroughItsDescription(_ range: PriceRange) {
        #expect(PriceRange(range.description) == range)
    }

    /// A link with such a text opens the list without the filter.
    @Test(arguments: [
        "", "-", "5", "1-2-3", "5-4", "a-b", "05-10", "+5-10", "5 -10", "1.5-2", "0x1-2", "٣-٥",
        "1-9223372036854775808", "--1-2", "a-5", "5-b",
    ])
    func anythingElseIsAnyPrice(_ text: String) {
        #expect(PriceRange(text) == .any)
    }

    @Test func itIsReadAsItIsWritten() {
        #expect(PriceRange("2000-4999") == PriceRange(20_00...49_99))
        #expect(PriceRange("2000-") == PriceRange(from: 20_00))
        #expect(PriceRange("-4999") == PriceRange(to: 49_99))
        #expect(PriceRange(20_00...49_99).description == "2000-4999")
    }

    @Test func boundsAreInOrder() {
        #expect(PriceRange(from: 5, to: 4) == PriceRange(4...5))
        #expect(PriceRange(from: 5).contains(5) && !PriceRange(from: 5).contains(4))
        #expect(PriceRange(to: 5).contains(5) && !PriceRange(to: 5).contains(6))
    }
}
