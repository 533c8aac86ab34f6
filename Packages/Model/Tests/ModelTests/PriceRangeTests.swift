import Model
import Testing

struct PriceRangeTests {
    @Test(arguments: [0...0, 0...19_99, 20_00...49_99, 100_00...Int.max])
    func whatIsWrittenIsReadAgain(_ range: ClosedRange<Int>) {
        #expect(PriceRange(PriceRange(range).description) == PriceRange(range))
    }

    @Test(arguments: [
        "", "-", "5", "5-", "-5", "1-2-3", "5-4", "a-b", "05-10", "+5-10", "5 -10", "1.5-2", "0x1-2", "٣-٥",
        "1-9223372036854775808", "--1-2",
    ])
    func anythingElseIsNoRange(_ text: String) {
        #expect(PriceRange(text) == nil)
    }

    @Test func itIsReadAsItIsWritten() {
        #expect(PriceRange("2000-4999")?.range == 20_00...49_99)
        #expect(PriceRange(20_00...49_99).description == "2000-4999")
    }
}
