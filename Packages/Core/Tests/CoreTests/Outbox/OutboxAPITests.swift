import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

@Suite struct OutboxAPITests {
    private let api: OutboxAPI
    private let key = UUID()
    private let lamp = Product.ID(rawValue: 12)

    init() throws {
        api = OutboxAPI(api: try #require(URL(string: "https://shop.example/api")), user: User.ID(rawValue: 7))
    }

    private func text(_ request: APIRequest) -> String {
        let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
        return "\(request.method.rawValue) \(request.url.absoluteString) \(body)"
    }

    @Test func eachChangeIsOneRequestWithItsKey() throws {
        let line = OrderLine(product: lamp, title: "Lamp", quantity: 2, unitPrice: Money(minorUnits: 9_99))
        let changes: [OutboxChange] = [
            .bagSet(lamp, quantity: 2), .wishlistSet(lamp, isOn: true), .wishlistSet(lamp, isOn: false),
            .placeOrder([line]), .cancelOrder(Order.ID(rawValue: 2001)),
            .profileChange(ProfileChange(firstName: "Emma")),
        ]
        let requests = try changes.map { try api.request(for: $0, key: key, cart: 5) }
        #expect(
            requests.map(text) == [
                #"PUT https://shop.example/api/carts/5 {"merge":true,"products":[{"id":12,"quantity":2}]}"#,
                "PUT https://shop.example/api/users/7/wishlist/12 ",
                "DELETE https://shop.example/api/users/7/wishlist/12 ",
                #"POST https://shop.example/api/orders {"products":[{"id":12,"price":9.99,"quantity":2}]}"#,
                "PUT https://shop.example/api/orders/2001/cancellation ",
                #"PATCH https://shop.example/api/users/7 {"firstName":"Emma"}"#,
            ])
        for request in requests { #expect(request.idempotencyKey == key.uuidString.lowercased()) }
    }

    @Test func pricesAreExact() throws {
        for (cents, text) in [(0, "0"), (1, "0.01"), (10, "0.1"), (29, "0.29"), (100_000_000_001, "1000000000.01")] {
            let line = OrderLine(product: lamp, title: "", quantity: 1, unitPrice: Money(minorUnits: cents))
            let body = String(
                decoding: try #require(try api.request(for: .placeOrder([line]), key: key, cart: 5).body), as: UTF8.self
            )
            #expect(body == #"{"products":[{"id":12,"price":\#(text),"quantity":1}]}"#)
        }
    }

    @Test func readingRequestsHaveNoKey() {
        #expect(
            OutboxPull.allCases.map(api.request(for:)).map(text) == [
                "GET https://shop.example/api/carts/user/7 ", "GET https://shop.example/api/users/7/wishlist ",
                "GET https://shop.example/api/auth/me ",
            ])
        #expect(api.request(for: .bag).idempotencyKey == nil)
    }

    @Test func aCartNeedsARevision() throws {
        func cart(_ text: String) throws -> CartDTO { try WireDecoder.decode(CartDTO.self, from: Data(text.utf8)) }
        let full = try cart(
            #"{"id": 5, "revision": 3, "products": [{"id": 12, "quantity": 2, "title": "Lamp"}, {"id": 12, "quantity": 9}]}"#
        )
        #expect(full.revision == 3)
        #expect(full.lines.map(\.quantity) == [2])
        #expect(throws: ServiceError.self) { try cart(#"{"id": 5, "products": []}"#) }
        #expect(throws: ServiceError.self) {
            try cart(#"{"id": 5, "revision": 3, "products": [{"id": 12, "quantity": 0}]}"#)
        }
        #expect(throws: ServiceError.self) { try cart(#"{"id": 5, "revision": 3}"#) }
    }
}
