import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OrderCancellationTests {
    private let id = Order.ID(rawValue: 2001)
    private let lamp = Product.ID(rawValue: 1)

    /// A device whose user has ordered two of ten lamps.
    private func scene() async throws -> OutboxScene {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(lamp, quantity: 2)
        try await scene.device.orders.place(await scene.bagLines)
        await scene.drain()
        #expect(try await scene.device.orders.orders(.networkOnly)?.map(\.status) == [.placed])
        #expect(scene.shop.stock(of: 1) == 8)
        return scene
    }

    private func statuses(_ scene: OutboxScene, _ policy: FetchPolicy) async throws -> [OrderStatus?] {
        let orders = scene.device.orders
        return try await [orders.order(id, policy)?.status, orders.orders(policy)?.first?.status]
    }

    @Test func aCancellationIsShownAtOnceAndReachesTheServer() async throws {
        let scene = try await scene()
        try await scene.device.orders.cancel(id)
        #expect(scene.shop.orders.first?.status == "placed")
        // The server doesn't know it yet.
        #expect(try await statuses(scene, .networkOnly) == [.cancelled, .cancelled])
        #expect(try await statuses(scene, .cacheOnly) == [.cancelled, .cancelled])
        await scene.drain()
        #expect(scene.shop.orders.first?.status == "cancelled")
        #expect(scene.shop.stock(of: 1) == 10)
        #expect(try await scene.entries == [])
        #expect(try await statuses(scene, .cacheOnly) == [.cancelled, .cancelled])
        #expect(try await scene.conflicts == [])
    }

    @Test func aCancellationWithoutAConnectionIsSentAfterARestart() async throws {
        let scene = try await scene()
        scene.shop.fail { _ in .lost }
        try await scene.device.orders.cancel(id)
        await scene.settle()
        try await scene.restart()
        #expect(try await statuses(scene, .cacheOnly) == [.cancelled, .cancelled])
        var cancellations = scene.device.orders.cancellations().makeAsyncIterator()
        #expect(await cancellations.next() == [id])
        scene.shop.fail { _ in nil }
        await scene.drain()
        #expect(scene.shop.orders.first?.status == "cancelled")
        #expect(await cancellations.next() == [])
    }

    @Test func aShippedOrderGetsItsStatusBackAndTheUserIsNotified() async throws {
        let scene = try await scene()
        try scene.shop.server.ship(2001, of: 1)
        try await scene.device.orders.cancel(id)
        await scene.drain()
        #expect(try await scene.entries == [])
        #expect(try await scene.conflicts.map(\.kind) == [.cancellationRefused(id)])
        #expect(try await statuses(scene, .networkOnly) == [.shipped, .shipped])
        #expect(scene.shop.stock(of: 1) == 8)
    }

    @Test func twoTapsCancelOnce() async throws {
        let scene = try await scene()
        try await scene.device.orders.cancel(id)
        try await scene.device.orders.cancel(id)
        #expect(try await scene.entries.map(\.change) == [.cancelOrder(id)])
        await scene.drain()
        #expect(scene.shop.writes.filter { $0.contains("cancellation") } == ["PUT orders/2001/cancellation"])
    }

    @Test func aLostResponseCancelsOnce() async throws {
        let scene = try await scene()
        scene.shop.failNextWrites(.unanswered)
        try await scene.device.orders.cancel(id)
        await scene.drain()
        #expect(Set(scene.shop.effects) == [1])
        #expect(scene.shop.stock(of: 1) == 10)
        #expect(try await statuses(scene, .cacheOnly) == [.cancelled, .cancelled])
    }

    /// The response to a request that was sent before the cancellation is older than it.
    @Test func anOlderResponseDoesNotBringTheOrderBack() async throws {
        let shop = try LocalShop()
        let (requested, arrived) = (WatchedValue(false), WatchedValue(false))
        let scene = try await OutboxScene(
            shop,
            over: ClosureTransport { request throws(ServiceError) in
                let response = try await shop.send(request)
                guard request.url.path() == "/orders/2001", request.idempotencyKey == nil, !requested.value else {
                    return response
                }
                requested.update { $0 = true }
                do { try await arrived.wait(for: "the cancellation") { $0 } } catch { throw .cancelled }
                return response
            })
        try await scene.signIn()
        try await scene.device.bag.add(lamp, quantity: 2)
        try await scene.device.orders.place(await scene.bagLines)
        await scene.drain()
        let orders = scene.device.orders
        let loading = Task { try await orders.order(id, .networkOnly) }
        try await requested.wait(for: "the request") { $0 }
        scene.now += 1
        try await orders.cancel(id)
        await scene.drain()
        arrived.update { $0 = true }
        _ = try await loading.value
        #expect(try await orders.order(id, .cacheOnly)?.status == .cancelled)
    }

    @Test func aCancellationThatFailsTooOftenNeedsAttentionAndIsRetriedOrDiscarded() async throws {
        for isRetried in [true, false] {
            let scene = try await scene()
            scene.shop.fail { $0.url.path().hasSuffix("cancellation") ? .status(500) : nil }
            try await scene.device.orders.cancel(id)
            await scene.drain(most: 100)
            var changes = scene.device.outbox.failedChanges().makeAsyncIterator()
            let change = try #require(await changes.next()?.first)
            #expect(change.subject == .cancellation(id))
            #expect(try await statuses(scene, .cacheOnly) == [.placed, .placed], "the shop hasn't accepted it")
            scene.shop.fail { _ in nil }
            if isRetried {
                try await scene.device.outbox.retry(change.id)
            } else {
                try await scene.device.outbox.discard(change.id)
            }
            await scene.drain()
            #expect(try await scene.entries == [])
            #expect(scene.shop.orders.first?.status == (isRetried ? "cancelled" : "placed"))
        }
    }

    @Test func aSuccessWithAnotherStatusIsNoCancellation() async throws {
        let scene = try await scene()
        let body = #"{"id":2001,"placedAt":"2026-01-01T12:00:00Z","status":"placed","products":[],"total":1}"#
        scene.shop.fail { $0.url.path().hasSuffix("cancellation") ? .body(body) : nil }
        try await scene.device.orders.cancel(id)
        await scene.drain(most: 50)
        #expect(try await scene.failed.map(\.change) == [.cancelOrder(id)])
    }

    @Test func aGuestHasNoOrderToCancel() async throws {
        let scene = try await OutboxScene()
        await #expect(throws: ServiceError.unauthorized) { try await scene.device.orders.cancel(id) }
        #expect(try await scene.entries == [])
    }
}
