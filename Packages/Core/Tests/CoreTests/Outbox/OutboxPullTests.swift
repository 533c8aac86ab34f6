import FlowKit
import FlowTestSupport
import Foundation
import HTTPTypes
import Mocks
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

/// Loading the changes of other devices.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OutboxPullTests {
    private let id = Product.ID(rawValue: 4)

    /// The device of a signed-in user, which sends by itself and has loaded everything.
    private func running() async throws -> OutboxScene {
        let scene = try await OutboxScene()
        try await scene.signIn()
        scene.device.outbox.start(session: scene.device.account, reachability: MockReachabilityService())
        try await scene.device.outbox.refresh()
        return scene
    }

    private func changeElsewhere(_ shop: LocalShop) async throws {
        try await shop.changeElsewhere(.put, "users/1/wishlist/4")
        try await shop.changeElsewhere(.patch, "users/1", #"{"firstName":"Emma"}"#)
    }

    @Test func changesOfOtherDevicesAreLoaded() async throws {
        let scene = try await OutboxScene.signedIn()
        try await changeElsewhere(scene.shop)
        await scene.drain()
        #expect(try await scene.wishes == [], "nothing was pulled")
        // So long the profile is taken to be what it was.
        scene.now += 600
        scene.clock.advance(by: OutboxSender.minimumPullInterval)
        scene.now += OutboxSender.minimumPullInterval / .seconds(1)
        #expect(await scene.device.sender.pullAgain())
        await scene.drain()
        #expect(try await scene.wishes == [4])
        var sessions = scene.device.account.session().makeAsyncIterator()
        var name = await sessions.next()?.user?.firstName
        if name != "Emma" { name = await sessions.next()?.user?.firstName }
        #expect(name == "Emma")
    }

    /// An element that can't be read may be one that the device has.
    @Test func unreadableElementsRemoveNothing() async throws {
        let shop = try LocalShop()
        let isDamaged = Mutex(false)
        let scene = try await OutboxScene(
            shop,
            over: ClosureTransport { request throws(ServiceError) in
                guard request.method == .get, isDamaged.withLock({ $0 }) else { return try await shop.send(request) }
                let path = request.url.path()
                if path.hasPrefix("/carts") {
                    let lines = #"[{"id":1,"quantity":5},{"id":"two"}]"#
                    return .json(#"{"carts":[{"id":1,"revision":99,"products":\#(lines)}]}"#)
                }
                guard path.hasSuffix("/wishlist") else { return try await shop.send(request) }
                return .json(#"{"products":[4,"three"],"revision":99}"#)
            })
        try await scene.signIn()
        await scene.drain()
        for number in [1, 2] { try await scene.device.bag.add(Product.ID(rawValue: number), quantity: 1) }
        try await scene.device.wishlist.add(Product.ID(rawValue: 3))
        await scene.drain()
        isDamaged.withLock { $0 = true }
        scene.clock.advance(by: OutboxSender.minimumPullInterval)
        scene.now += OutboxSender.minimumPullInterval / .seconds(1)
        #expect(await scene.device.sender.pullAgain())
        await scene.drain()
        #expect(try await scene.quantities == [1: 5, 2: 1])
        #expect(Set(try await scene.wishes) == [3, 4])
    }

    /// The response to a change has the cart's revision: only another device's change makes the cart be loaded.
    @Test func ownChangesLoadTheBagOnce() async throws {
        let scene = try await OutboxScene.signedIn()
        let loaded = scene.shop.server.requests("GET", "/carts/user/1")
        for quantity in 1...3 {
            try await scene.device.bag.add(Product.ID(rawValue: quantity), quantity: quantity)
            await scene.drain()
        }
        try await scene.device.bag.setQuantity(2, of: Product.ID(rawValue: 3))
        try await scene.device.bag.remove(Product.ID(rawValue: 1))
        await scene.drain()
        #expect(scene.shop.quantities == [2: 2, 3: 2])
        #expect(loaded > 0)
        #expect(scene.shop.server.requests("GET", "/carts/user/1") == loaded)
    }

    @Test func pullsHaveAMinimumInterval() async throws {
        let scene = try await OutboxScene()
        #expect(await !scene.device.sender.pullAgain(), "no user is signed in")
        try await scene.signIn()
        await scene.drain()
        let asked = scene.shop.requests.count
        #expect(await !scene.device.sender.pullAgain())
        scene.now += 600
        scene.clock.advance(by: OutboxSender.minimumPullInterval)
        scene.now += OutboxSender.minimumPullInterval / .seconds(1)
        #expect(await scene.device.sender.pullAgain())
        #expect(await !scene.device.sender.pullAgain())
        await scene.drain()
        #expect(scene.shop.requests.count == asked + 3)
    }

    @Test func pendingChangesSurviveAPull() async throws {
        let scene = try await OutboxScene.signedIn()
        try await changeElsewhere(scene.shop)
        scene.shop.failNextWrites(.lost)
        try await scene.device.wishlist.add(Product.ID(rawValue: 7))
        await scene.settle()
        scene.clock.advance(by: OutboxSender.minimumPullInterval)
        scene.now += OutboxSender.minimumPullInterval / .seconds(1)
        #expect(await scene.device.sender.pullAgain())
        await scene.drain()
        #expect(Set(try await scene.wishes) == [4, 7])
        #expect(Set(scene.shop.wishes) == [4, 7])
    }

    @Test func withoutAUserARefreshDoesNothing() async throws {
        let scene = try await OutboxScene()
        let asked = scene.shop.requests.count
        try await scene.device.outbox.refresh()
        #expect(scene.shop.requests.count == asked)
    }

    @Test func aRefreshEndsWhenTheChangesAreLoaded() async throws {
        let scene = try await running()
        let outbox = scene.device.outbox
        try await changeElsewhere(scene.shop)
        try await outbox.refresh()
        #expect(try await scene.wishes == [4], "also shortly after the last time")
        var sessions = scene.device.account.session().makeAsyncIterator()
        var name = await sessions.next()?.user?.firstName
        if name != "Emma" { name = await sessions.next()?.user?.firstName }
        #expect(name == "Emma", "a fresh profile is loaded again as well")
    }

    @Test func aRefreshThatFailsThrowsAndCanBeTriedAgain() async throws {
        let scene = try await running()
        let outbox = scene.device.outbox
        try await changeElsewhere(scene.shop)
        scene.shop.fail { _ in .status(503) }
        await #expect(throws: ServiceError.self) { try await outbox.refresh() }
        #expect(try await scene.wishes == [])
        scene.shop.fail { _ in nil }
        try await outbox.refresh()
        #expect(try await scene.wishes == [4], "without waiting for the delay after the failure")
    }

    @Test func aRefreshEndsWithTheSession() async throws {
        let scene = try await running()
        let outbox = scene.device.outbox
        scene.shop.fail { _ in .status(401) }
        await #expect(throws: ServiceError.self) { try await outbox.refresh() }
    }

    /// The state that is being loaded was requested before the refresh.
    @Test func aRefreshDuringAPullWaitsForTheNextOne() async throws {
        let shop = try LocalShop()
        let sender = Mutex<OutboxSender?>(nil)
        let scene = try await OutboxScene(
            shop,
            over: ClosureTransport { request throws(ServiceError) in
                if request.url.path().hasSuffix("/wishlist"), let sender = sender.withLock({ $0.take() }) {
                    _ = await sender.requestPull()
                }
                return try await shop.send(request)
            })
        try await scene.signIn()
        let progress = await scene.device.sender.progress
        sender.withLock { $0 = scene.device.sender }
        _ = await scene.device.sender.step()
        #expect(sender.withLock { $0 == nil })
        #expect(progress.value.pullAttempts == 0)
        await scene.drain()
        #expect(progress.value.pullAttempts == 1)
        #expect(progress.value.pullFailure == nil)
    }
}
