import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

struct CatalogAPITests {
    private static let empty = StubTransport.Answer.success(
        APIResponse(status: 200, body: Data(WireSample.list([], total: 0).utf8)))

    private func answer(_ body: String, status: Int = 200) -> StubTransport.Answer {
        .success(APIResponse(status: status, body: Data(body.utf8)))
    }

    private func api(_ transport: StubTransport, _ address: String = "http://shop.test") throws -> CatalogAPI {
        CatalogAPI(api: try #require(URL(string: address)), transport: transport)
    }

    private func beauty(_ text: String? = nil, _ sort: ProductSort = .featured) -> ProductQuery {
        ProductQuery(category: ProductCategory.ID(rawValue: "beauty"), text: text, sort: sort)
    }

    @Test func eachQueryHasItsAddress() async throws {
        let cases: [(ProductQuery, Int, Int, String)] = [
            (ProductQuery(), 0, 20, "/products?limit=20&skip=0"),
            (ProductQuery(sort: .priceAscending), 20, 20, "/products?limit=20&skip=20&sortBy=price&order=asc"),
            (ProductQuery(sort: .priceDescending), 0, 5, "/products?limit=5&skip=0&sortBy=price&order=desc"),
            (beauty(nil, .ratingDescending), 0, 5, "/products/category/beauty?limit=5&skip=0&sortBy=rating&order=desc"),
            (
                ProductQuery(text: " lamp ", sort: .titleAscending), 0, 5,
                "/products/search?q=lamp&limit=5&skip=0&sortBy=title&order=asc"
            ),
            (ProductQuery(text: "  "), 0, 5, "/products?limit=5&skip=0"),
            (beauty("red"), 10, 5, "/products/search?q=red&limit=5&skip=10"),
            (ProductQuery(), -3, 0, "/products?limit=1&skip=0"),
            (ProductQuery(), 0, -1, "/products?limit=1&skip=0"),
        ]
        for (query, offset, limit, target) in cases {
            let transport = StubTransport(Self.empty)
            _ = try await api(transport).products(query, offset: offset, limit: limit)
            #expect(transport.requests.map(\.url.absoluteString) == ["http://shop.test" + target])
            #expect(transport.requests.first?.headers["Accept"] == "application/json")
        }
    }

    @Test(arguments: [
        ("http://shop.test", "http://shop.test/products/7"), ("http://shop.test/", "http://shop.test/products/7"),
        ("http://shop.test/api/v1", "http://shop.test/api/v1/products/7"),
        ("http://shop.test/api/v1/", "http://shop.test/api/v1/products/7"),
        ("http://shop.test:8080/a%20b?x=1#y", "http://shop.test:8080/a%20b/products/7"),
        ("http://[::1]:8080", "http://[::1]:8080/products/7"),
    ])
    func theAPIMayLiveAnywhere(_ base: String, _ url: String) async throws {
        let transport = StubTransport(answer(WireSample.product(7)))
        _ = try await api(transport, base).product(Product.ID(rawValue: 7))
        #expect(transport.requests.map(\.url.absoluteString) == [url])
    }

    @Test(arguments: [
        ("a&limit=0", "a%26limit%3D0"), ("a+b", "a%2Bb"), ("50%", "50%25"), ("a#b?c/d", "a%23b%3Fc%2Fd"),
        ("crème brûlée", "cr%C3%A8me%20br%C3%BBl%C3%A9e"), ("👟", "%F0%9F%91%9F"), ("a\r\nX: y", "a%0D%0AX%3A%20y"),
    ])
    func wordsStayWhatTheyAre(_ text: String, _ encoded: String) async throws {
        let transport = StubTransport(Self.empty)
        _ = try await api(transport).products(ProductQuery(text: text), offset: 0, limit: 5)
        let url = "http://shop.test/products/search?q=\(encoded)&limit=5&skip=0"
        #expect(transport.requests.map(\.url.absoluteString) == [url])
    }

    @Test(arguments: [
        ("mens-shirts", "mens-shirts"), ("../../admin", "..%2F..%2Fadmin"), ("..", "%2E%2E"), (".", "%2E"),
        ("a?b#c", "a%3Fb%23c"), ("a b", "a%20b"), ("", ""),
    ])
    func aCategoryStaysInItsPlace(_ slug: String, _ encoded: String) async throws {
        let transport = StubTransport(Self.empty)
        let query = ProductQuery(category: ProductCategory.ID(rawValue: slug))
        _ = try await api(transport).products(query, offset: 0, limit: 5)
        let url = "http://shop.test/products/category/\(encoded)?limit=5&skip=0"
        #expect(transport.requests.map(\.url.absoluteString) == [url])
    }

    @Test func pagesFollowOneAnotherToTheEnd() async throws {
        let products = (1...3).map { WireSample.product($0) }
        func list(_ sent: Int, total: Int, offset: Int) async throws -> ProductList {
            let body = WireSample.list(Array(products.prefix(sent)), total: total)
            return try await api(StubTransport(answer(body))).products(ProductQuery(), offset: offset, limit: 3)
        }
        let first = try await list(3, total: 7, offset: 0)
        #expect(first.products.map(\.id.rawValue) == [1, 2, 3])
        #expect(first.total == 7 && first.nextOffset == 3)
        #expect(try await list(3, total: 7, offset: 3).nextOffset == 6)
        #expect(try await list(1, total: 7, offset: 6).nextOffset == nil)
        #expect(try await list(0, total: 7, offset: 3).nextOffset == nil)
        #expect(try await list(3, total: 0, offset: 0).nextOffset == nil)
        #expect(try await list(3, total: -5, offset: 0).nextOffset == nil)
        #expect(try await list(3, total: .max, offset: .max - 1).nextOffset == nil)
    }

    @Test func duplicateProductsAreRemoved() async throws {
        let sent = [1, 2, 1].map { WireSample.product($0) }
        let api = try api(StubTransport(answer(WireSample.list(sent, total: 9))))
        let list = try await api.products(ProductQuery(), offset: 0, limit: 3)
        #expect(list.products.map(\.id.rawValue) == [1, 2])
        #expect(list.nextOffset == 3)
    }

    @Test func withoutATotalAPageIsTheLastOne() async throws {
        let body = #"{"products":[\#(WireSample.product(1))]}"#
        let list = try await api(StubTransport(answer(body))).products(ProductQuery(), offset: 4, limit: 1)
        #expect(list.total == 5 && list.nextOffset == nil)
    }

    @Test func wordsWithinACategoryAreSortedOutHere() async throws {
        let sent = [
            WireSample.product(1), WireSample.product(2, category: "tops"), WireSample.product(3),
            WireSample.product(4, category: "tops"),
        ]
        let transport = StubTransport(answer(WireSample.list(sent, total: 9)))
        let list = try await api(transport).products(beauty("red"), offset: 0, limit: 4)
        #expect(list.products.map(\.id.rawValue) == [1, 3])
        #expect(list.last?.id.rawValue == 4)
        #expect(list.nextOffset == 4)
    }

    @Test func notFoundErrorNamesTheResource() async throws {
        let api = try api(
            StubTransport(answer(#"{"message":"Product with id '7' not found","reason":"gone"}"#, status: 404)))
        await #expect(throws: ServiceError.notFound("product 7")) { try await api.product(Product.ID(rawValue: 7)) }
        await #expect(throws: ServiceError.notFound("list of categories")) { try await api.categories() }
        await #expect(throws: ServiceError.notFound("category beauty")) {
            try await api.products(beauty(), offset: 0, limit: 5)
        }
        await #expect(throws: ServiceError.notFound("search for products")) {
            try await api.products(beauty("red"), offset: 0, limit: 5)
        }
        await #expect(throws: ServiceError.notFound("list of products")) {
            try await api.products(ProductQuery(), offset: 0, limit: 5)
        }
    }

    @Test func categoriesKeepTheServersOrder() async throws {
        let transport = StubTransport(answer(#"[{"slug":"tops","name":"Tops"},"beauty","tops"]"#))
        let categories = try await api(transport).categories()
        #expect(categories.map(\.name) == ["Tops", "Beauty"])
        #expect(transport.requests.map(\.url.absoluteString) == ["http://shop.test/products/categories"])
    }
}
