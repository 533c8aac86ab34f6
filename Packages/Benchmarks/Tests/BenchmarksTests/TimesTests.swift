import Testing

@testable import Benchmarks

@Suite struct TimesTests {
    @Test func theMedianIsTheValueInTheMiddle() {
        #expect(Times.median([]) == nil)
        #expect(Times.median([.seconds(3), .seconds(1), .seconds(2)]) == .seconds(2))
    }

    @Test func whatWasMeasuredHasAMedian() async throws {
        var times = Times()
        #expect(times.median == nil)
        await times.measure { _ = (0..<1_000).reduce(0, +) }
        #expect(try #require(times.median) > 0)
    }
}
