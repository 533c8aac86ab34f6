import FlowKit
import Foundation
import Model
import StoreServer
import Testing

@testable import Core

/// The result of rejected changes.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OutboxConflictRuleTests {
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    @Test func aQuantityAboveTheStockIsLowered() async throws {
        let scene = try await OutboxScene.signedIn()
        try scene.shop.server.restock(1, to: 3)
        try await scene.device.bag.add(id(1), quantity: 5)
        await scene.drain()
        #expect(try await scene.quantities == [1: 3])
        #expect(scene.shop.quantities == [1: 3])
        let conflict = try #require(try await scene.conflicts.first)
        #expect(conflict.kind == .lowered(from: 5, to: 3))
        #expect(String(localized: conflict.text) == "Product 1: only 3 left. Your bag now has 3 instead of 5.")
        #expect(await scene.bagLines.first?.product.stock == 3, "the catalog has learned it")
        try await scene.device.outbox.dismiss(conflict.id)
        #expect(try await scene.conflicts == [])
    }

    @Test func aSoldOutProductLeavesTheBag() async throws {
        let scene = try await OutboxScene.signedIn()
        try scene.shop.server.restock(1, to: 0)
        try await scene.device.bag.add(id(1), quantity: 5)
        await scene.drain()
        #expect(try await scene.quantities == [:])
        #expect(try await scene.conflicts.map(\.kind) == [.soldOut])
    }

    @Test func aRemovedProductLeavesTheBagAndTheWishlist() async throws {
        let scene = try await OutboxScene.signedIn()
        try scene.shop.server.remove(1)
        try await scene.device.bag.add(id(1), quantity: 5)
        try await scene.device.wishlist.add(id(1))
        await scene.drain()
        #expect(try await scene.quantities == [:])
        #expect(try await scene.wishes == [])
        #expect(try await scene.conflicts.map(\.kind) == [.wishRefused, .gone])
    }

    @Test func aLaterChangeReplacesARejectedOne() async throws {
        let scene = try await OutboxScene.signedIn()
        try scene.shop.server.restock(1, to: 3)
        try await scene.device.bag.add(id(1), quantity: 5)
        scene.shop.failNextWrites(.unanswered)
        await scene.settle()
        try await scene.device.bag.setQuantity(2, of: id(1))
        await scene.drain()
        #expect(try await scene.quantities == [1: 2])
        #expect(scene.shop.quantities == [1: 2])
        #expect(try await scene.conflicts == [])
    }

    @Test func aRejectedProfileIsReverted() async throws {
        let scene = try await OutboxScene.signedIn()
        // Another account has this address.
        let change = ProfileChange(firstName: "Emma", email: "michael.weber@example.com")
        try await scene.device.profile.change(change)
        var profiles = scene.device.profile.profile().makeAsyncIterator()
        #expect(await profiles.next()??.firstName == "Emma")
        await scene.drain()
        #expect(try await scene.conflicts.map { String(localized: $0.text) } == ["There is an account with this email"])
        for await profile in scene.device.profile.profile() {
            #expect(profile?.firstName == "Emily")
            break
        }
    }

    @Test func anOrderIsPlacedOnce() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(id(1), quantity: 2)
        try await scene.device.bag.add(id(2), quantity: 1)
        scene.shop.failNextWrites(.unanswered, .unanswered, .unanswered, .unanswered, .unreadable)
        let key = try await scene.device.orders.place(await scene.bagLines)
        #expect(try await scene.quantities == [:])
        #expect(try await scene.pending.map(\.id) == [key])
        #expect(try await scene.pending.map(\.state) == [.waiting])
        await scene.drain()
        #expect(scene.shop.orders.map { $0.lines.map(\.quantity) } == [[2, 1]])
        #expect(try await scene.pending == [])
        #expect(scene.shop.quantities == [:])
        #expect(try await scene.quantities == [:])
        #expect(scene.shop.stock(of: 1) == 8)
        let orders = try await scene.read {
            try OrderRecord.order(Order.ID(rawValue: 2001), in: $0)
        }
        #expect(orders?.itemCount == 3)
    }

    @Test func aChangedLineIsNotOrdered() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(id(1), quantity: 2)
        var line = try #require(await scene.bagLines.first)
        line.quantity = 1
        await #expect(throws: PlaceOrderError.changed(id(1))) { try await scene.device.orders.place([line]) }
        line.quantity = 2
        line.product.price = Price(list: Money(minorUnits: 1))
        await #expect(throws: PlaceOrderError.changed(id(1))) { try await scene.device.orders.place([line]) }
        await #expect(throws: PlaceOrderError.empty) { try await scene.device.orders.place([]) }
        try scene.shop.server.restock(1, to: 1)
        try await scene.learn([id(1)])
        let lines = await scene.bagLines
        await #expect(throws: PlaceOrderError.refused(id(1), .aboveStock(1))) {
            try await scene.device.orders.place(lines)
        }
        #expect(try await scene.pending == [])
        #expect(try await scene.quantities == [1: 2])
    }

    @Test func aRejectedOrderReturnsToTheBag() async throws {
        let scene = try await OutboxScene.signedIn()
        for number in 1...4 { try await scene.device.bag.add(id(number), quantity: 3) }
        await scene.drain()
        try scene.shop.server.restock(1, to: 2)
        try scene.shop.server.remove(2)
        try scene.shop.change(3) { $0.price = 12_00 }
        try await scene.device.orders.place(await scene.bagLines)
        try await scene.device.bag.add(id(4), quantity: 1)
        await scene.drain()
        #expect(scene.shop.orders == [])
        #expect(try await scene.pending == [])
        #expect(try await scene.quantities == [1: 2, 3: 3, 4: 4])
        #expect(scene.shop.quantities == [1: 2, 3: 3, 4: 4])
        #expect(
            try await scene.conflicts.map { String(localized: $0.text) } == [
                "Only 2 of Product 1 left. Product 2 is no longer available. Product 3 now costs $12.00. "
                    + "Items that are still available are back in your bag."
            ])
        #expect(await scene.bagLines.first { $0.id == id(3) }?.product.price.current.minorUnits == 12_00)
    }

    @Test func placingAnOrderNeedsTheCapability() async throws {
        let scene = try await OutboxScene(capabilities: [.carts])
        try await scene.signIn()
        try await scene.device.bag.add(id(1), quantity: 2)
        let lines = await scene.bagLines
        await #expect(throws: PlaceOrderError.unsupported) { try await scene.device.orders.place(lines) }
        #expect(try await scene.quantities == [1: 2])
        #expect(try await scene.pending == [])
    }

    @Test func aChangeByAnotherDeviceIsLoadedAfterAnOwnChange() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(id(1), quantity: 2)
        await scene.drain()
        try await scene.shop.setCartElsewhere([(5, 1)])
        try await scene.device.bag.add(id(2), quantity: 2)
        await scene.drain()
        #expect(try await scene.quantities == [1: 2, 2: 2, 5: 1])
    }
}
