import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@Suite struct ControllableTests {
    private let wishlist = MockWishlistService()
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

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

    @MainActor @Test func aCallThatHasJustBegunIsHeldOnlyIfItFits() async {
        // The call reports itself before it meets the gate.
        let holding = wishlist.objectWillChange.sink { @Sendable [wishlist] in wishlist.hold { _ in false } }
        let adding = Task.detached { [wishlist] in try await wishlist.add(Product.ID(rawValue: 1)) }
        await settle(wishlist) { !wishlist.currentItems.isEmpty || wishlist.control.gate.heldCount > 0 }
        #expect(wishlist.control.gate.heldCount == 0)
        holding.cancel()
        wishlist.release()
        _ = await adding.result
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

/// A mock wakes the tests that wait for it.
@MainActor @Suite(.timeLimit(.minutes(60))) struct MockChangesTests {
    private let wishlist = MockWishlistService()
    private let lamp = Product.ID(rawValue: 1)

    @Test func aCallAndItsEffectAreReported() async {
        let adding = Task.detached { [wishlist, lamp] in try await wishlist.add(lamp) }
        await settle(wishlist) { wishlist.calls == [.add(lamp)] && wishlist.currentItems.map(\.id) == [lamp] }
        _ = await adding.result
    }

    @Test func heldAndCancelledCallsAreReported() async {
        wishlist.hold()
        let adding = Task { [wishlist, lamp] in try await wishlist.add(lamp) }
        await settle(wishlist) { wishlist.control.gate.heldCount == 1 }
        adding.cancel()
        await settle(wishlist) { wishlist.control.gate.heldCount == 0 }
    }

    @Test func waitingForAHeldCallEndsWithTheTask() async {
        let waiting = Task { [wishlist] in await wishlist.waitUntilHeld() }
        waiting.cancel()
        await waiting.value
    }

    @Test func aFollowerHasCaughtUpWhenItWaitsForTheNextValue() async {
        let reachability = MockReachabilityService()
        #expect(!reachability.areFollowersCaughtUp)
        let gate = Gate()
        gate.close()
        let seen = CurrentValue<[Reachability]>([])
        let following = Task.detached {
            for await value in reachability.reachability() {
                await gate.pass()
                seen.update { $0.append(value) }
            }
        }
        await gate.waitUntilHeld()
        #expect(!reachability.areFollowersCaughtUp)
        gate.letOneThrough()
        await settle(reachability) { reachability.areFollowersCaughtUp }
        expectNoDifference(seen.value, [.online])

        reachability.current = .offline
        reachability.current = .online
        #expect(!reachability.areFollowersCaughtUp)
        gate.open()
        await settle(reachability) { reachability.areFollowersCaughtUp }
        #expect(seen.value.last == .online && seen.value.count > 1)
        following.cancel()
    }
}
