import FlowKit
import FlowTesting
import Loading
import Testing

@testable import Model

@MainActor
@Suite struct WishlistHeartsTests {
    let lamp = Product.ID(rawValue: 1)
    let stool = Product.ID(rawValue: 2)

    @Test func followTheWishlist() async {
        let wishlist = HeldWishlist([lamp])
        let hearts = WishlistHearts(wishlist)
        let following = Task { await hearts.follow() }
        await settle(hearts) { hearts.shown == [lamp] }
        wishlist.change(to: [stool])
        await settle(hearts) { hearts.shown == [stool] }
        following.cancel()
        await following.value
    }

    @Test func aTapShowsBeforeItIsStored() async {
        let wishlist = HeldWishlist()
        wishlist.hold()
        let hearts = WishlistHearts(wishlist)
        hearts.toggle(lamp)
        #expect(hearts.shown == [lamp])
        #expect(wishlist.current.isEmpty)

        wishlist.release()
        await hearts.waitUntilIdle()
        #expect(wishlist.current == [lamp])
    }

    @Test func ofQuickTapsTheLastOneCounts() async {
        let wishlist = HeldWishlist()
        wishlist.hold()
        let hearts = WishlistHearts(wishlist)
        hearts.toggle(lamp)
        await settle(wishlist) { wishlist.calls.count == 1 }
        for _ in 1...3 { hearts.toggle(lamp) }
        hearts.toggle(stool)
        #expect(hearts.shown == [stool])

        wishlist.release()
        await hearts.waitUntilIdle()
        #expect(
            wishlist.calls == [
                HeldWishlist.Tap(id: lamp, isOn: true), HeldWishlist.Tap(id: lamp, isOn: false),
                HeldWishlist.Tap(id: stool, isOn: true),
            ])
        #expect(wishlist.current == [stool])
        #expect(hearts.shown == [stool])
    }

    @Test func storedChangesKeepAPendingTap() async {
        let wishlist = HeldWishlist()
        wishlist.hold()
        let hearts = WishlistHearts(wishlist)
        let following = Task { await hearts.follow() }
        hearts.toggle(lamp)
        wishlist.change(to: [stool])
        await settle(hearts) { hearts.shown.contains(stool) }
        #expect(hearts.shown == [lamp, stool])
        wishlist.release()
        await hearts.waitUntilIdle()
        #expect(wishlist.current == [lamp, stool])
        following.cancel()
    }

    @Test func pendingTapsAreStoredAfterTheHeartsAreReleased() async {
        let wishlist = HeldWishlist()
        wishlist.hold()
        await expectNoLeaks { leaks in
            let leaving = leaks.track(WishlistHearts(wishlist))
            leaving.toggle(lamp)
            leaving.toggle(stool)
            wishlist.release()
        }
        #expect(wishlist.current == [lamp, stool])
    }

    @Test func aTapThatCanNotBeStoredGoesBackAndIsTold() async {
        let wishlist = HeldWishlist()
        wishlist.failure = .storage("disk full")
        let hearts = WishlistHearts(wishlist)
        var failures: [ServiceError] = []
        hearts.toggle(lamp) { failures.append($0) }
        #expect(hearts.shown == [lamp])
        await hearts.waitUntilIdle()
        #expect(hearts.shown.isEmpty)
        #expect(failures == [.storage("disk full")])

        wishlist.failure = nil
        hearts.toggle(lamp) { failures.append($0) }
        await hearts.waitUntilIdle()
        #expect(hearts.shown == [lamp])
        #expect(failures.count == 1)
    }

    @Test func aCancellationIsNotTold() async {
        let wishlist = HeldWishlist()
        wishlist.failure = .cancelled
        let hearts = WishlistHearts(wishlist)
        var failures: [ServiceError] = []
        hearts.toggle(lamp) { failures.append($0) }
        await hearts.waitUntilIdle()
        #expect(hearts.shown.isEmpty)
        #expect(failures.isEmpty)
    }

    @Test func failureHandlerIsReleasedWhenChangesAreStored() async {
        let hearts = WishlistHearts(HeldWishlist())
        weak var gone: Listener?
        do {
            let listener = Listener()
            hearts.toggle(lamp) { listener.heard.append($0) }
            gone = listener
        }
        #expect(gone != nil)
        await hearts.waitUntilIdle()
        #expect(gone == nil)
    }

    @Test func aScreenIsOnlyDrawnAgainForWhatItShows() async {
        let wishlist = HeldWishlist([lamp])
        let hearts = WishlistHearts(wishlist)
        let following = Task { await hearts.follow() }
        await settle(hearts) { hearts.shown == [lamp] }
        var changes = 0
        let counting = hearts.objectWillChange.sink { changes += 1 }
        hearts.toggle(stool)
        await hearts.waitUntilIdle()
        #expect(changes == 1)
        wishlist.change(to: [])
        await settle(hearts) { hearts.shown.isEmpty }
        #expect(changes == 2)
        counting.cancel()
        following.cancel()
    }
}

@MainActor
private final class Listener {
    var heard: [ServiceError] = []
}
