import DeepLink
import FlowKit
import TestClocks
import Testing

@testable import AppFeature

@MainActor @Suite(.timeLimit(.minutes(10))) struct BannerQueueTests {
    private final class Ends {
        var texts: [String] = []
    }

    private let clock = ManualClock()
    private let ends = Ends()

    private func queue(limit: Int = 5) -> BannerQueue {
        let queue = BannerQueue(clock: clock, limit: limit)
        queue.onEnd = { [ends] banner, ending in ends.texts.append("\(banner.id) \(ending.rawValue)") }
        return queue
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
        queue.dismiss()
        #expect(queue.current == nil)
        #expect(ends.texts == ["1 timedOut", "2 dismissed"])
        queue.dismiss()
        queue.tap()
        #expect(ends.texts.count == 2)
    }

    @Test func aTapIsReported() {
        let queue = queue()
        queue.show(banner("1"))
        queue.tap()
        #expect(ends.texts == ["1 tapped"] && queue.current == nil)
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
        #expect(ends.texts == ["1 replaced", "2 replaced"])
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(6)], "it has all of its time")
    }

    @Test func theOldestQueuedBannerIsEvicted() {
        let queue = queue(limit: 2)
        for id in 1...5 { queue.show(banner("\(id)")) }
        #expect(queue.current?.id == "1" && queue.queued.map(\.id) == ["4", "5"])
        #expect(ends.texts == ["2 evicted", "3 evicted"])
        queue.removeAll()
        #expect(queue.current == nil && queue.queued.isEmpty)
        #expect(ends.texts.dropFirst(2) == ["1 dismissed", "4 dismissed", "5 dismissed"])
    }

    @Test func aReleasedQueueCancelsItsTimer() async throws {
        var queue: BannerQueue? = queue()
        queue?.show(banner("1"))
        try await clock.waitForSleepers(1)
        queue = nil
        try await clock.waitForSleepers(0)
    }
}
