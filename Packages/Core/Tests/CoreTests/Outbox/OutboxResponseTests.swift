import Foundation
import HTTPTypes
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

/// Responses to the user's changes that aren't the shop's decision. No change is lost, whatever its subject.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OutboxResponseTests {
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    /// A change is still in the queue, or reached the server, or the user is told that it didn't.
    @Test(arguments: BadResponse.eachFailure + BadResponse.successes)
    func noChangeIsLost(_ bad: BadResponse) async throws {
        let shop = try LocalShop()
        let isBad = Mutex(false)
        let scene = try await OutboxScene(
            shop,
            over: ClosureTransport { request throws(ServiceError) in
                guard request.idempotencyKey != nil, isBad.withLock({ $0 }) else { return try await shop.send(request) }
                return bad.response
            })
        try await scene.signIn()
        try await scene.device.bag.add(id(4), quantity: 1)
        try await scene.device.orders.place(await scene.bagLines)
        try await scene.device.bag.add(id(3), quantity: 1)
        await scene.drain()
        let placed = try #require(shop.orders.first).id
        isBad.withLock { $0 = true }
        try await scene.device.orders.cancel(Order.ID(rawValue: placed))
        try await scene.device.orders.place(await scene.bagLines)
        try await scene.device.bag.add(id(1), quantity: 2)
        try await scene.device.wishlist.add(id(2))
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        await scene.drain(most: 150)
        let conflicts = try await scene.conflicts
        let queued = try await scene.entries.map(\.change)
        let isOrderQueued = queued.contains { if case .placeOrder = $0 { true } else { false } }
        #expect(try await scene.pending.count == (isOrderQueued ? 1 : 0))
        isBad.withLock { $0 = false }
        for entry in try await scene.failed { try await scene.device.outbox.retry(.init(rawValue: entry.key)) }
        await scene.device.sender.clearDelays()
        await scene.drain()
        #expect(try await scene.entries == [])
        #expect(shop.orders.count == 2 || conflicts.contains { $0.kind.isAboutOrders })
        #expect(shop.quantities[1] == 2 || conflicts.contains { $0.product == id(1) })
        #expect(shop.wishes == [2] || conflicts.contains { $0.product == id(2) })
        #expect(shop.firstName == "Emma" || conflicts.contains { $0.kind.isAboutProfiles })
        #expect(
            shop.orders.last?.status == "cancelled"
                || conflicts.contains { $0.kind == .cancellationRefused(Order.ID(rawValue: placed)) })
        if shop.orders.count == 1 { #expect(try await scene.quantities[3] == 1, "its lines are in the bag again") }
    }

    @Test(arguments: ["", "{}", "<html>", #"{"id":"#])
    func anOrderIsNotDoneBecauseSomethingSaysSo(_ body: String) async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.fail { $0.idempotencyKey == nil ? nil : .body(body) }
        try await scene.device.bag.add(id(1), quantity: 2)
        try await scene.device.orders.place(await scene.bagLines)
        await scene.drain(most: 50)
        #expect(try await scene.pending.count == 1)
        scene.shop.fail { _ in nil }
        for entry in try await scene.failed { try await scene.device.outbox.retry(.init(rawValue: entry.key)) }
        await scene.device.sender.clearDelays()
        await scene.drain()
        #expect(scene.shop.orders.count == 1)
        #expect(try await scene.pending == [])
    }

    @Test func anEndpointThatRefusesTheTokenDoesNotBlockOtherSubjects() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(id(1), quantity: 1)
        await scene.drain()
        scene.shop.fail { $0.url.path() == "/orders" ? .status(401) : nil }
        try await scene.device.orders.place(await scene.bagLines)
        try await scene.device.wishlist.add(id(2))
        await scene.drain()
        #expect(scene.shop.wishes == [2])
        #expect(try await scene.failed.map(\.lane).count == 1)
        #expect(scene.device.account.signedIn.value != nil)
    }

    @Test(arguments: [true, false]) func aServerWithoutCartsGetsNoBag(isRejected: Bool) async throws {
        let scene = try await OutboxScene(capabilities: [.orders])
        try await scene.signIn()
        await scene.drain()
        try await scene.device.bag.add(id(1), quantity: 1)
        try await scene.device.orders.place(await scene.bagLines)
        try await scene.device.bag.add(id(1), quantity: 1)
        if isRejected { try scene.shop.server.restock(1, to: 0) }
        await scene.drain()
        #expect(try await scene.entries == [])
        #expect(scene.shop.orders.count == (isRejected ? 0 : 1))
        #expect(!scene.shop.requests.contains { $0.url.path().hasPrefix("/carts") })
    }

    @Test func theReasonForARejectedOrderIsShown() async throws {
        let message = "We don't deliver to this address"
        let scene = try await OutboxScene.signedIn()
        scene.shop.fail { $0.url.path() == "/orders" ? .body(#"{"message":"\#(message)"}"#, status: 422) : nil }
        try await scene.device.bag.add(id(1), quantity: 1)
        await scene.drain()
        try await scene.device.orders.place(await scene.bagLines)
        await scene.drain()
        #expect(try await scene.conflicts.map(\.kind) == [.orderNotAccepted(message)])
    }

    @Test(arguments: [false, true]) func anOldOrderNeedsAttention(isRetried: Bool) async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(id(1), quantity: 1)
        await scene.drain()
        scene.shop.failNextWrites(.unanswered)
        try await scene.device.orders.place(await scene.bagLines)
        await scene.settle()
        scene.now += OutboxPolicy.maximumOrderAge + 1
        scene.shop.now.update { $0 += 31 * 86_400 }
        await scene.drain()
        // The tokens have expired. A change of the user makes the server forget old keys.
        try await scene.signIn()
        try await scene.device.wishlist.add(id(2))
        await scene.drain()
        #expect(try await scene.entries.count == 1)
        #expect(scene.shop.orders.count == 1)
        let entry = try #require(try await scene.failed.first)
        guard isRetried else { return }
        try await scene.device.outbox.retry(.init(rawValue: entry.key))
        await scene.drain()
        #expect(scene.shop.orders.count == 2, "the server has forgotten the key, and the user wants it")
    }
}

extension OutboxConflictKind {
    fileprivate var isAboutOrders: Bool {
        switch self {
        case .orderRefused, .orderNotAccepted: true
        default: false
        }
    }

    fileprivate var isAboutProfiles: Bool { if case .profileRefused = self { true } else { false } }
}
