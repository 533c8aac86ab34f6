import Foundation
import StoreServer
import Testing

@Suite struct CategoryAndSearchTests {
    @Test func categoriesHaveSlugsNamesAndAddresses() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/products/categories")
            let value = try JSONSerialization.jsonObject(with: Data(response.body.utf8))
            let categories = try #require(value as? [[String: String]])
            #expect(categories.count == 24)
            #expect(
                categories.first == [
                    "slug": "beauty", "name": "Beauty", "url": "\(test.address.baseURL)/products/category/beauty",
                ])
            let slugs = try await test.client.get("/products/category-list")
            let list = try JSONSerialization.jsonObject(with: Data(slugs.body.utf8)) as? [String]
            #expect(list == categories.compactMap { $0["slug"] })
        }
    }

    @Test func allCategoriesTogetherAreTheCatalog() async throws {
        try await TestStore.with { test in
            var ids: [Int] = []
            for category in test.store.catalog.categories {
                let list = try await test.list("/products/category/\(category.slug)?limit=0&select=id")
                #expect(list.total >= 10)
                ids += list.ids
            }
            #expect(ids == Array(1...288))
            let unknown = try await test.client.get("/products/category/nonsense")
            #expect(unknown.status == 404)
            #expect(unknown.message == "Category 'nonsense' not found")
        }
    }

    @Test func aCategoryIsPagedAndSortedLikeAnyList() async throws {
        try await TestStore.with { test in
            let list = try await test.list("/products/category/laptops?limit=2&skip=1&sortBy=price&order=desc")
            let sorted = test.store.catalog.products(in: "laptops") ?? []
            #expect(list.ids == sorted.sorted { $0.price > $1.price }.dropFirst().prefix(2).map(\.id))
            #expect(list.total == 12)
            #expect(list.skip == 1)
            #expect(list.limit == 2)
        }
    }

    @Test func searchFindsEveryWordSomewhereAndTitlesFirst() async throws {
        try await TestStore.with { test in
            let linen = try await test.list("/products/search?q=LINEN&limit=0")
            let titles = linen.ids.compactMap { test.store.catalog.product($0)?.title.contains("Linen") }
            #expect(titles.first == true)
            #expect(titles == titles.sorted { $0 && !$1 })
            let both = try await test.list("/products/search?q=summer+linen")
            #expect(!both.ids.isEmpty)
            #expect(Set(both.ids).isSubset(of: linen.ids))
            #expect(try await test.list("/products/search?q=%20%20&limit=0").total == 288)
            #expect(try await test.list("/products/search?q=zzzz").ids.isEmpty)
            // Letters beyond ASCII, as a browser sends them.
            #expect(try await test.list("/products/search?q=caf%C3%A9").total == 2)
        }
    }

    @Test func theRootListsTheEndpoints() async throws {
        try await TestStore.with { test in
            let object = try await test.client.get("/").object
            #expect(object["products"] as? Int == 288)
            #expect((object["endpoints"] as? [String])?.isEmpty == false)
            let unknown = try await test.client.get("/nowhere")
            #expect(unknown.status == 404)
            #expect(unknown.message == "There is nothing at '/nowhere'")
        }
    }
}
