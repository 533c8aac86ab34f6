import FlowKit
import TestClocks
import Testing

@MainActor
@Suite struct UndoOfferTests {
    private let clock = ManualClock()

    private func makeOffer() -> UndoOffer { UndoOffer(clock: clock, duration: .seconds(8)) }

    @Test func anOfferStandsForAWhile() async {
        let offer = makeOffer()
        #expect(offer.message == nil)
        offer.offer("Lamp removed") { Issue.record("nobody took it back") }
        #expect(offer.message == "Lamp removed")
        await wait { clock.sleeps.count == 1 }
        clock.advance(by: .seconds(7))
        await settle()
        #expect(offer.message == "Lamp removed")
        clock.advance(by: .seconds(1))
        await wait { offer.message == nil }
        offer.undo()
        await settle()
    }

    @Test func whatWasDoneIsTakenBackOnce() async {
        let offer = makeOffer()
        var times = 0
        offer.offer("Lamp removed") { times += 1 }
        offer.undo()
        #expect(offer.message == nil)
        offer.undo()
        await wait { times == 1 }
        await settle()
        #expect(times == 1)
    }

    @Test func aLaterOfferTakesThePlaceOfAnEarlierOne() async {
        let offer = makeOffer()
        var undone: [String] = []
        offer.offer("Lamp removed") { undone.append("lamp") }
        await wait { clock.sleeps.count == 1 }
        clock.advance(by: .seconds(7))
        offer.offer("Desk removed") { undone.append("desk") }
        await settle()
        #expect(clock.sleeps.count == 1, "nobody waits for the first one any more")
        clock.advance(by: .seconds(7))
        await settle()
        #expect(offer.message == "Desk removed", "it has eight seconds of its own")
        offer.undo()
        await wait { undone == ["desk"] }
    }

    @Test func anOfferThatJustEndedDoesNotTakeItsSuccessorAlong() async {
        let offer = makeOffer()
        offer.offer("Lamp removed") {}
        await wait { clock.sleeps.count == 1 }
        // The sleep is over, but its task has not had its turn yet.
        clock.advance(by: .seconds(8))
        offer.offer("Desk removed") {}
        await settle()
        #expect(offer.message == "Desk removed")
    }

    @Test func aWithdrawnOfferCanNotBeTaken() async {
        let offer = makeOffer()
        offer.offer("Lamp removed") { Issue.record("it was withdrawn") }
        offer.dismiss()
        offer.undo()
        await settle()
        #expect(offer.message == nil)
    }

    @Test func nobodyWaitsForAnOfferThatIsGone() async {
        var offer: UndoOffer? = makeOffer()
        offer?.offer("Lamp removed") {}
        await wait { clock.sleeps.count == 1 }
        offer = nil
        await wait { clock.sleeps.count == 0 }
    }
}
