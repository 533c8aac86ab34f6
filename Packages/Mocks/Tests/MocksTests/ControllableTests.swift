import Mocks
import Model
import Testing

@Suite struct ControllableTests {
    private let wishlist = MockWishlistService()
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    @Test func everyCallThrowsTheFailureUntilItIsGone() async throws {
        wishlist.failure = .offline
        await #expect(throws: ServiceError.offline) { try await wishlist.add(id(1)) }
        #expect(wishlist.currentItems.isEmpty)
        wishlist.failure = nil
        try await wishlist.add(id(1))
        #expect(wishlist.calls == [.add(id(1)), .add(id(1))])
        wishlist.forgetCalls()
        #expect(wishlist.calls.isEmpty)
    }

    @Test func anAnswerIsHeldUntilItIsReleased() async throws {
        wishlist.hold()
        let adding = Task { [wishlist] in try await wishlist.add(Product.ID(rawValue: 1)) }
        await wishlist.waitUntilHeld()
        #expect(wishlist.currentItems.isEmpty)
        wishlist.release()
        try await adding.value
        #expect(wishlist.currentItems.map(\.id) == [id(1)])
    }

    @Test func onlyTheCallsThatFitAreHeld() async throws {
        let held = id(1)
        wishlist.hold { $0 == .add(held) }
        try await wishlist.add(id(2))
        let adding = Task { [wishlist] in try await wishlist.add(Product.ID(rawValue: 1)) }
        await wishlist.waitUntilHeld()
        #expect(wishlist.currentItems.map(\.id) == [id(2)])
        wishlist.failure = .offline
        wishlist.release()
        await #expect(throws: ServiceError.offline) { try await adding.value }
    }

    @Test func answersAreReleasedOneByOneInTheOrderOfTheCalls() async throws {
        wishlist.hold()
        let first = Task { [wishlist] in try await wishlist.add(Product.ID(rawValue: 1)) }
        await wishlist.waitUntilHeld(1)
        let second = Task { [wishlist] in try await wishlist.add(Product.ID(rawValue: 2)) }
        await wishlist.waitUntilHeld(2)
        #expect(wishlist.releaseOne())
        try await first.value
        #expect(wishlist.currentItems.map(\.id) == [id(1)])
        #expect(wishlist.releaseOne())
        try await second.value
        #expect(!wishlist.releaseOne())
    }

    @Test func aCancelledCallIsNotHeldAndHasNoEffect() async {
        wishlist.hold()
        let adding = Task { [wishlist] in try await wishlist.add(Product.ID(rawValue: 1)) }
        await wishlist.waitUntilHeld()
        adding.cancel()
        await #expect(throws: ServiceError.cancelled) { try await adding.value }
        wishlist.release()
        #expect(wishlist.currentItems.isEmpty)
    }
}
