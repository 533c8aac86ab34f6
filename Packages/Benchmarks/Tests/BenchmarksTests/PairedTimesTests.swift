import Testing

@testable import Benchmarks

@Suite struct PairedTimesTests {
    @Test func theMedianIsTheValueInTheMiddle() {
        #expect(PairedTimes.median([]) == nil)
        #expect(PairedTimes.median([.seconds(3), .seconds(1), .seconds(2)]) == .seconds(2))
    }

    @Test func thereIsNoRatioBeforeBothAreMeasured() async {
        var pair = PairedTimes()
        #expect(pair.ratio == nil)
        await pair.baseline {}
        #expect(pair.ratio == nil)
        #expect(pair.summary == "not measured")
    }

    @Test func bothSidesAreMeasured() async throws {
        var pair = PairedTimes()
        await pair.baseline { _ = (0..<1_000).reduce(0, +) }
        await pair.measured { _ = (0..<1_000).reduce(0, +) }
        #expect(try #require(pair.ratio) > 0)
    }
}
