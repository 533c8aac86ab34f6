import Foundation
import StoreServer
import Testing

@Suite struct ListTests {
    @Test func aListHasItsTotal() async throws {
        try await TestStore.with { test in
            let list = try await test.list("/products")
            #expect(list.ids == Array(1...30))
            #expect(list.total == test.store.catalog.products.count)
            #expect(list.skip == 0)
            #expect(list.limit == 30)
            let all = try await test.list("/products?limit=0&select=id")
            #expect(all.ids == test.store.catalog.products.map(\.id))
            #expect(all.limit == all.total)
            let beyond = try await test.list("/products?skip=100000")
            #expect(beyond.ids.isEmpty)
            #expect(beyond.limit == 0)
            #expect(beyond.skip == 100_000)
        }
    }

    @Test func allPagesTogetherAreTheListForAnySize() async throws {
        let catalog = Catalog.synthetic(count: 101, seed: 5)
        try await TestStore.with(catalog: catalog) { test in
            for limit in [1, 7, 30, 100, 101, 500] {
                for order in ["", "&sortBy=price&order=desc", "&sortBy=category"] {
                    var ids: [Int] = []
                    while true {
                        let page = try await test.list("/products?select=id&limit=\(limit)&skip=\(ids.count)\(order)")
                        if page.ids.isEmpty { break }
                        ids += page.ids
                        if limit == 1, ids.count == 5 { break }
                    }
                    if limit > 1 { #expect(ids.sorted() == Array(1...101)) }
                    #expect(Set(ids).count == ids.count)
                }
            }
        }
    }

    @Test func selectReturnsTheFieldsAndTheIdentifier() async throws {
        try await TestStore.with { test in
            let body = try await test.client.get("/products?limit=1&select=title,price,nonsense").body
            #expect(
                body == """
                    {"limit":1,"products":[{"id":1,"price":18.99,"title":"Velvet Matte Lipstick, Rosewood"}],\
                    "skip":0,"total":288}
                    """)
        }
    }

    @Test(arguments: [
        "id", "title", "price", "rating", "stock", "brand", "category", "discountPercentage", "sku", "weight",
        "minimumOrderQuantity", "availabilityStatus",
    ])
    func sortingOrdersByAnyField(_ field: String) async throws {
        try await TestStore.with { test in
            for order in ["asc", "desc"] {
                let response = try await test.client.get("/products?limit=0&sortBy=\(field)&order=\(order)")
                let products = try #require(try response.object["products"] as? [[String: Any]])
                #expect(products.count == 288)
                for (one, other) in zip(products, products.dropFirst()) {
                    if let a = one[field] as? Double, let b = other[field] as? Double {
                        #expect(order == "asc" ? a <= b : a >= b)
                    } else {
                        let (a, b) = (one[field] as? String ?? "", other[field] as? String ?? "")
                        #expect(order == "asc" ? a.lowercased() <= b.lowercased() : a.lowercased() >= b.lowercased())
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("limit=x", "Invalid 'limit' - must be a whole number, 0 or more"),
        ("limit=-1", "Invalid 'limit' - must be a whole number, 0 or more"),
        ("limit=99999999999999999999", "Invalid 'limit' - must be a whole number, 0 or more"),
        ("skip=1.5", "Invalid 'skip' - must be a whole number, 0 or more"),
        ("order=up", "Order can be: 'asc' or 'desc'"),
        ("sortBy=color", "Can't sort by 'color'"),
        ("q=%ff", "The query is not valid percent-encoded UTF-8"),
    ])
    func anInvalidParameterIsRejected(_ query: String, _ message: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/products?\(query)")
            #expect(response.status == 400)
            #expect(response.message == message)
            #expect(response.header("cache-control") == "no-store")
        }
    }

    @Test func emptyParametersAreIgnored() async throws {
        try await TestStore.with { test in
            let list = try await test.list("/products?limit=&skip=&sortBy=&order=&select=")
            #expect(list.ids == Array(1...30))
        }
    }
}

struct ProductList {
    let ids: [Int]
    let total: Int
    let skip: Int
    let limit: Int
}

extension TestStore {
    func list(_ target: String) async throws -> ProductList {
        let response = try await client.get(target)
        let object = try response.object
        guard let products = object["products"] as? [[String: Any]], let total = object["total"] as? Int,
            let skip = object["skip"] as? Int, let limit = object["limit"] as? Int
        else { throw TestError(description: "no list: \(response.body.prefix(300))") }
        return ProductList(ids: products.compactMap { $0["id"] as? Int }, total: total, skip: skip, limit: limit)
    }
}
