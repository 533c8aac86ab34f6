import FlowKit
import Foundation
import GRDB
import Model
import StoreServer
import Testing

@testable import Core

/// Orders with delivery, payment and voucher: in the database, on the wire, and on a real server.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OrderDetailsTests {
    private let lamp = Product.ID(rawValue: 1)
    private let address = DeliveryAddress(
        name: "Emily Svensson", street: "Lindenweg 4", postalCode: "10115", city: "Berlin", country: "DE")

    private func details(of lines: [BagLine], _ code: String? = "WELCOME10") throws -> OrderDetails {
        let subtotal = try #require(BagTotals(lines)).total
        return try OrderDetails(
            address: address, delivery: .express, payment: OrderPayment(title: "Visa ending in 4242", reference: "1"),
            voucher: code.map { try Voucher.named($0) }, subtotal: subtotal)
    }

    private func first<Value: Sendable>(of stream: AsyncStream<Value>) async throws -> Value {
        for await value in stream { return value }
        throw CancellationError()
    }

    @Test func theServerGetsTheDetailsAndTheOrderShowsThem() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(lamp, quantity: 3)
        let lines = await scene.bagLines
        let details = try details(of: lines)
        let total = try OrderDraft(lines, details: details).total
        let key = PendingOrder.ID(rawValue: UUID())
        try await scene.device.orders.place(lines, details: details, key: key)
        // Placing it again does nothing, before and after the server has it.
        try await scene.device.orders.place(lines, details: details, key: key)
        guard case .pending(let pending) = try await first(of: scene.device.orders.placed(key)) else {
            Issue.record("not pending")
            return
        }
        #expect(pending.draft.details == details && pending.draft.total == total)
        try await scene.restart()
        await scene.drain()
        try await scene.device.orders.place(lines, details: details, key: key)
        #expect(scene.shop.orders.count { $0.details == details } == 1)
        guard case .confirmed(let order) = try await first(of: scene.device.orders.placed(key)) else {
            Issue.record("not confirmed")
            return
        }
        #expect(order.details == details && order.total == total)
        // The list of all orders has no keys.
        try await scene.device.account.device.write { rows in
            try OrderRecord.save(all: [order], replacing: [], in: rows)
            #expect(try OrderRecord.order(placedWith: key.rawValue, in: rows) == order)
        }
        #expect(try await scene.quantities == [:])
        #expect(try await scene.conflicts == [])
    }

    @Test func anotherTotalIsAConflictWithTheServersReason() async throws {
        let scene = try await OutboxScene.signedIn()
        let before = scene.shop.orders.count
        try await scene.device.bag.add(lamp, quantity: 3)
        let lines = await scene.bagLines
        var details = try details(of: lines)
        details.deliveryPrice = Money(minorUnits: 1)
        let key = PendingOrder.ID(rawValue: UUID())
        try await scene.device.orders.place(lines, details: details, key: key)
        await scene.drain()
        #expect(
            try await scene.conflicts.map(\.kind) == [.orderNotAccepted("The total of your order has changed.")])
        #expect(
            try await scene.conflicts.map { String(localized: $0.text) } == [
                "The total of your order has changed. Your items are back in your bag."
            ])
        #expect(try await scene.quantities == [1: 3])
        #expect(scene.shop.orders.count == before)
        #expect(try await first(of: scene.device.orders.placed(key)) == .unknown)
    }

    @Test func theRequestHasTheDetails() throws {
        let api = OutboxAPI(api: try #require(URL(string: "https://shop.example")), user: User.ID(rawValue: 7))
        let line = OrderLine(product: lamp, title: "Lamp", quantity: 2, unitPrice: Money(minorUnits: 10_00))
        let details = OrderDetails(
            address: address, delivery: .standard, deliveryPrice: Money(minorUnits: 4_99),
            payment: OrderPayment(title: "Visa", reference: "1"),
            voucher: OrderVoucher(code: "WELCOME10", discount: Money(minorUnits: 2_00)))
        let body = try #require(
            try api.request(for: .placeOrder([line], details: details), key: UUID(), cart: 0).body)
        #expect(
            String(decoding: body, as: UTF8.self) == """
                {"details":{"address":{"city":"Berlin","country":"DE","name":"Emily Svensson","postalCode":"10115",\
                "street":"Lindenweg 4"},"delivery":"standard","payment":{"reference":"1","title":"Visa"},\
                "total":22.99,"voucher":"WELCOME10"},"products":[{"id":1,"price":10,"quantity":2}]}
                """)
    }

    @Test(arguments: [
        "", #", "details": null"#, #", "details": 7"#, #", "details": {"delivery": "drone"}"#,
        #", "details": {"address": {}, "delivery": "express", "deliveryPrice": 1, "payment": {}}"#,
    ])
    func anOrderWithoutReadableDetailsIsRead(_ details: String) throws {
        let text = """
            {"id": 7, "placedAt": "2026-01-01T12:00:00.000Z", "status": "placed", "total": 1, "products": []\(details)}
            """
        let order = try WireDecoder.decode(OrderDTO.self, from: Data(text.utf8))
        #expect(order.order.details == nil)
    }

    /// Rows that an earlier version of the app wrote.
    @Test func rowsWithoutDetailsAreRead() throws {
        let line = OrderLine(product: lamp, title: "Lamp", quantity: 2, unitPrice: Money(minorUnits: 10_00))
        let change = OutboxChange.placeOrder([line])
        let text = try StoredJSON.text(change, as: StoredChange.self)
        #expect(!text.contains("details"))
        #expect(StoredJSON.value(of: StoredChange.self, text) == change)
        let draft = try OrderDraft([
            BagLine(
                product: ProductSummary(
                    id: lamp, title: "Lamp", category: .init(rawValue: "lamps"),
                    price: Price(list: Money(minorUnits: 10_00)), stock: 5, minimumOrderQuantity: 1),
                quantity: 2)
        ])
        #expect(try StoredText<StoredOrderDraft>(draft).value == draft)
    }
}
