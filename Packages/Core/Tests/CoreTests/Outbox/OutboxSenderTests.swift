import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

/// The order of requests, and their outcome.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OutboxSenderTests {
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    @Test func changesArriveInTheirOrder() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        try await scene.device.bag.add(id(1), quantity: 2)
        try await scene.device.wishlist.add(id(3))
        try await scene.device.bag.add(id(2), quantity: 1)
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        #expect(try await scene.entries.count == 4)
        await scene.drain()
        #expect(try await scene.entries == [])
        #expect(
            scene.shop.writes == [
                #"PUT carts/1 {"merge":true,"products":[{"id":1,"quantity":2}]}"#, "PUT users/1/wishlist/3",
                #"PUT carts/1 {"merge":true,"products":[{"id":2,"quantity":1}]}"#,
                #"PATCH users/1 {"firstName":"Emma"}"#,
            ])
        #expect(scene.shop.quantities == [1: 2, 2: 1])
        #expect(scene.shop.wishes == [3])
        #expect(scene.shop.firstName == "Emma")
    }

    @Test func aGuestsChangesAreNotQueued() async throws {
        let scene = try await OutboxScene()
        try await scene.device.bag.add(id(1), quantity: 2)
        try await scene.device.wishlist.add(id(1))
        await #expect(throws: ServiceError.unauthorized) {
            try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        }
        await #expect(throws: PlaceOrderError.signedOut) { try await scene.device.orders.place(await scene.bagLines) }
        #expect(try await scene.entries == [])
        #expect(await scene.settle() == nil)
        #expect(scene.shop.writes == [])
    }

    @Test func anUnansweredChangeIsSentAgainWithItsKey() async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.failNextWrites(.unanswered, .lost, .busy, .status(503, retryAfter: 20))
        try await scene.device.bag.add(id(1), quantity: 2)
        let wait = try #require(await scene.settle())
        #expect(wait > .milliseconds(490) && wait <= .seconds(1))
        await scene.drain()
        #expect(Set(scene.shop.keys).count == 1)
        #expect(scene.shop.keys.count == 5)
        #expect(scene.shop.effects == [1])
        #expect(scene.shop.quantities == [1: 2])
        #expect(try await scene.entries == [])
        #expect(scene.now.timeIntervalSinceReferenceDate > 20, "the server's wish is heeded")
    }

    /// A device that sends its change of the bag again after two minutes.
    private func sceneWithDelayedChange() async throws -> OutboxScene {
        let scene = try await OutboxScene.signedIn()
        scene.shop.failNextWrites(.status(503, retryAfter: 120))
        try await scene.device.bag.add(id(1), quantity: 2)
        await scene.settle()
        return scene
    }

    @Test func aDelaySurvivesARestart() async throws {
        let scene = try await sceneWithDelayedChange()
        try await scene.restart()
        let wait = try #require(await scene.settle())
        #expect(wait > .seconds(119) && wait <= .seconds(120))
        scene.now += 60
        #expect(try #require(await scene.settle()) <= .seconds(60))
        await scene.device.sender.clearDelays()
        #expect(await scene.settle() == nil)
        #expect(scene.shop.quantities == [1: 2])
    }

    @Test func aClockThatWasSetBackDelaysAnAttemptOnce() async throws {
        let scene = try await sceneWithDelayedChange()
        scene.now -= 1_000_000
        #expect(await scene.settle() == .seconds(120))
        scene.now += 60
        let rest = try #require(await scene.settle())
        #expect(rest > .seconds(59) && rest <= .seconds(60))
        scene.now += 61
        #expect(await scene.settle() == nil)
        #expect(scene.shop.quantities == [1: 2])
    }

    @Test func anEntryThatWasReplacedIsNotStoredAgain() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(id(1), quantity: 2)
        let replaced = try #require(try await scene.entries.first)
        try await scene.device.bag.setQuantity(3, of: id(1))
        let current = try await scene.entries
        #expect(current.map(\.number) == [replaced.number])
        try await scene.device.sender.postpone(replaced, .notFound("resource"), retryAfter: nil, limit: 0)
        #expect(try await scene.entries == current)
    }

    @Test func theEarliestOfSeveralDelaysCounts() async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.failNextWrites(.status(503, retryAfter: 120), .status(503, retryAfter: 20))
        try await scene.device.bag.add(id(1), quantity: 2)
        try await scene.device.wishlist.add(id(2))
        let wait = try #require(await scene.settle())
        #expect(wait > .seconds(19) && wait <= .seconds(20))
    }

    @Test func noChangeOvertakesAnotherOfItsLane() async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.failNextWrites(.lost)
        try await scene.device.bag.add(id(1), quantity: 2)
        try await scene.device.bag.add(id(2), quantity: 1)
        await scene.settle()
        #expect(scene.shop.writes.count == 1)
        // It was sent, so that the later one stands for itself.
        try await scene.device.bag.setQuantity(3, of: id(1))
        await scene.drain()
        #expect(
            scene.shop.writes.map { String($0.suffix(25)) }
                == [
                    #"s":[{"id":1,"quantity":2}]}"#, #"s":[{"id":1,"quantity":2}]}"#, #"s":[{"id":2,"quantity":1}]}"#,
                    #"s":[{"id":1,"quantity":3}]}"#,
                ].map { String($0.suffix(25)) })
    }

    @Test func aServerWithoutExtensionsLeavesChangesOnTheDevice() async throws {
        let scene = try await OutboxScene(LocalShop(hasExtensions: false), capabilities: .dummyJSON)
        try await scene.signIn()
        try await scene.device.bag.add(id(1), quantity: 2)
        try await scene.device.wishlist.add(id(1))
        await scene.drain()
        #expect(try await scene.entries == [])
        #expect(try await scene.quantities == [1: 2])
        #expect(try await scene.wishes == [1])
        #expect(try await scene.conflicts == [])
        let paths = scene.shop.requests.map { $0.url.path() }
        #expect(paths.allSatisfy { $0.hasPrefix("/auth") || $0.hasPrefix("/products") })
    }

    @Test func aChangeThatTheServerDoesNotStoreNeedsAttention() async throws {
        let scene = try await OutboxScene(capabilities: .dummyJSON)
        try await scene.signIn()
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        await scene.drain()
        #expect(try await scene.failed.map(\.change) == [.profileChange(ProfileChange(firstName: "Emma"))])
        #expect(scene.shop.writes == [])
    }

    /// The server says of its own responses that it stores no cart: the device keeps the bag.
    @Test func aCartWithoutARevisionIsNotUsed() async throws {
        let transport = ClosureTransport { request throws(ServiceError) in
            switch request.url.path() {
            case "/carts/user/1":
                .json(#"{"carts":[{"id":1,"products":[{"id":9,"quantity":4}]}]}"#)
            case "/users/1/wishlist": .json(#"{"products":[9]}"#)
            case "/auth/login":
                .json(#"{"id":1,"username":"u","accessToken":"1","refreshToken":"r"}"#)
            default: .json("", status: 503)
            }
        }
        let scene = try await OutboxScene(over: transport, learning: [])
        try await scene.signIn()
        await scene.drain(most: 20)
        #expect(try await scene.quantities == [:])
        #expect(try await scene.wishes == [])
    }

    @Test func changesArePendingUntilSignIn() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(id(1), quantity: 2)
        scene.shop.fail { $0.url.path() == "/auth/login" ? nil : .status(401) }
        #expect(await scene.settle() == nil)
        scene.shop.fail { _ in nil }
        try await scene.signIn()
        await scene.drain()
        #expect(scene.shop.quantities == [1: 2])
    }

    @Test(arguments: [true, false])
    func aRefusedTokenIsTriedAgainWhenTheUserAsks(isRefresh: Bool) async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(id(1), quantity: 2)
        // A gateway refuses the renewed token as well.
        scene.shop.fail { $0.url.path().hasPrefix("/auth") ? nil : .status(401) }
        await scene.settle()
        #expect(scene.device.account.signedIn.value != nil)
        scene.shop.fail { _ in nil }
        if isRefresh { _ = await scene.device.sender.requestPull() } else { await scene.device.sender.clearDelays() }
        await scene.drain()
        #expect(scene.shop.quantities == [1: 2])
    }

    @Test func theServersStateIsLoadedAtSignIn() async throws {
        let scene = try await OutboxScene()
        try await scene.shop.setCartElsewhere([(4, 3)])
        for number in [5, 6] { try await scene.shop.changeElsewhere(.put, "users/1/wishlist/\(number)") }
        try await scene.shop.changeElsewhere(.patch, "users/1", #"{"lastName":"Stone"}"#)
        try await scene.signIn()
        await scene.drain()
        #expect(try await scene.quantities == [4: 3])
        #expect(try await scene.wishes == [6, 5])
        var profiles = scene.device.profile.profile().makeAsyncIterator()
        #expect(await profiles.next()??.lastName == "Stone")
        #expect(scene.shop.writes == [])
    }

    @Test func anUnreadableReplayCountsAsDoneTheThirdTime() async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.failNextWrites(.unreadable, .unreadable, .unreadable, .unreadable)
        try await scene.device.wishlist.add(id(1))
        try await scene.device.bag.add(id(1), quantity: 1)
        await scene.drain()
        #expect(try await scene.entries == [])
        #expect(scene.shop.quantities == [1: 1])
        #expect(scene.shop.wishes == [1])
        #expect(scene.shop.effects.allSatisfy { $0 == 1 })
    }

    @Test func anUnreadableResponseToAChangeIsDescribed() async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.failNextWrites(.unreadable)
        try await scene.device.bag.add(id(1), quantity: 2)
        await scene.settle()
        #expect(
            await scene.device.sender.progress.value.lastFailure == .undecodable(path: "id", reason: "it is missing"))
    }

    @Test func anUnreadableResponseToAPullIsDescribed() async throws {
        let scene = try await OutboxScene()
        scene.shop.fail { $0.url.path().contains("carts") ? .unreadable : nil }
        try await scene.signIn()
        await scene.settle()
        #expect(
            await scene.device.sender.progress.value.lastFailure
                == .undecodable(path: "carts", reason: "it is missing"))
    }

    @Test func aWebPageIsNotAResponse() async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.failNextWrites(.page, .page, .page, .page, .page, .page)
        try await scene.device.wishlist.add(id(1))
        await scene.drain()
        #expect(scene.shop.wishes == [1])
    }
}
