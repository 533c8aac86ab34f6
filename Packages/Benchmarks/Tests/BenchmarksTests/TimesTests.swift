import Testing

@testable import Benchmarks

@Suite struct TimesTests {
    @Test func theMedianIsTheValueInTheMiddle() {
        #expect(Times.median([]) == nil)
        #expect(Times.median([.seconds(3), .seconds(1), .seconds(2)]) == .seconds(2))
    }

    @Test func measuredTimesHaveAMedian() async throws {
        var times = Times()
        #expect(times.median == nil)
        await times.measure { _ = (0..<1_000).reduce(0, +) }
        #expect(try #require(times.median) > 0)
    }

    @Test func aPercentileIsOneOfTheTimes() async throws {
        var times = Times()
        #expect(times.percentile(0.99) == nil)
        for _ in 0..<3 { await times.measure { _ = (0..<1_000).reduce(0, +) } }
        let longest = try #require(times.percentile(1))
        #expect(try #require(times.median) <= longest)
        #expect(times.percentile(0.99) == longest)
    }
}
