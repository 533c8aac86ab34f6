import Foundation
import Model
import Testing

@testable import Core

/// The voucher of the bag: in the database, at sign-in, and with an order.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StoredVoucherTests {
    private let welcome = Voucher.all[0]
    private let save = Voucher.all[1]
    private let lamp = Product.ID(rawValue: 1)

    private func stored(_ scene: OutboxScene) -> StoredVoucher { StoredVoucher(device: scene.device.account.device) }

    private func current(_ scene: OutboxScene) async throws -> Voucher? {
        try await scene.read { try StoredVoucher.voucher(in: $0) }
    }

    @Test func itIsReportedAndSurvivesARestart() async throws {
        let scene = try await OutboxScene()
        var vouchers = stored(scene).values().makeAsyncIterator()
        #expect(await vouchers.next() == .some(nil))
        try await stored(scene).set(welcome)
        #expect(await vouchers.next() == welcome)
        try await scene.restart()
        #expect(try await current(scene) == welcome)
        try await stored(scene).set(nil)
        #expect(try await current(scene) == nil)
    }

    @Test func theGuestsVoucherBecomesTheUsers() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        try await stored(scene).set(welcome)
        try await scene.device.account.device.use(nil, isSignOut: false)
        #expect(try await current(scene) == nil, "it belongs to the user")
        try await scene.device.account.device.use(1)
        #expect(try await current(scene) == welcome, "the guest has none")
        try await scene.device.account.device.use(nil, isSignOut: false)
        try await stored(scene).set(save)
        try await scene.device.account.device.use(1)
        #expect(try await current(scene) == save)
        try await scene.device.account.device.use(nil)
        #expect(try await current(scene) == nil, "the guest has nothing anymore")
    }

    @Test(arguments: [false, true]) func anOrderUsesItAndARefusedOneReturnsIt(isRefused: Bool) async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(lamp, quantity: 3)
        try await stored(scene).set(welcome)
        let lines = await scene.bagLines
        let subtotal = try #require(BagTotals(lines)).total
        let details = try OrderDetails(
            address: DeliveryAddress(
                name: "Emily", street: "Lindenweg 4", postalCode: "10115", city: "Berlin", country: "DE"),
            delivery: .standard, payment: OrderPayment(title: "Visa", reference: "1"), voucher: welcome,
            subtotal: subtotal)
        try await scene.device.orders.place(lines, details: details, key: PendingOrder.ID(rawValue: UUID()))
        #expect(try await current(scene) == nil)
        if isRefused { scene.shop.fail { $0.url.path().hasPrefix("/orders") ? .status(400) : nil } }
        await scene.drain()
        #expect(try await scene.pending.isEmpty)
        #expect(try await current(scene) == (isRefused ? welcome : nil))
    }
}
