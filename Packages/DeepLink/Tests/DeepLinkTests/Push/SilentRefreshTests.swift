import FlowTestSupport
import Foundation
import Testing

@testable import DeepLink

@MainActor @Suite(.timeLimit(.minutes(60))) struct SilentRefreshTests {
    private struct Offline: Error {}

    private func event(_ topics: RefreshTopic...) -> InboundEvent { InboundEvent(.silentPush, .refresh(topics)) }

    @Test func failureIsReportedByErrorTypeOnly() async throws {
        let app = try MallApp { topic in if topic == "bag" { throw Offline() } }
        #expect(
            await app.inbound.handle(event("product:12", "bag"))
                == .refreshed(.init(refreshed: ["product:12"], failed: [.init(topic: "bag", error: "Offline")])))
        #expect(
            app.records.last?.outcome.description == "refreshed. Done: product:12. Failed: bag (Offline).")
    }

    @Test func thereIsATimeForIt() async throws {
        let clock = ManualClock()
        let (refreshed, continuation) = AsyncStream.makeStream(of: Void.self)
        // On the main actor, where the run notes the result before the test goes on.
        let app = try MallApp(clock: clock) { @MainActor topic in
            if topic == "slow" { try await clock.sleep(for: .seconds(3_600)) }
            continuation.finish()
        }
        let refreshing = Task { await app.inbound.handle(event("slow", "bag")) }
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(19))
        #expect(clock.sleeps == [.seconds(1), .seconds(3_581)])
        for await _ in refreshed {}
        clock.advance(by: .seconds(1))
        #expect(await refreshing.value == .refreshed(.init(refreshed: ["bag"], outOfTime: ["slow"])))
    }

    /// What does not listen to being cancelled is not waited for.
    @Test func theTimeIsOverForThoseWhoDoNotListen() async throws {
        let gate = Gate()
        let app = try MallApp { _ in await gate.pass() }
        let clock = app.clock
        let refreshing = Task { await app.inbound.handle(event("deaf")) }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(20))
        #expect(await refreshing.value == .refreshed(.init(outOfTime: ["deaf"])))
        await gate.waitUntilReached()
        gate.open()
    }

    @Test func linksDoNotWaitForIt() async throws {
        let gate = Gate()
        let app = try MallApp { _ in await gate.pass() }
        await app.inbound.becomeReady()
        let refreshing = Task { await app.inbound.handle(event("bag")) }
        try await app.clock.waitForSleepers(1)
        #expect(await app.open("mall://bag") == .opened)
        await gate.waitUntilReached()
        gate.open()
        #expect(await refreshing.value == .refreshed(.init(refreshed: ["bag"])))
    }

    @Test func nothingToDoIsDoneAtOnce() async throws {
        let app = try MallApp { _ in }
        #expect(await app.inbound.handle(event()) == .refreshed(SilentRefresh()))
        #expect(SilentRefresh().description == "There was nothing to do.")
        #expect(SilentRefresh(outOfTime: ["a", "b"]).description == "Out of time: a, b.")
    }
}
