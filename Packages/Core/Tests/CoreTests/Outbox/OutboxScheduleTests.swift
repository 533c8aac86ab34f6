import Model
import Testing

@testable import Core

@Suite struct OutboxScheduleTests {
    @Test func waitsGrowToABoundAndAreDrawnFromTheUpperHalf() {
        var random = SplitMix(seed: 3)
        let schedule = OutboxSchedule()
        for (attempts, full) in [
            (0, 1), (1, 1), (2, 2), (3, 4), (4, 8), (9, 256), (10, 300), (500, 300), (Int.max, 300),
        ] {
            for _ in 0..<50 {
                let delay = schedule.delay(after: attempts, wish: nil, using: &random)
                #expect(delay >= .seconds(full) / 2 && delay <= .seconds(full), "after \(attempts)")
            }
        }
    }

    @Test func theServersWishIsHeededUpToAnHour() {
        var random = SplitMix(seed: 4)
        let schedule = OutboxSchedule()
        #expect(schedule.delay(after: 1, wish: .seconds(30), using: &random) == .seconds(30))
        #expect(schedule.delay(after: 1, wish: .seconds(1 << 40), using: &random) == .seconds(3600))
        #expect(schedule.delay(after: 8, wish: .zero, using: &random) >= .seconds(64))
    }

    @Test func oneStepFollowsTheEarlierWait() {
        #expect(OutboxRest.sleep.orSooner(nil) == .sleep)
        #expect(OutboxRest.sleep.orSooner(.seconds(1)) == .wait(.seconds(1)))
        #expect(OutboxRest.wait(.seconds(3)).orSooner(.seconds(2)) == .wait(.seconds(2)))
        #expect(OutboxRest.goOn.orSooner(.seconds(2)) == .goOn)
    }
}
