import DeepLink
import TestClocks
import Testing

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

    private func banner(_ id: String, _ title: String = "Hello") -> InAppBanner { InAppBanner(id: id, title: title) }

    @Test func oneAtATime() async throws {
        let queue = queue()
        for id in ["1", "2"] { queue.show(banner(id)) }
        #expect(queue.current?.id == "1" && queue.waiting.map(\.id) == ["2"])
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(6))
        await wait(for: queue) { $0.current?.id == "2" && $0.waiting.isEmpty }
        queue.dismiss()
        #expect(queue.current == nil)
        #expect(ends.texts == ["1 timedOut", "2 dismissed"])
        queue.dismiss()
        queue.tap()
        #expect(ends.texts.count == 2)
    }

    @Test func aTapIsTold() {
        let queue = queue()
        queue.show(banner("1"))
        queue.tap()
        #expect(ends.texts == ["1 tapped"] && queue.current == nil)
    }

    @Test func whoTouchesItHasItStay() async throws {
        let queue = queue()
        queue.show(banner("1"))
        try await clock.waitForSleepers(1)
        queue.hold("1")
        queue.hold("1")
        try await clock.waitForSleepers(0)
        clock.advance(by: .seconds(60))
        queue.release("1")
        #expect(queue.current?.id == "1")
        #expect(queue.timer == nil)
        queue.release("1")
        queue.release("1")
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(6)])
        clock.advance(by: .seconds(6))
        await wait(for: queue) { $0.current == nil }
        #expect(ends.texts == ["1 timedOut"])
    }

    /// A view may report the end of a touch after its banner has been replaced by the next one.
    @Test func aLateReleaseDoesNotEndTheHoldOfTheNextBanner() async throws {
        let queue = queue()
        for id in ["1", "2"] { queue.show(banner(id)) }
        queue.hold("1")
        queue.dismiss()
        queue.hold("2")
        queue.release("1")
        #expect(queue.timer == nil, "the second banner is held")
        queue.hold("1")
        queue.release("2")
        try await clock.waitForSleepers(1)
        #expect(queue.current?.id == "2")
        #expect(clock.sleeps == [.seconds(6)])
    }

    @Test func theSameNameReplaces() async throws {
        let queue = queue()
        queue.show(banner("1", "old"))
        queue.show(banner("2", "old"))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(5))
        queue.show(banner("1", "new"))
        queue.show(banner("2", "new"))
        #expect(queue.current?.title == "new" && queue.waiting.map(\.title) == ["new"])
        #expect(ends.texts == ["1 replaced", "2 replaced"])
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(6)], "it has all of its time")
    }

    @Test func whoHasWaitedLongestGivesWay() {
        let queue = queue(limit: 2)
        for id in 1...5 { queue.show(banner("\(id)")) }
        #expect(queue.current?.id == "1" && queue.waiting.map(\.id) == ["4", "5"])
        #expect(ends.texts == ["2 gaveWay", "3 gaveWay"])
        queue.removeAll()
        #expect(queue.current == nil && queue.waiting.isEmpty)
        #expect(ends.texts.dropFirst(2) == ["1 dismissed", "4 dismissed", "5 dismissed"])
    }

    @Test func aQueueThatIsGoneSleepsNoMore() async throws {
        var queue: BannerQueue? = queue()
        queue?.show(banner("1"))
        try await clock.waitForSleepers(1)
        queue = nil
        try await clock.waitForSleepers(0)
    }
}
