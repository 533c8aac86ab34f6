import FlowTestSupport
import Testing

@Suite(.timeLimit(.minutes(60)))
struct ManualClockTests {
    private let clock = ManualClock()

    @Test func theCodeOfTheReadme() async throws {
        let clock = ManualClock()
        let alarm = Task { try await clock.sleep(for: .seconds(3600)) }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(3600))
        try await alarm.value
    }

    @Test func advancingTheClockWakesDueSleepers() async throws {
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

    @Test func pastDeadlineReturnsImmediately() async throws {
        try await clock.sleep(for: .zero)
        try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
    }

    @Test func cancellationWakesTheSleeperImmediately() async throws {
        let alarm = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
        try await clock.waitForSleepers(1)
        alarm.cancel()
        await #expect(throws: CancellationError.self) { try await alarm.value }
        #expect(clock.sleeps.isEmpty)
    }

    @MainActor
    @Test func advanceWakesTheSleepersThatAreDue() async throws {
        var woken: [Int] = []
        let start = clock.now
        let alarms = (1...20).map { seconds in
            Task { [clock] in
                try await clock.sleep(until: start.advanced(by: .seconds(seconds)))
                woken.append(seconds)
            }
        }
        try await clock.waitForSleepers(20)
        for (index, alarm) in alarms.enumerated() {
            clock.advance(by: .seconds(1))
            try await alarm.value
            #expect(woken == Array(1...(index + 1)))
        }
    }

    @Test func waitForSleepersEndsWhenTheLastOneSleeps() async throws {
        let alarm = Task { [clock] in
            try await clock.sleep(for: .seconds(1))
            try await clock.sleep(for: .seconds(1))
        }
        for _ in 0..<2 {
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(1))
        }
        try await alarm.value
    }

    @Test func aCancelledWaitNamesTheSleepers() async throws {
        let waiting = Task { [clock] in try await clock.waitForSleepers(2) }
        let alarm = Task { [clock] in try await clock.sleep(for: .seconds(3)) }
        try await clock.waitForSleepers(1)
        waiting.cancel()
        let missing = await #expect(throws: SleepersMissing.self) { try await waiting.value }
        #expect(
            missing?.description == """
                2 tasks should sleep, but 1 did when the wait was cancelled: [3.0 seconds]. \
                This usually means that the tested code has ended, or waits for something other than the clock.
                """)
        clock.advance(by: .seconds(3))
        try await alarm.value
    }
}
