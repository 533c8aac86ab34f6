import FlowKit
import FlowTestSupport
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import Core

/// Filters and their counts, in the database and in memory.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct FilterTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private static let products: [Product] = [
        .fixture(
            id: 1, title: "Oak desk", brand: "A", category: .furniture, price: 100, rating: 4.5, stock: 3,
            tags: ["wood"]),
        .fixture(
            id: 2, title: "Oak board", brand: "B", category: .kitchen, price: 200, rating: 4, stock: 0,
            tags: ["wood", "kitchen aid"]),
        .fixture(
            id: 3, title: "Oak bowl", brand: "B", category: .kitchen, price: 300, rating: 3.9, stock: 9, tags: ["woo"]),
        .fixture(id: 4, title: "Kite", brand: nil, category: .furniture, price: 400, rating: 1, stock: 1, tags: []),
    ]

    @Test(arguments: [
        (ProductFilters(), [1, 2, 3, 4]),
        (ProductFilters(brands: ["B"]), [2, 3]),
        (ProductFilters(brands: ["A", "B"]), [1, 2, 3]),
        (ProductFilters(brands: ["b"]), []),
        (ProductFilters(price: PriceRange(200...300)), [2, 3]),
        (ProductFilters(price: PriceRange(from: 300)), [3, 4]),
        (ProductFilters(price: PriceRange(to: 199)), [1]),
        (ProductFilters(rating: MinimumRating(4)), [1, 2]),
        (ProductFilters(availability: .inStock), [1, 3, 4]),
        (ProductFilters(tags: ["wood"]), [1, 2]),
        (ProductFilters(tags: ["woo", "kitchen aid"]), [2, 3]),
        (ProductFilters(tags: ["kitchen"]), []),
        (ProductFilters(tags: ["%", "' OR 1 --"]), []),
        (ProductFilters(brands: ["B"], rating: MinimumRating(3), availability: .inStock, tags: ["woo"]), [3]),
    ])
    func aListHasTheProductsThatPass(filters: ProductFilters, ids: [Int]) async throws {
        let store = try await files.store(Self.products)
        for sort in ProductSort.allCases {
            let page = try await store.products(ProductQuery(sort: sort, filters: filters), after: nil, limit: 10)
            #expect(Set(page.items.map(\.id.rawValue)) == Set(ids), "\(sort)")
        }
    }

    /// The database, the rules in memory, and the counts agree, page by page and in any order.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func countsAreThoseOfTheListsTheyAnnounce(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let products = random.products()
        let store = try await files.store(products)
        let search = CatalogSearch(try await store.device())
        for text in ["", "oak"] {
            let filters = random.filters()
            let query = SearchQuery(text, filters: filters)
            let expected = products.filter {
                (text.isEmpty || $0.summary.title.lowercased().contains(text))
                    && filters.matches(FilteredProduct($0.summary, tags: $0.details.tags))
            }
            for sort in SearchSort.allCases {
                var query = query
                query.sort = sort
                let found = try await ids(query, search)
                #expect(found.sorted() == expected.map(\.id.rawValue).sorted(), "\(query)")
            }
            let facets = try await search.facets(of: query)
            #expect(facets.total == expected.count)
            for brand in facets.brands {
                var one = query
                one.filters.brands = [brand.value]
                #expect(try await ids(one, search).count == brand.count, "\(one)")
            }
            for tag in facets.tags {
                var one = query
                one.filters.tags = [tag.value]
                #expect(try await ids(one, search).count == tag.count, "\(one)")
            }
            for rating in facets.ratings {
                var one = query
                one.filters.rating = MinimumRating(rating.value)
                #expect(try await ids(one, search).count == rating.count, "\(one)")
            }
        }
    }

    private func ids(_ query: SearchQuery, _ search: CatalogSearch) async throws -> [Int] {
        var ids: [Int] = []
        var cursor: SearchCursor?
        repeat {
            let page = try await search.search(query, after: cursor, limit: 7)
            ids += page.items.map(\.id.rawValue)
            cursor = page.next
        } while cursor != nil
        #expect(Set(ids).count == ids.count)
        return ids
    }

    @Test func theTotalIsExactBeyondTheBoundOfTheOtherNumbers() async throws {
        let store = try await files.store(
            (1...2_100).map { .fixture(id: $0, title: "Lamp", brand: $0.isMultiple(of: 2) ? "A" : "B") })
        let search = CatalogSearch(try await store.device())
        let facets = try await search.facets(of: SearchQuery("lamp", filters: ProductFilters(brands: ["A"])))
        #expect(facets.total == 1_050 && !facets.isExact)
        #expect(facets.brands == [FacetCount("A", count: 1_000), FacetCount("B", count: 1_000)])
    }

    @Test func onlyACompleteCatalogIsKnownToHaveAllProducts() async throws {
        let store = try await files.store(Self.products)
        let search = CatalogSearch(try await store.device())
        #expect(try await search.facets(of: SearchQuery("")).isComplete == false)
        try await store.write { try CatalogSyncRecord.save(SyncState(lastComplete: Date()), in: $0) }
        #expect(try await search.facets(of: SearchQuery("")).isComplete)
    }

    /// The API has no filters: products that fail one are left out of its pages.
    @Test func theServersPagesAreFiltered() async throws {
        let shop = Shop([1, 2, 3, 4].map { Shop.Item(id: $0) })
        try await shop.run { services, server in
            let all = try await services.products.products(
                ProductQuery(), PageRequest(cursor: nil, policy: .networkOnly), limit: 4)
            let price = try #require(all.items.map(\.price.list.minorUnits).max())
            let query = ProductQuery(filters: ProductFilters(price: PriceRange(from: price)))
            let page = try await services.products.products(
                query, PageRequest(cursor: nil, policy: .networkOnly), limit: 2)
            #expect(page.items == all.items.filter { $0.price.list.minorUnits == price })
            #expect(!page.items.isEmpty)
            let stored = try await services.products.products(
                query, PageRequest(cursor: nil, policy: .cacheOnly), limit: 2)
            #expect(stored.items == page.items)
            #expect(server.requests.count <= 3)
        }
    }
}

extension SplitMix64 {
    fileprivate mutating func products() -> [Product] {
        (1...60).map { id in
            .fixture(
                id: id, title: Bool.random(using: &self) ? "Oak \(id)" : "Ash \(id)",
                brand: some(["A", "B", "C"]).first,
                price: Int.random(in: 0...100, using: &self), rating: Double(Int.random(in: 0...50, using: &self)) / 10,
                stock: Int.random(in: 0...3, using: &self), description: "", tags: some(["x", "x y", "z"]))
        }
    }

    fileprivate mutating func filters() -> ProductFilters {
        ProductFilters(
            brands: some(["A", "B", "C"]),
            price: Bool.random(using: &self) ? .any : PriceRange(from: 20, to: Int.random(in: 20...100, using: &self)),
            rating: MinimumRating(Int.random(in: 0...4, using: &self)),
            availability: Bool.random(using: &self) ? .any : .inStock, tags: some(["x", "x y", "z"]))
    }

    private mutating func some(_ names: [String]) -> [String] { names.filter { _ in Bool.random(using: &self) } }
}
