import Mocks
import Model
import Testing

/// The code of the README.
@Suite struct ReadmeTests {
    @Test func theMockOfTheReadme() async throws {
        let lamp = ProductSummary.fixture(id: 12, title: "Lamp", stock: 3)
        let bag = MockBagService(products: [lamp])
        try await bag.add(lamp.id, quantity: 2)

        bag.failure = .offline  // every call throws this until it is nil again
        bag.hold()  // responses are held until release()

        #expect(bag.currentBag.itemCount == 2)
        #expect(bag.calls == [.add(lamp.id, quantity: 2)])
    }
}
