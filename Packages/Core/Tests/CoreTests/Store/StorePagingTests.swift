import FlowKit
import FlowTestSupport
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StorePagingTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test(arguments: ProductSort.allCases)
    func thePagesOfAnyListAreTheSortedWhole(sort: ProductSort) async throws {
        var random = SplitMix64(seed: 7)
        for count in [0, 1, 5, 60] {
            let products = Product.random(count: count, using: &random)
            let store = try await files.store(products)
            for category in [nil, ProductCategory.ID.furniture, ProductCategory.ID(rawValue: "nowhere")] {
                for text in [nil, "  ", "lam", "des oak", "DOG", "naive", "eclair", "green", "东"] {
                    let query = ProductQuery(category: category, text: text, sort: sort)
                    let expected = expectation(query, products)
                    for limit in [1, 7, max(expected.count, 1), 500] {
                        let pages = try await store.walkSummaries(query, limit: limit)
                        #expect(pages.flatMap(\.self) == expected, "\(query) by \(limit)")
                        #expect(pages.count == max(1, (expected.count + limit - 1) / limit), "\(query) by \(limit)")
                    }
                }
            }
        }
    }

    /// The same, said plainly: filter, then sort all.
    private func expectation(_ query: ProductQuery, _ products: [Product]) -> [ProductSummary] {
        let words = (query.searchText ?? "").split(whereSeparator: \.isWhitespace).map(folded)
        let found = products.filter { product in
            let texts = [product.summary.title, product.summary.brand ?? "", product.details.description]
            let all = (texts + product.details.tags).flatMap { $0.split { !$0.isLetter } }.map(folded)
            return (query.category ?? product.summary.category) == product.summary.category
                && words.allSatisfy { word in all.contains { $0.hasPrefix(word) } }
        }
        return found.map(\.summary).sorted { one, other in
            switch query.sort {
            case .featured: one.id < other.id
            case .priceAscending: (one.price.list.minorUnits, one.id) < (other.price.list.minorUnits, other.id)
            case .priceDescending: (-one.price.list.minorUnits, one.id) < (-other.price.list.minorUnits, other.id)
            case .ratingDescending: (-one.rating, one.id) < (-other.rating, other.id)
            case .titleAscending: (one.title, one.id) < (other.title, other.id)
            }
        }
    }

    private func folded(_ word: some StringProtocol) -> String {
        String(word).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    @Test func aListThatChangesBetweenTwoPagesRepeatsAndSkipsNothing() async throws {
        let store = try await files.store((1...10).map { .fixture(id: $0 * 10) })
        let first = try await store.products(ProductQuery(), after: nil, limit: 3)
        try await store.save([.fixture(id: 5), .fixture(id: 35)])
        try await store.remove(id(30))
        let second = try await store.products(ProductQuery(), after: first.next, limit: 3)
        #expect(first.items.map(\.id) == [id(10), id(20), id(30)])
        #expect(second.items.map(\.id) == [id(35), id(40), id(50)])
        #expect(second.next?.offset == 6)
        #expect(second.next?.last.id == id(50))
    }

    @Test func theLastPageHasNoNext() async throws {
        let store = try await files.store((1...6).map { .fixture(id: $0) })
        #expect(try await store.walk(ProductQuery(), limit: 3) == [[1, 2, 3], [4, 5, 6]])
        #expect(try await store.walk(ProductQuery(), limit: 6) == [[1, 2, 3, 4, 5, 6]])
    }

    @Test(arguments: [Int.min, -1, 0, 1])
    func aLimitBelowOneCountsAsOne(limit: Int) async throws {
        let store = try await files.store([.fixture(id: 1), .fixture(id: 2)])
        #expect(try await store.products(ProductQuery(), after: nil, limit: limit).items.count == 1)
    }

    @Test func aLimitWithoutEndIsBounded() async throws {
        let store = try await files.store([.fixture(id: 1), .fixture(id: 2)])
        #expect(try await store.walk(ProductQuery(), limit: .max) == [[1, 2]])
    }

    @Test(arguments: [
        "\"", "'", "*", "NEAR(", "title:desk OR", "-desk", "a\" OR \"b", "^desk", "& &", "\u{0}", "desk\u{0}x",
    ])
    func noTextIsUnderstoodAsALanguage(text: String) async throws {
        let store = try await files.store([.fixture(id: 1, title: "Kite", description: "", tags: [])])
        #expect(try await store.walk(ProductQuery(text: text), limit: 5) == [[]])
    }

    @Test func searchMatchesTheUpdatedProductText() async throws {
        let store = try await files.store([.fixture(id: 1, title: "Kite", tags: ["wind"])])
        try await store.save([.fixture(id: 1, title: "Dragon", tags: ["air"])])
        #expect(try await store.walk(ProductQuery(text: "kite"), limit: 5) == [[]])
        #expect(try await store.walk(ProductQuery(text: "wind"), limit: 5) == [[]])
        #expect(try await store.walk(ProductQuery(text: "drag air"), limit: 5) == [[1]])
        try await store.remove(id(1))
        #expect(try await store.walk(ProductQuery(text: "drag"), limit: 5) == [[]])
    }
}
