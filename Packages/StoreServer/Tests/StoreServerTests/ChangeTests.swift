import Foundation
import HTTPTypes
import Testing

@testable import StoreServer

@Suite struct ChangeTests {
    private struct Page {
        let products: [Int]
        let removed: [Int]
        let next: String
        let remaining: Int
    }

    private func page(_ test: TestStore, since: String? = nil, limit: Int = 100) async throws -> Page {
        let query = "limit=\(limit)&select=stock" + (since.map { "&since=\($0)" } ?? "")
        let response = try await test.client.get("/products/changes?\(query)")
        let changes = try response.objects("changes")
        return Page(
            products: changes.compactMap { ($0["product"] as? [String: Any])?["id"] as? Int },
            removed: changes.compactMap { $0["removed"] as? Int },
            next: try #require(response.object["next"] as? String),
            remaining: try #require(response.object["remaining"] as? Int))
    }

    @Test func eachProductIsListedOnceAndAgainWhenItChanges() async throws {
        try await TestStore.with(catalog: .synthetic(count: 50)) { test in
            try test.store.restock(7, to: 1)
            let first = try await page(test, limit: 30)
            #expect(first.products == Array(1...31).filter { $0 != 7 })
            #expect(first.remaining == 20)
            let second = try await page(test, since: first.next, limit: 30)
            #expect(second.products == Array(32...50) + [7])
            #expect(second.remaining == 0)
            #expect(try await page(test, since: second.next).products.isEmpty)
            try test.store.restock(9, to: 1)
            try test.store.remove(3)
            try test.store.restock(9, to: 2)
            let third = try await page(test, since: second.next)
            #expect(third.products == [9])
            #expect(third.removed == [3])
            let fourth = try await page(test, since: third.next)
            #expect(fourth.products.isEmpty)
            #expect(fourth.next == third.next)
        }
    }

    @Test func anOrderAndAReviewAreChanges() async throws {
        try await TestStore.with { test in
            var product = try #require(test.store.catalog.product(12))
            (product.price, product.discount, product.stock, product.minimumOrder) = (1_00, 0, 9, 1)
            try test.store.change(product)
            var token = ""
            var since: String? = nil
            repeat {
                let page = try await page(test, since: since, limit: 1000)
                since = page.next
                token = page.remaining == 0 ? page.next : ""
            } while token.isEmpty
            let emily = try await test.client.signIn().access
            _ = try await test.client.change(
                "POST", "/orders", token: emily, #"{"products":[{"id":12,"quantity":1,"price":1}]}"#)
            _ = try await test.client.change(
                "POST", "/products/30/reviews", token: emily, #"{"rating":1,"comment":"a"}"#)
            #expect(try await page(test, since: token).products == [12, 30])
        }
    }

    @Test(arguments: ["x", "0.0", "a.0.0", "..", "%00", "9.99999999999999999999.1"])
    func anUnknownPositionIsGone(_ token: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/products/changes?since=\(token)")
            #expect(response.status == 410)
            #expect(response.message == "This token is unknown or expired. Start again without 'since'")
            let known = try await page(test, limit: 5).next
            let future = known.split(separator: ".").dropLast(2).joined() + ".1.0"
            #expect(try await test.client.get("/products/changes?since=\(future)").status == 410)
            let epoch = known.prefix { $0 != "." }
            for position in ["0.-1", "%2B0.%2B5", "00.5", "0.05", "-0.5"] {
                let response = try await test.client.get("/products/changes?since=\(epoch).\(position)")
                #expect(response.status == 410, "\(position)")
            }
            #expect(try await test.client.get("/products/changes?limit=0").status == 400)
        }
    }

    @Test func aPositionOfAnotherServerIsGone() async throws {
        var token = ""
        try await TestStore.with { token = try await page($0).next }
        try await TestStore.with { test in
            let response = try await test.client.get("/products/changes?since=\(token)")
            #expect(response.status == 410)
        }
    }

    /// A client that follows the changes, in pages of any size and at any time, ends with the catalog.
    @Test(arguments: 1...20) func followingTheChangesGivesTheCatalog(_ seed: UInt64) async throws {
        var random = SplitMix64(seed)
        let store = StoreServer(catalog: .synthetic(count: 40))
        var known: [Int: Int] = [:]
        var position = ""
        func follow(_ limit: Int) async throws -> Int {
            let response = try await DirectClient(store: store).send(
                .get, "/products/changes?limit=\(limit)&since=\(position)&select=stock")
            let page = try response.decode(ChangeList.self)
            #expect(page.changes.count <= limit)
            var seen: Set<Int> = []
            for change in page.changes {
                let id = try #require(change.product?.id ?? change.removed)
                #expect(seen.insert(id).inserted)
                known[id] = change.product?.stock
            }
            position = page.next
            return page.remaining
        }
        for _ in 0..<60 {
            switch random.below(4) {
            case 0: _ = try await follow(1 + random.below(9))
            case 1: try store.remove(1 + random.below(44))
            default:
                var product = try #require(store.catalog.products.first)
                product = try StoreProduct.moved(product, to: 1 + random.below(44)) ?? product
                product.stock = random.below(1000)
                try store.change(product)
            }
        }
        while try await follow(1 + random.below(9)) > 0 {}
        let now = Dictionary(uniqueKeysWithValues: store.catalog.products.map { ($0.id, $0.stock) })
        #expect(known == now)
        #expect(try await follow(5) == 0)
    }
}

private struct ChangeList: Decodable {
    struct Product: Decodable { let id, stock: Int }
    struct Change: Decodable {
        let product: Product?
        let removed: Int?
    }

    let changes: [Change]
    let next: String
    let remaining: Int
}

extension StoreProduct {
    /// Returns the product with another identifier.
    fileprivate static func moved(_ product: StoreProduct, to id: Int) throws -> StoreProduct? {
        var object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(product)) as? [String: Any]
        object?["id"] = id
        guard let object else { return nil }
        return try JSONDecoder().decode(StoreProduct.self, from: JSONSerialization.data(withJSONObject: object))
    }
}
