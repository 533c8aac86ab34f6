import FlowKit
import FlowTestSupport
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SearchTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private func found(_ query: SearchQuery, _ products: [Product]) async throws -> [Int] {
        let store = try await files.store(products)
        return try await ids(query, store, limit: 500)
    }

    private func ids(_ query: SearchQuery, _ store: AppDatabase, limit: Int) async throws -> [Int] {
        let search = CatalogSearch(try await store.device())
        var ids: [Int] = []
        var cursor: SearchCursor?
        repeat {
            let page = try await search.search(query, after: cursor, limit: limit)
            ids += page.items.map(\.id.rawValue)
            cursor = page.next
            if let cursor { #expect(cursor.offset == ids.count) }
        } while cursor != nil && ids.count < 10_000
        return ids
    }

    @Test func theTitleCountsMoreThanTheBrandThanTheTagsThanTheDescription() async throws {
        let products: [Product] = [
            .fixture(id: 1, title: "Chair", brand: "A", description: "For an oak floor.", tags: []),
            .fixture(id: 2, title: "Chair", brand: "A", description: "", tags: ["oak"]),
            .fixture(id: 3, title: "Chair", brand: "Oak & Sons", description: "", tags: []),
            .fixture(id: 4, title: "Chair of oak", brand: "A", description: "", tags: []),
            .fixture(id: 5, title: "Oak chair", brand: "A", description: "", tags: []),
            .fixture(id: 6, title: "Chair", brand: "A", description: "Of ash.", tags: []),
        ]
        #expect(try await found(SearchQuery("oak"), products) == [5, 4, 3, 2, 1])
    }

    @Test(arguments: [
        ("eclair", true), ("Éclair", true), ("E\u{301}CLAIR", true), ("ecl", true), ("clair", false),
        ("nguyen", true), ("Nguyễn", true), ("strasse", false), ("straß", true), ("東", true), ("ö", true), ("o", true),
    ])
    func accentsAndCaseMakeNoDifference(text: String, isFound: Bool) async throws {
        let product = Product.fixture(
            id: 1, title: "Éclair von Nguyễn, Straße 東京 Öl", brand: nil, description: "", tags: [])
        #expect(try await found(SearchQuery(text), [product]) == (isFound ? [1] : []), "\(text)")
    }

    @Test(arguments: [
        ("清单", true), ("设备", true), ("备清", true), ("清備", false), ("单", true), ("设备清单", true), ("悬空", false),
        ("テスト", true), ("修正", true), ("サンドボックス", true), ("ボックス修正", true), ("テス修", false), ("ト", true),
        ("清单 テスト", true), ("清单テスト", false), ("A4用紙", true), ("用紙", true), ("a4", true), ("USBケーブル", true),
        ("ガラス", true), ("ガラ", true), ("𠮷野", true), ("ผ้าไหม", true), ("ไหม", true), ("lamp 清单", true), ("lam 清单", true),
        ("desk 清单", false), ("清单*", true), ("\"清单\"", true),
    ])
    func wordsOfScriptsWithoutSpacesAreFoundAnywhere(text: String, isFound: Bool) async throws {
        let product = Product.fixture(
            id: 1, title: "设备清单 サンドボックス修正テスト lamp", brand: "𠮷野家",
            description: "A4用紙、USBケーブル、ステンドカ\u{3099}ラス", tags: ["ผ้าไหมไทย"])
        let others: [Product] = [.fixture(id: 2, title: "Lamp"), .fixture(id: 3, title: "备设 单清 ストテ 正修")]
        let store = try await files.store([product] + others)
        for sort in SearchSort.allCases {
            let query = SearchQuery(text, sort: sort)
            let ids = try await ids(query, store, limit: 500)
            #expect(ids.contains(1) == isFound, "\(text)")
            if ids.count > 1 { #expect(["单", "ト", "a4"].contains(text), "\(text)") }
            #expect(try await CatalogSearch(store.device()).facets(of: query).total == ids.count, "\(text)")
        }
    }

    @Test(arguments: [
        ("iphone", [1, 2, 3]), ("IPHO", [1, 2, 3]), ("phone", []), ("iphone 用", [1, 3]), ("iPhone用", [1, 3]),
        ("iphone case", [2]), ("usb", [3]), ("b5", [1]),
    ])
    func latinWordsBetweenCharactersOfOtherScriptsAreFound(text: String, expected: [Int]) async throws {
        let store = try await files.store([
            .fixture(id: 1, title: "新型iPhone用ケース", brand: nil, description: "用紙B5", tags: []),
            .fixture(id: 2, title: "iPhone case", brand: nil, description: "", tags: []),
            .fixture(id: 3, title: "iPhone用ケース", brand: nil, description: "短いUSBケーブル", tags: []),
        ])
        for sort in SearchSort.allCases {
            let query = SearchQuery(text, sort: sort)
            let found = try await ids(query, store, limit: 2)
            #expect(found.sorted() == expected, "\(text) by \(sort)")
            #expect(try await CatalogSearch(store.device()).facets(of: query).total == expected.count, "\(text)")
        }
    }

    @Test func aChangedProductIsFoundByItsNewCharactersOnly() async throws {
        let store = try await files.store([.fixture(id: 1, title: "设备清单"), .fixture(id: 2, title: "设备清单")])
        try await store.save([.fixture(id: 1, title: "修正テスト")])
        #expect(try await ids(SearchQuery("清单"), store, limit: 9) == [2])
        #expect(try await ids(SearchQuery("テスト"), store, limit: 9) == [1])
        try await store.save([.fixture(id: 1, title: "Test"), .fixture(id: 2, title: "设备清单")])
        #expect(try await ids(SearchQuery("テスト"), store, limit: 9) == [])
        try await store.remove(id(2))
        #expect(try await ids(SearchQuery("清单"), store, limit: 9) == [])
    }

    @Test(arguments: [
        ("lamp", #""lamp"*"#), ("Blue-green \"OR\" naïve", #""Blue"* "green"* "OR"* "naïve"*"#),
        ("東京、大阪", #""東 京"* "大 阪"*"#), ("A4用紙 lamp", #""A4 用 紙"* "lamp"*"#),
        ("* \" ^ 🪑", nil),
        (String(repeating: "a", count: 300), "\"\(String(repeating: "a", count: 200))\"*"),
    ])
    func eachWordOfATextIsQuoted(text: String, pattern: String?) {
        #expect(CatalogFilter(SearchQuery(text))?.pattern?.text == pattern)
    }

    @Test func filtersGoTogetherWithWords() async throws {
        let products: [Product] = [
            .fixture(id: 1, title: "Oak desk", brand: "A B", category: .furniture, price: 100),
            .fixture(id: 2, title: "Oak board", brand: "A B", category: .kitchen, price: 200),
            .fixture(id: 3, title: "Oak bowl", brand: "A", category: .kitchen, price: 300),
            .fixture(id: 4, title: "Oak spoon", brand: "B A", category: .kitchen, price: 400),
        ]
        let store = try await files.store(products)
        for text in ["oak", ""] {
            for sort in SearchSort.allCases {
                let kitchen = try await ids(SearchQuery(text, category: .kitchen, sort: sort), store, limit: 2)
                #expect(Set(kitchen) == [2, 3, 4], "\(text) by \(sort)")
                let brand = try await ids(
                    SearchQuery(text, filters: ProductFilters(brands: ["A B"]), sort: sort), store, limit: 1)
                #expect(Set(brand) == [1, 2], "\(text) by \(sort)")
                let range = ProductFilters(price: PriceRange(200...300))
                let price = try await ids(SearchQuery(text, filters: range, sort: sort), store, limit: 1)
                #expect(Set(price) == [2, 3], "\(text) by \(sort)")
                let both = ProductFilters(brands: ["A B"], price: PriceRange(to: 250))
                let all = SearchQuery(text, category: .kitchen, filters: both, sort: sort)
                #expect(try await ids(all, store, limit: 1) == [2], "\(text) by \(sort)")
            }
        }
    }

    /// Page by page, whatever the size of the pages, each product comes once and in one order.
    @Test func thePagesOfAnySearchAreTheWhole() async throws {
        var random = SplitMix64(seed: 11)
        let store = try await files.store(Product.random(count: 60, using: &random))
        for text in ["", "des", "lam oak", "東", "zebra", "no such word"] {
            for sort in SearchSort.allCases {
                let query = SearchQuery(text, filters: ProductFilters(price: PriceRange(100...500)), sort: sort)
                let whole = try await ids(query, store, limit: 1_000)
                #expect(Set(whole).count == whole.count)
                for limit in [4, 25] {
                    #expect(try await ids(query, store, limit: limit) == whole, "\(text) by \(sort), \(limit)")
                }
                let mock = MockSearchService(try await all(store))
                let expected = try await mock.search(query, after: nil, limit: 1_000).items.map(\.id.rawValue)
                if case .products = query.order { #expect(whole == expected, "\(text) \(sort)") }
            }
        }
    }

    private func all(_ store: AppDatabase) async throws -> [Product] {
        var products: [Product] = []
        for number in try await store.walk(ProductQuery(), limit: 500).flatMap(\.self) {
            products += [try await store.product(id(number))].compactMap(\.self)
        }
        return products
    }

    /// Results are ranked in blocks. No result is missing, and none is repeated.
    @Test func aBroadSearchContinuesAfterItsFirstBlock() async throws {
        let store = try await files.store(
            (1...2_500).map { .fixture(id: $0, title: $0 % 2 == 0 ? "Lamp" : "Shade for a lamp", description: "") })
        let ids = try await ids(SearchQuery("lam"), store, limit: 300)
        #expect(ids.count == 2_500 && Set(ids).count == 2_500)
        #expect(ids.prefix(500) == (1...500).map { $0 * 2 }[...])
        #expect(ids.prefix(1_000).max() == 1_000)
        #expect(ids[1_000..<1_500].allSatisfy { $0 % 2 == 0 })
    }

    @Test(arguments: ["\"", "*", "NEAR(", "title:desk OR", "-desk", "a\" OR \"b", "& &", "\u{0}", "{title} : x"])
    func noTextIsUnderstoodAsALanguage(text: String) async throws {
        let product = Product.fixture(id: 1, title: "Kite", brand: "\"x\" OR *", description: "", tags: [])
        for sort in SearchSort.allCases { #expect(try await found(SearchQuery(text, sort: sort), [product]) == []) }
        let brands = try await found(SearchQuery("kite", filters: ProductFilters(brands: ["\"x\" OR *"])), [product])
        #expect(brands == [1])
        #expect(try await found(SearchQuery("kite", category: .init(rawValue: text)), [product]) == [])
    }

    @Test func searchDoesNotMatchTheCategory() async throws {
        let product = Product.fixture(id: 1, title: "Kite", brand: nil, category: .furniture, description: "", tags: [])
        #expect(try await found(SearchQuery("furniture"), [product]) == [])
    }
}
