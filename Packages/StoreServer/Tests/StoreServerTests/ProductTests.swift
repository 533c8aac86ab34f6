import Foundation
import StoreServer
import Testing

@Suite struct ProductTests {
    @Test func aProductHasEveryFieldOfTheFormat() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/products/3")
            #expect(response.status == 200)
            #expect(response.header("content-type") == "application/json; charset=utf-8")
            let object = try response.object
            let names: Set = [
                "id", "title", "description", "category", "price", "discountPercentage", "rating", "stock", "tags",
                "brand", "sku", "weight", "dimensions", "warrantyInformation", "shippingInformation",
                "availabilityStatus", "reviews", "returnPolicy", "minimumOrderQuantity", "meta", "thumbnail", "images",
            ]
            #expect(Set(object.keys) == names)
            let dimensions = try #require(object["dimensions"] as? [String: Any])
            #expect(Set(dimensions.keys) == ["width", "height", "depth"])
            let meta = try #require(object["meta"] as? [String: String])
            #expect(Set(meta.keys) == ["createdAt", "updatedAt", "barcode", "qrCode"])
            let review = try #require((object["reviews"] as? [[String: Any]])?.first)
            #expect(Set(review.keys) == ["rating", "comment", "date", "reviewerName"])
            #expect(object["thumbnail"] as? String == "\(test.address.baseURL)/images/3/thumbnail.svg")
            #expect((object["images"] as? [String])?.count == 3)
        }
    }

    /// A price that was a binary fraction would be 18.989999999999998.
    @Test func pricesAreExact() async throws {
        try await TestStore.with { test in
            let first = try #require(test.store.catalog.product(1))
            let body = try await test.client.get("/products/1?select=price").body
            #expect(first.price == 1899)
            #expect(body == #"{"id":1,"price":18.99}"#)
        }
    }

    @Test func anUnbrandedProductHasNoBrand() async throws {
        try await TestStore.with { test in
            let apples = try #require(test.store.catalog.search("orchard apples").first)
            let object = try await test.client.get("/products/\(apples.id)").object
            #expect(object["brand"] == nil)
        }
    }

    @Test(arguments: [
        "999", "0", "-1", "01", "+1", "1.5", "abc", "99999999999999999999", "-9223372036854775808",
        "9223372036854775807", "%31%00",
    ])
    func anUnknownProductIsNotFound(_ id: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/products/\(id)")
            #expect(response.status == 404)
            let shown = (id.removingPercentEncoding ?? "").replacing("\u{0}", with: "\u{FFFD}")
            #expect(response.message == "Product with id '\(shown)' not found")
        }
    }

    @Test func picturesBeginWithThePublicAddress() async throws {
        let url = try #require(URL(string: "https://shop.example/api/"))
        try await TestStore.with(.init(publicBaseURL: url)) { test in
            let object = try await test.client.get("/products/1").object
            #expect(object["thumbnail"] as? String == "https://shop.example/api/images/1/thumbnail.svg")
        }
    }
}
