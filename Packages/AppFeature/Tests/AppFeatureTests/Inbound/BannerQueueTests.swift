import DeepLink
import FlowKit
import FlowTestSupport
import FlowTesting
import Testing

@testable import AppFeature

@MainActor @Suite(.timeLimit(.minutes(60))) struct BannerQueueTests {
    private let clock = ManualClock()

    private func queue(limit: Int = 5) -> BannerQueue {
        BannerQueue(clock: clock, limit: limit)
    }

    private func banner(_ id: String, _ title: String = "Hello") -> InAppBanner {
        InAppBanner(id, InboundAnnouncement(title: title))
    }

    @Test func oneBannerIsShownAtATime() async throws {
        let queue = queue()
        for id in ["1", "2"] { queue.show(banner(id)) }
        #expect(queue.current?.id == "1" && queue.queued.map(\.id) == ["2"])
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(6))
        // The timer of the next banner.
        try await clock.waitForSleepers(1)
        #expect(queue.current?.id == "2" && queue.queued.isEmpty)
        #expect(queue.dismiss()?.id == "2")
        #expect(queue.current == nil)
        #expect(queue.dismiss() == nil)
    }

    @Test func aBannerReplacesAnotherWithTheSameIdentifier() async throws {
        let queue = queue()
        queue.show(banner("1", "old"))
        queue.show(banner("2", "old"))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(5))
        queue.show(banner("1", "new"))
        queue.show(banner("2", "new"))
        #expect(queue.current?.announcement.title == "new" && queue.queued.map(\.announcement.title) == ["new"])
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(6)], "it has all of its time")
    }

    @Test func theOldestQueuedBannerIsEvicted() {
        let queue = queue(limit: 2)
        for id in 1...5 { queue.show(banner("\(id)")) }
        #expect(queue.current?.id == "1" && queue.queued.map(\.id) == ["4", "5"])
    }

    @Test func bannerStaysWhileTheUserNeedsMoreTime() async throws {
        let queue = queue()
        queue.staysUntilDismissed = true
        for id in ["1", "2"] { queue.show(banner(id)) }
        queue.dismiss()
        try await clock.waitForSleepers(0)
        #expect(queue.current?.id == "2")
        queue.staysUntilDismissed = false
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(6))
        await settle(queue) { queue.current == nil }
    }

    @Test func aReleasedQueueCancelsItsTimer() async throws {
        var queue: BannerQueue? = queue()
        queue?.show(banner("1"))
        try await clock.waitForSleepers(1)
        queue = nil
        try await clock.waitForSleepers(0)
    }
}
