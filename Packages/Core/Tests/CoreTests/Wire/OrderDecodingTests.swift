import Foundation
import Model
import Testing

@testable import Core

@Suite struct OrderDecodingTests {
    private func decode(_ json: String) -> Result<Order, ServiceError> {
        do throws(ServiceError) {
            return .success(try WireDecoder.decode(OrderDTO.self, from: Data(json.utf8)).order)
        } catch {
            return .failure(error)
        }
    }

    private func json(
        id: String = "7", placedAt: String = #""2025-04-30T09:41:02.000Z""#, status: String = #""shipped""#,
        products: String = #"[{"id":3,"title":"Lamp","price":9.99,"quantity":2}]"#, total: String = "19.98"
    ) -> String {
        #"{"id":\#(id),"placedAt":\#(placedAt),"status":\#(status),"products":\#(products),"total":\#(total)}"#
    }

    @Test func anOrderIsReadExactly() throws {
        let order = try decode(json()).get()
        #expect(order.id == Order.ID(rawValue: 7))
        #expect(order.placedAt == Date(timeIntervalSince1970: 1_746_006_062))
        #expect(order.status == .shipped)
        #expect(order.total == Money(minorUnits: 1998))
        let line = OrderLine(
            product: Product.ID(rawValue: 3), title: "Lamp", quantity: 2, unitPrice: Money(minorUnits: 999))
        #expect(order.lines == [line])
    }

    @Test func invalidOrderErrorNamesThePath() {
        let line = #"{"id":3,"title":"Lamp","price":9.99,"quantity":2}"#
        let wrong: [(String, String, String)] = [
            (json(id: "-1"), "id", "it is negative"), (json(id: "null"), "id", "it is null"),
            (json(placedAt: #""yesterday""#), "placedAt", "it isn't a date"),
            (json(placedAt: "7"), "placedAt", "a text is expected"),
            (json(status: "7"), "status", "a text is expected"),
            (json(total: "-1"), "total", "it is negative"), (json(total: "1e15"), "total", "it is too large"),
            (json(products: "{}"), "products", "a list is expected"),
            (json(products: "[\(line),{}]"), "products.1.id", "it is missing"),
            (
                json(products: #"[{"id":3,"title":"Lamp","price":9.99,"quantity":0}]"#), "products.0.quantity",
                "it is less than 1"
            ),
            (
                json(products: #"[{"id":3,"title":"Lamp","price":"9","quantity":1}]"#), "products.0.price",
                "a number is expected"
            ),
        ]
        for (json, path, reason) in wrong {
            #expect(decode(json) == .failure(.undecodable(path: path, reason: reason)))
        }
    }

    @Test func anotherStatusIsUnknown() throws {
        #expect(try decode(json(status: #""returned""#)).get().status == .unknown)
    }

    @Test func anOrderThatCannotBeReadIsLeftOut() throws {
        func list(_ orders: String...) throws -> OrderListDTO {
            try WireDecoder.decode(
                OrderListDTO.self, from: Data(#"{"orders":[\#(orders.joined(separator: ","))]}"#.utf8))
        }
        let mixed = try list(json(total: "-1"), json(id: "8", status: #""returned""#))
        #expect(mixed.orders.map(\.id.rawValue) == [8])
        #expect(!mixed.isComplete)
        #expect(try list(json()).isComplete)
        #expect(try list().orders.isEmpty)
        #expect(throws: ServiceError.undecodable(path: "orders.0.total", reason: "it is negative")) {
            try list(json(total: "-1"))
        }
    }

    @Test func aProductStandsInAnOrderOnce() throws {
        let line = #"{"id":3,"title":"Lamp","price":9.99,"quantity":2}"#
        #expect(try decode(json(products: "[\(line),\(line)]")).get().lines.count == 1)
    }
}
