import Foundation
import StoreServer
import Testing

@Suite struct CartTests {
    private func with(_ body: (TestStore, String) async throws -> Void) async throws {
        try await TestStore.with { test in
            var product = try #require(test.store.catalog.product(12))
            (product.price, product.discount, product.stock, product.minimumOrder) = (10_00, 10_00, 50, 1)
            try test.store.change(product)
            product = try #require(test.store.catalog.product(30))
            (product.price, product.discount, product.stock, product.minimumOrder) = (99, 0, 9, 4)
            try test.store.change(product)
            try await body(test, try await test.client.signIn().access)
        }
    }

    @Test func aCartHasTheFormatAndARevision() async throws {
        try await with { test, token in
            let put = try await test.client.change(
                "PUT", "/carts/1", token: token,
                #"{"merge": true, "products": [{"id": 12, "quantity": 2}, {"id": 30, "quantity": 4}]}"#)
            #expect(put.status == 200)
            #expect(put.header("cache-control") == "no-store")
            let thumbnail = "\(test.address.baseURL)/images"
            #expect(
                put.body.replacing(thumbnail, with: "") == """
                    {"discountedTotal":21.96,"id":1,"products":[\
                    {"discountPercentage":10,"discountedTotal":18,"id":12,"price":10,"quantity":2,\
                    "thumbnail":"/12/thumbnail.svg","title":"\(test.title(12))","total":20},\
                    {"discountPercentage":0,"discountedTotal":3.96,"id":30,"price":0.99,"quantity":4,\
                    "thumbnail":"/30/thumbnail.svg","title":"\(test.title(30))","total":3.96}],\
                    "revision":1,"total":23.96,"totalProducts":2,"totalQuantity":6,"userId":1}
                    """)
            let get = try await test.client.get("/carts/user/1", token: token)
            #expect(get.body == #"{"carts":[\#(put.body)],"limit":1,"skip":0,"total":1}"#)
        }
    }

