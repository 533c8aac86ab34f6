import Foundation
import StoreServer
import Testing

@Suite struct ReviewTests {
    @Test func aReviewChangesRatingAndAverage() async throws {
        try await TestStore.with { test in
            let old = try #require(test.store.catalog.product(12)).reviews
            let emily = try await test.client.signIn().access
            let michael = try await test.client.signIn("michaelw").access
            let first = try await test.client.change(
                "POST", "/products/12/reviews", token: emily, #"{"rating":1,"comment":"Meh\nReally"}"#)
            #expect(first.status == 201)
            #expect(try first.object["id"] as? Int == old.count + 1)
            #expect(try first.object["reviewerName"] as? String == "Emily Svensson")
            _ = try await test.client.change(
                "POST", "/products/12/reviews", token: michael, #"{"rating":4,"comment":"Good"}"#)
            let second = try await test.client.change(
                "POST", "/products/12/reviews", token: emily, #"{"rating":5,"comment":"I was wrong"}"#)
            #expect(second.status == 201)
            #expect(try second.object["id"] as? Int == old.count + 1)
            let list = try await test.client.get("/products/12/reviews?limit=2")
            #expect(try list.objects("reviews").compactMap { $0["comment"] as? String } == ["I was wrong", "Good"])
            #expect(try list.object["total"] as? Int == old.count + 2)
            let ratings = old.map(\.rating) + [4, 5]
            let average = (ratings.reduce(0, +) * 100 + ratings.count / 2) / ratings.count
            #expect(test.store.catalog.product(12)?.rating == average)
            let said = try #require(try list.object["average"] as? Double)
            #expect(abs(said * 100 - Double(average)) < 0.001)
            let product = try await test.client.get("/products/12").objects("reviews")
            #expect(product.count == old.count + 2)
        }
    }

    @Test func pagesTogetherAreAll() async throws {
        try await TestStore.with { test in
            let all = try await test.client.get("/products/12/reviews?limit=0").objects("reviews")
            #expect(all.count == test.store.catalog.product(12)?.reviews.count)
            var ids: [Int] = []
            for skip in all.indices {
                let page = try await test.client.get("/products/12/reviews?limit=1&skip=\(skip)").objects("reviews")
                ids += page.compactMap { $0["id"] as? Int }
            }
            #expect(ids == all.compactMap { $0["id"] as? Int })
            #expect(
                try await test.client.get("/products/12/reviews?skip=9223372036854775807").objects("reviews").isEmpty)
            #expect(try await test.client.get("/products/999/reviews").status == 404)
        }
    }

    @Test(arguments: [
        #"{"rating":0,"comment":"a"}"#, #"{"rating":6,"comment":"a"}"#, #"{"rating":4.5,"comment":"a"}"#,
        #"{"rating":"5","comment":"a"}"#, #"{"rating":5}"#, #"{"rating":5,"comment":" "}"#,
        #"{"rating":5,"comment":"\#(String(repeating: "a", count: 2001))"}"#, #"{"rating":5,"comment":"\u0007"}"#,
    ])
    func anInvalidReviewIsRejected(_ body: String) async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            let response = try await test.client.change("POST", "/products/12/reviews", token: token, body)
            #expect(response.status == 400)
        }
    }

    @Test func brandsAreCounted() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/brands")
            let brands = try #require(
                try JSONSerialization.jsonObject(with: Data(response.body.utf8)) as? [[String: Any]])
            let names = test.store.catalog.products.compactMap(\.brand)
            #expect(brands.compactMap { $0["name"] as? String } == Set(names).sorted())
            #expect(brands.compactMap { $0["products"] as? Int }.reduce(0, +) == names.count)
            let slugs = brands.compactMap { $0["slug"] as? String }
            #expect(Set(slugs).count == brands.count)
            #expect(slugs.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") && !$0.isEmpty })
        }
    }

    @Test func aUserSeesTheirOwnReviewsLatestFirst() async throws {
        try await TestStore.with { test in
            let emily = try await test.client.signIn().access
            let michael = try await test.client.signIn("michaelw").access
            #expect(try await test.client.get("/users/1/reviews", token: emily).object["total"] as? Int == 0)
            for product in [3, 12] {
                _ = try await test.client.change(
                    "POST", "/products/\(product)/reviews", token: emily, #"{"rating":4,"comment":"Good"}"#)
            }
            _ = try await test.client.change(
                "POST", "/products/3/reviews", token: michael, #"{"rating":1,"comment":"Bad"}"#)
            let list = try await test.client.get("/users/1/reviews", token: emily)
            #expect(list.header("cache-control") == "no-store")
            let reviews = try list.objects("reviews")
            #expect(reviews.compactMap { $0["productId"] as? Int } == [12, 3])
            #expect(reviews[0]["productTitle"] as? String == test.store.catalog.product(12)?.title)
            #expect(reviews[0]["comment"] as? String == "Good")
            let page = try await test.client.get("/users/1/reviews?limit=1&skip=1", token: emily)
            #expect(try page.objects("reviews").compactMap { $0["productId"] as? Int } == [3])
            #expect(try page.object["total"] as? Int == 2)
            #expect(try await test.client.get("/users/1/reviews", token: michael).status == 403)
            #expect(try await test.client.get("/users/1/reviews").status == 401)
        }
    }
}
