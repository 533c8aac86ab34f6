import Model
import Testing

@Suite struct AddToBagTests {
    let lamp = Product.ID(rawValue: 1)
    let bag = CountedBag()
    let analytics = Recorder()

    @Test func additionRecordsAnEvent() async throws {
        try await AddToBag(bag, analytics: analytics)(lamp, quantity: 3)
        #expect(bag.quantities == [lamp: 3])
        #expect(analytics.events == [.addedToBag(lamp, quantity: 3)])
    }

    @Test func rejectedAdditionRecordsNoEvent() async {
        bag.failure = .refused(.soldOut)
        await #expect(throws: BagError.refused(.soldOut)) {
            try await AddToBag(bag, analytics: analytics)(lamp, quantity: 1)
        }
        #expect(analytics.events.isEmpty)
    }

    @Test func justWhatWasAddedIsTakenBack() async throws {
        let add = AddToBag(bag, analytics: analytics)
        try await add(lamp, quantity: 2)
        try await add(lamp, quantity: 3)
        try await add.takeBack(lamp, quantity: 3)
        #expect(bag.quantities == [lamp: 2])
        #expect(
            analytics.events == [
                .addedToBag(lamp, quantity: 2), .addedToBag(lamp, quantity: 3), .removedFromBag(lamp, quantity: 3),
            ])
    }

    @Test func failedUndoRecordsNoEvent() async {
        bag.failure = .service(.storage("disk full"))
        await #expect(throws: BagError.service(.storage("disk full"))) {
            try await AddToBag(bag, analytics: analytics).takeBack(lamp, quantity: 1)
        }
        #expect(analytics.events.isEmpty)
    }
}