    @Test func mergedLinesKeepOthersAndReplacedLinesRemoveThem() async throws {
        try await with { test, token in
            for (body, lines, revision) in [
                (#"{"merge":true,"products":[{"id":12,"quantity":2},{"id":30,"quantity":4}]}"#, [12: 2, 30: 4], 1),
                (#"{"merge":true,"products":[{"id":12,"quantity":5}]}"#, [12: 5, 30: 4], 2),
                (#"{"merge":true,"products":[{"id":12,"quantity":5}]}"#, [12: 5, 30: 4], 2),
                (#"{"merge":true,"products":[{"id":30,"quantity":0}]}"#, [12: 5], 3),
                (#"{"products":[{"id":30,"quantity":9}]}"#, [30: 9], 4),
                (#"{"merge":false,"products":[]}"#, [:], 5),
            ] {
                let response = try await test.client.change("PUT", "/carts/1", token: token, body)
                let products = try response.objects("products")
                let pairs = products.compactMap { product in
                    (product["id"] as? Int).flatMap { id in (product["quantity"] as? Int).map { (id, $0) } }
                }
                #expect(Dictionary(uniqueKeysWithValues: pairs) == lines)
                #expect(try response.object["revision"] as? Int == revision)
            }
        }
    }

    @Test(arguments: [
        (12, 51, "stock", 50, "Product with id '12' is not available in this quantity"),
        (30, 3, "minimum", 4, "The minimum quantity of product with id '30' is 4"),
        (999, 1, "gone", 0, "Product with id '999' is no longer available"),
    ])
    func anImpossibleLineIsAConflictWithAReason(
        _ id: Int, _ quantity: Int, _ reason: String, _ could: Int, _ message: String
    ) async throws {
        try await with { test, token in
            let response = try await test.client.change(
                "PUT", "/carts/1", token: token,
                #"{"merge":true,"products":[{"id":12,"quantity":1},{"id":\#(id),"quantity":\#(quantity)}]}"#
                    .replacing(#"{"id":12,"quantity":1},{"id":12"#, with: #"{"id":12"#))
            #expect(response.status == 409)
            #expect(
                response.body
                    == #"{"id":\#(id),"message":"\#(message)","quantity":\#(could),"reason":"\#(reason)"}"#)
            #expect(test.store.cart(of: 1).isEmpty)
        }
    }

    @Test func aStockBelowTheMinimumOrderIsNotAvailable() async throws {
        try await with { test, token in
            try test.store.restock(30, to: 3)
            let response = try await test.client.change(
                "PUT", "/carts/1", token: token, #"{"products":[{"id":30,"quantity":4}]}"#)
            #expect(try response.object["reason"] as? String == "stock")
            #expect(try response.object["quantity"] as? Int == 0)
        }
    }

    @Test(arguments: [
        (#"{}"#, "Invalid 'products' - must be a list of objects with an 'id'"),
        (#"{"products":[7]}"#, "Invalid 'products' - must be a list of objects with an 'id'"),
        (#"{"products":[{"id":1.5,"quantity":1}]}"#, "Invalid 'products' - must be a list of objects with an 'id'"),
        (#"{"products":[{"id":1}]}"#, "Invalid 'quantity' - must be a whole number from 0 to 99999"),
        (#"{"products":[{"id":1,"quantity":-1}]}"#, "Invalid 'quantity' - must be a whole number from 0 to 99999"),
        (#"{"products":[{"id":1,"quantity":100000}]}"#, "Invalid 'quantity' - must be a whole number from 0 to 99999"),
        (#"{"products":[{"id":1,"quantity":1e300}]}"#, "Invalid 'quantity' - must be a whole number from 0 to 99999"),
        (#"{"products":[{"id":1,"quantity":1},{"id":1,"quantity":2}]}"#, "Product with id '1' is listed twice"),
        (#"{"merge":1,"products":[]}"#, "Invalid 'merge' - must be true or false"),
        ("", "The body is not a JSON object"), ("[]", "The body is not a JSON object"),
        (#"{"products":"#, "The body is not a JSON object"),
        (String(repeating: "[", count: 5000), "The body is not a JSON object"),
    ])
    func anInvalidCartIsRejected(_ body: String, _ message: String) async throws {
        try await with { test, token in
            let response = try await test.client.change("PUT", "/carts/1", token: token, body)
            #expect(response.status == 400)
            #expect(response.message == message)
        }
    }

    @Test func aCartHoldsAtMost500Products() async throws {
        try await TestStore.with(catalog: .synthetic(count: 700)) { test in
            for id in 1...700 { try test.store.restock(id, to: 99_999) }
            let token = try await test.client.signIn().access
            let lines = { (ids: ClosedRange<Int>) in
                #"{"merge":true,"products":["# + ids.map { #"{"id":\#($0),"quantity":99999}"# }.joined(separator: ",")
                    + "]}"
            }
            #expect(try await test.client.change("PUT", "/carts/1", token: token, lines(1...500)).status == 200)
            for ids in [501...501, 1...501] {
                let more = try await test.client.change("PUT", "/carts/1", token: token, lines(ids))
                #expect(more.status == 400)
                #expect(more.message == "At most 500 products are accepted")
            }
            #expect(test.store.cart(of: 1).count == 500)
        }
    }

    @Test func anotherUsersDataIsForbidden() async throws {
        try await with { test, _ in
            let token = try await test.client.signIn("michaelw").access
            for (method, path) in [
                ("GET", "/carts/user/1"), ("GET", "/carts/user/99"), ("GET", "/users/1/wishlist"), ("PUT", "/carts/1"),
                ("PUT", "/carts/77"), ("PUT", "/users/1/wishlist/5"), ("DELETE", "/users/1/wishlist/5"),
                ("PATCH", "/users/1"),
            ] {
                let response = try await test.client.change(method, path, token: token, method == "GET" ? "" : "{}")
                #expect(response.status == 403)
                #expect(response.message == "This belongs to another user")
                let stranger = try await test.client.send(method, path)
                #expect(stranger.status == 401)
            }
        }
    }
}

extension TestStore {
    func title(_ id: Int) -> String { store.catalog.product(id)?.title ?? "" }
}
