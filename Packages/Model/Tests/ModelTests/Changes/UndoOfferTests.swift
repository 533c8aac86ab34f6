import FlowKit
import FlowTesting
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(60))) struct UndoOfferTests {
    private let clock = ManualClock()

    private func makeOffer() -> UndoOffer { UndoOffer(clock: clock, duration: .seconds(8)) }

    /// Makes an offer, undoes it, and waits for its action. An earlier action would have run before it.
    private func undoAnother(_ offer: UndoOffer) async {
        await withCheckedContinuation { continuation in
            offer.offer("Another") { continuation.resume() }
            offer.undo()
        }
    }

    @Test func anOfferExpires() async throws {
        let offer = makeOffer()
        #expect(offer.message == nil)
        offer.offer("Lamp removed") { Issue.record("the offer has expired") }
        #expect(offer.message == "Lamp removed")
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(7))
        #expect(clock.sleeps == [.seconds(1)])
        #expect(offer.message == "Lamp removed")
        clock.advance(by: .seconds(1))
        await settle(offer) { offer.message == nil }
        offer.undo()
        await undoAnother(offer)
    }

    @Test func offerStaysWhileTheUserNeedsMoreTime() async throws {
        let offer = makeOffer()
        offer.offer("Lamp removed") {}
        try await clock.waitForSleepers(1)
        offer.staysUntilDismissed = true
        #expect(offer.expiry == nil)
        offer.offer("Desk removed") {}
        #expect(offer.expiry == nil)
        offer.staysUntilDismissed = false
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(8))
        await settle(offer) { offer.message == nil }
    }

    @Test func anActionIsUndoneOnce() async {
        let offer = makeOffer()
        var times = 0
        offer.offer("Lamp removed") { times += 1 }
        offer.undo()
        #expect(offer.message == nil)
        offer.undo()
        await undoAnother(offer)
        #expect(times == 1)
    }

    @Test func aLaterOfferReplacesAnEarlierOne() async throws {
        let offer = makeOffer()
        var undone: [String] = []
        offer.offer("Lamp removed") { undone.append("lamp") }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(7))
        offer.offer("Desk removed") { undone.append("desk") }
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(8)], "the timer of the first offer is cancelled")
        clock.advance(by: .seconds(7))
        #expect(clock.sleeps == [.seconds(1)])
        #expect(offer.message == "Desk removed", "it has eight seconds of its own")
        offer.undo()
        await undoAnother(offer)
        #expect(undone == ["desk"])
    }

    @Test func anExpiredOfferDoesNotDismissItsSuccessor() async throws {
        let offer = makeOffer()
        offer.offer("Lamp removed") {}
        let expiry = try #require(offer.expiry)
        try await clock.waitForSleepers(1)
        // The sleep is over, but its task has not run yet.
        clock.advance(by: .seconds(8))
        offer.offer("Desk removed") {}
        await expiry.value
        #expect(offer.message == "Desk removed")
    }

    @Test func aDismissedOfferCanNotBeUndone() async {
        let offer = makeOffer()
        offer.offer("Lamp removed") { Issue.record("it was dismissed") }
        offer.dismiss()
        offer.undo()
        #expect(offer.message == nil)
        await undoAnother(offer)
    }

    @Test func aReleasedOfferCancelsItsTimer() async throws {
        var offer: UndoOffer? = makeOffer()
        offer?.offer("Lamp removed") {}
        try await clock.waitForSleepers(1)
        offer = nil
        try await clock.waitForSleepers(0)
    }
}
