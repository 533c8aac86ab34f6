import FlowKit
import Loading
import Testing

@testable import Model

@Suite struct ToggleWishlistTests {
    let lamp = Product.ID(rawValue: 1)
    let analytics = Recorder()

    @Test func eachChangeIsCounted() async throws {
        let wishlist = HeldWishlist()
        let toggle = ToggleWishlist(wishlist, analytics: analytics)
        try await toggle(lamp, isOn: true)
        #expect(wishlist.current == [lamp])
        let removed = try #require(try await toggle(lamp, isOn: false))
        #expect(wishlist.current.isEmpty)
        try await toggle.takeBack(removed)
        #expect(wishlist.current == [lamp])
        #expect(
            analytics.events == [
                .wishlistChanged(lamp, isOn: true), .wishlistChanged(lamp, isOn: false),
                .wishlistChanged(lamp, isOn: true),
            ])
    }

    @Test func removingAnAbsentProductRecordsNoEvent() async throws {
        let removed = try await ToggleWishlist(HeldWishlist(), analytics: analytics)(lamp, isOn: false)
        #expect(removed == nil)
        #expect(analytics.events.isEmpty)
    }

    @Test(arguments: [true, false])
    func failedToggleRecordsNoEvent(isOn: Bool) async {
        let wishlist = HeldWishlist([lamp])
        wishlist.failure = .storage("disk full")
        await #expect(throws: ServiceError.storage("disk full")) {
            try await ToggleWishlist(wishlist, analytics: analytics)(lamp, isOn: isOn)
        }
        #expect(analytics.events.isEmpty)
    }

    @MainActor
    @Test func theHeartsOfAScreenAreCountedOnceEach() async {
        let wishlist = HeldWishlist([lamp])
        let stool = Product.ID(rawValue: 2)
        let hearts = WishlistHearts(wishlist, analytics: analytics)
        wishlist.hold()
        hearts.toggle(stool)
        hearts.toggle(lamp)
        hearts.toggle(lamp)
        hearts.toggle(lamp)
        wishlist.release()
        await hearts.waitUntilIdle()
        #expect(wishlist.current == [lamp, stool])
        #expect(analytics.events.filter { $0 == .wishlistChanged(stool, isOn: true) }.count == 1)
    }
}
