import FlowTestSupport
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct FacetTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func eachListCountsWhatTheOtherFiltersLetThrough() async throws {
        let store = try await files.store([
            .fixture(id: 1, title: "Oak desk", brand: "A", category: .furniture, price: 100),
            .fixture(id: 2, title: "Oak board", brand: "A", category: .kitchen, price: 1_200),
            .fixture(id: 3, title: "Oak bowl", brand: "B", category: .kitchen, price: 3_300),
            .fixture(id: 4, title: "Kite", brand: "C", category: .fragrances, price: 400),
        ])
        let search = CatalogSearch(try await store.device())
        let all = try await search.facets(of: SearchQuery("oak"))
        #expect(all.categories == [FacetCount(.kitchen, count: 2), FacetCount(.furniture, count: 1)])
        #expect(all.brands == [FacetCount("A", count: 2), FacetCount("B", count: 1)])
        #expect(all.prices.map(\.count).reduce(0, +) == 3)
        #expect(all.isExact)
        let kitchen = try await search.facets(of: SearchQuery("oak", category: .kitchen))
        #expect(kitchen.categories == all.categories)
        #expect(kitchen.brands == [FacetCount("A", count: 1), FacetCount("B", count: 1)])
        let brand = try await search.facets(of: SearchQuery("oak", filters: ProductFilters(brands: ["B"])))
        #expect(brand.categories == [FacetCount(.kitchen, count: 1)])
        #expect(brand.brands == all.brands)
        #expect(brand.prices == [PriceBucket(3_000...3_300, count: 1)])
        #expect(try await search.facets(of: SearchQuery("&")) == SearchFacets())
        #expect(try await search.facets(of: SearchQuery("")).categories.count == 3)
    }

    @Test func countingEndsAtABound() async throws {
        let store = try await files.store((1...2_001).map { .fixture(id: $0, title: "Lamp") })
        let facets = try await CatalogSearch(store.device()).facets(of: SearchQuery("lamp"))
        #expect(!facets.isExact)
        #expect(facets.categories == [FacetCount(.furniture, count: 2_000)])
        try await store.remove(id(1))
        #expect(try await CatalogSearch(store.device()).facets(of: SearchQuery("lamp")).isExact)
    }

    @Test func priceRangesAreRoundAndHoldAllPrices() {
        var random = SplitMix64(seed: 9)
        for _ in 0..<300 {
            let prices = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                Int.random(in: 0...Int.random(in: 1...200_000, using: &random), using: &random)
            }
            let buckets = PriceBucket.buckets(of: prices)
            #expect(buckets.count <= 5)
            #expect(buckets.map(\.count).reduce(0, +) == prices.count)
            for bucket in buckets { #expect(prices.count { bucket.range.contains($0) } == bucket.count) }
        }
    }
}
