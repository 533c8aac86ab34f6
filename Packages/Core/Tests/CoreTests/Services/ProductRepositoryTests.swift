import FlowKit
import Loading
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct ProductRepositoryTests {
    private static let fresh = PageRequest<ProductCursor>(cursor: nil, policy: .networkOnly)
    private static let stored = PageRequest<ProductCursor>(cursor: nil, policy: .cacheOnly)

    /// The numbers of all pages of a list, one page after the other.
    private static func pages(
        _ services: LiveServices, _ query: ProductQuery, _ policy: FetchPolicy, limit: Int
    ) async throws -> [[Int]] {
        var pages: [[Int]] = []
        var cursor: ProductCursor?
        repeat {
            let request = PageRequest(cursor: cursor, policy: policy)
            let page = try await services.products.products(query, request, limit: limit)
            pages.append(page.items.map(\.id.rawValue))
            cursor = page.next
        } while cursor != nil && pages.count < 100
        return pages
    }

    @Test func nothingIsStoredToBeginWith() async throws {
        try await Shop().run { services, server in
            let page = try await services.products.products(ProductQuery(), Self.stored, limit: 2)
            #expect(page == .empty)
            let product = try await services.products.product(Product.ID(rawValue: 1), .cacheOnly)
            #expect(product == nil)
            let categories = try await services.categories.categories(.cacheOnly)
            #expect(categories == nil)
            #expect(server.requests.isEmpty)
            #expect(services.replacedDatabase == nil)
        }
    }

    @Test func freshPagesHaveTheServersOrderAndAreStored() async throws {
        let shop = Shop([3, 1, 5, 2, 4].map { Shop.Item(id: $0) })
        try await shop.run { services, server in
            let pages = try await Self.pages(services, ProductQuery(), .networkOnly, limit: 2)
            #expect(pages == [[3, 1], [5, 2], [4]])
            #expect(
                server.requests.map(\.target) == [0, 2, 4].map { "/products?limit=2&skip=\($0)" })
            let stored = try await Self.pages(services, ProductQuery(), .cacheOnly, limit: 2)
            #expect(stored.flatMap(\.self).sorted() == [1, 2, 3, 4, 5])
            #expect(server.requests.count == 3)
        }
    }

    @Test func aCursorKnowsItsPlaceAndItsLastItem() async throws {
        try await Shop().run { services, _ in
            let page = try await services.products.products(ProductQuery(), Self.fresh, limit: 2)
            #expect(page.next?.offset == 2)
            #expect(page.next?.last == page.items.last)
        }
    }

    @Test func aFreshCursorContinuesWhatIsStored() async throws {
        try await Shop().run { services, _ in
            let pages = try await Self.pages(services, ProductQuery(), .networkOnly, limit: 5)
            #expect(pages == [[1, 2, 3, 4, 5]])
            let first = try await services.products.products(ProductQuery(), Self.fresh, limit: 2)
            let next = PageRequest(cursor: first.next, policy: .cacheOnly)
            let second = try await services.products.products(ProductQuery(), next, limit: 2)
            #expect(second.items.map(\.id.rawValue) == [3, 4])
        }
    }

    @Test func wordsWithinACategorySkipPagesOfOthers() async throws {
        let categories = ["tops", "tops", "tops", "beauty", "tops", "tops", "beauty", "tops", "tops"]
        let shop = Shop(categories.enumerated().map { Shop.Item(id: $0.offset, category: $0.element) })
        try await shop.run { services, server in
            let query = ProductQuery(category: ProductCategory.ID(rawValue: "beauty"), text: "red")
            let pages = try await Self.pages(services, query, .networkOnly, limit: 2)
            #expect(pages == [[3], [6], []])
            #expect(server.requests.count == 5)
        }
    }

    @Test func aServerThatAlwaysHasMoreDoesNotKeepUsForGood() async throws {
        let shop = Shop()
        shop.reply = .json(WireSample.list([WireSample.product(1)], total: .max))
        try await shop.run { services, server in
            let query = ProductQuery(category: ProductCategory.ID(rawValue: "tops"), text: "red")
            let page = try await services.products.products(query, Self.fresh, limit: 1)
            #expect(page.items.isEmpty && page.next?.offset == 50)
            #expect(server.requests.count == 50)
        }
    }

    @Test func aProductIsStoredAndAnsweredOffline() async throws {
        let shop = Shop()
        try await shop.run { services, _ in
            let id = Product.ID(rawValue: 4)
            let product = try #require(try await services.products.product(id, .networkOnly))
            #expect(product.summary.price.list == Money(minorUnits: 450))
            shop.reply = .raw("")
            await #expect(throws: ServiceError.offline) { try await services.products.product(id, .networkOnly) }
            let stored = try await services.products.product(id, .cacheOnly)
            #expect(stored == product)
        }
    }

    @Test func aProductThatIsGoneIsForgotten() async throws {
        let shop = Shop()
        try await shop.run { services, _ in
            let id = Product.ID(rawValue: 4)
            _ = try await services.products.product(id, .networkOnly)
            shop.items.removeAll { $0.id == 4 }
            await #expect(throws: ServiceError.notFound("product 4")) {
                try await services.products.product(id, .networkOnly)
            }
            let stored = try await services.products.product(id, .cacheOnly)
            #expect(stored == nil)
        }
    }

    @Test func categoriesAreSortedByNameAndStored() async throws {
        let shop = Shop()
        try await shop.run { services, _ in
            let fresh = try await services.categories.categories(.networkOnly)?.map(\.name)
            #expect(fresh == ["Beauty", "Tops"])
            shop.reply = .json("", status: 500)
            await #expect(throws: ServiceError.server(status: 500, message: nil)) {
                try await services.categories.categories(.networkOnly)
            }
            let stored = try await services.categories.categories(.cacheOnly)?.map(\.name)
            #expect(stored == ["Beauty", "Tops"])
        }
    }

    @Test func aProductThatCannotBeReadHidesNoOthers() async throws {
        let shop = Shop()
        try await shop.run { services, _ in
            let unreadable = [#"{"id":2,"title":"x"}"#, #"{"title":"x"}"#]
            shop.reply = .json(WireSample.list([WireSample.product(1)] + unreadable, total: 3))
            let page = try await services.products.products(ProductQuery(), Self.fresh, limit: 2)
            #expect(page.items.map(\.id.rawValue) == [1])
            #expect(try await services.products.product(Product.ID(rawValue: 1), .cacheOnly) != nil)
        }
    }

    @Test func undecodableListErrorNamesThePathAndStoresNothing() async throws {
        let shop = Shop()
        try await shop.run { services, _ in
            shop.reply = .json(#"{"products":\#(WireSample.product(1)),"total":1}"#)
            let outcome = await Result { () async throws(ServiceError) in
                try await services.products.products(ProductQuery(), Self.fresh, limit: 2)
            }
            guard case .undecodable("products", "a list is expected")? = outcome.error else {
                Issue.record("\(outcome)")
                return
            }
            let stored = try await services.products.product(Product.ID(rawValue: 1), .cacheOnly)
            #expect(stored == nil)
        }
    }
}
