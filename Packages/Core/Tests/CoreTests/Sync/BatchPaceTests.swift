import Testing

@testable import Core

@Suite struct BatchPaceTests {
    @Test func aBatchGrowsUntilATransactionTakesItsTime() {
        var pace = BatchPace()
        for _ in 0..<10 { pace.learn(pace.size, took: .microseconds(20) * pace.size) }
        #expect(pace.size == 150)
        pace.learn(150, took: .milliseconds(60))
        #expect(pace.size == 75)
    }

    @Test func aBatchHasItsBounds() {
        var pace = BatchPace()
        for _ in 0..<20 { pace.learn(pace.size, took: .seconds(1)) }
        #expect(pace.size == 8)
        for _ in 0..<20 { pace.learn(pace.size, took: .zero) }
        #expect(pace.size == 512)
        pace.learn(0, took: .seconds(1))
        #expect(pace.size == 512)
    }
}
