import TestClocks
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ManualClockTests {
    private let clock = ManualClock()

    @Test func theCodeOfTheReadme() async throws {
        let clock = ManualClock()
        let alarm = Task { try await clock.sleep(for: .seconds(3600)) }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(3600))
        try await alarm.value
    }

    @Test func whoHasSleptEnoughWakes() async throws {
        let start = clock.now
        let alarms = [1, 2, 3].map { seconds in
            Task { [clock] in
                try await clock.sleep(for: .seconds(seconds))
                return start.duration(to: clock.now)
            }
        }
        try await clock.waitForSleepers(3)
        #expect(clock.sleeps == [.seconds(1), .seconds(2), .seconds(3)])
        clock.advance(by: .seconds(2))
        #expect(clock.sleeps == [.seconds(1)])
        #expect(try await alarms[0].value == .seconds(2))
        #expect(try await alarms[1].value == .seconds(2))
        clock.advance(by: .seconds(1))
        #expect(try await alarms[2].value == .seconds(3))
    }

    @Test func whatIsPastIsNotWaitedFor() async throws {
        try await clock.sleep(for: .zero)
        try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
    }

    @Test func whoIsCancelledWakesAtOnce() async throws {
        let alarm = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
        try await clock.waitForSleepers(1)
        alarm.cancel()
        await #expect(throws: CancellationError.self) { try await alarm.value }
        #expect(clock.sleeps.isEmpty)
    }

    @Test func whoNeverSleepsIsNotWaitedForWithoutEnd() async {
        let missing = await #expect(throws: SleepersMissing.self) {
            try await clock.waitForSleepers(2, within: .zero)
        }
        #expect(
            missing?.description == """
                2 should sleep, but after 0.0 seconds there are 0: []. \
                This usually means that what is tested has ended, or waits for something else than the clock.
                """)
    }

    @Test func aTestThatIsOverWaitsForNobody() async {
        let waiting = Task { [clock] in try await clock.waitForSleepers(1) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
}
