import Bag
import DeepLink
import FlowTestSupport
import Foundation
import Home
import Model
import ProductDetails
import ProductListing
import Testing
import Wishlist

@testable import AppFeature

/// Every route is read back from the URL that it prints, whatever its values hold.
@Suite struct RoundTripTests {
    static let texts = [
        "", " ", ".", "..", "/", "//", "%", "%2F", "%25", "a/b", "?", "#", "&", "=", "a=b&c", "+", "\\", "\"", "\u{0}",
        "\n\r\t", "\u{7F}", "é", "e\u{301}", "🧑‍🧑‍🧒‍🧒", "שלום עולם", "\u{202E}desrever", "\u{FEFF}", "日本語", "tab", "nil",
    ]

    @Test(arguments: texts)
    func textsOfEveryKindComeBack(text: String) throws {
        for category in [nil, "tops", text] {
            try expectBack(.listing(ProductQuery(category: category.flatMap(ProductCategory.ID.init), text: text)))
        }
    }

    /// Within the app; from outside, links are not as long.
    @Test func longTextsComeBack() throws {
        for text in ["10 kB of it", "😀/%2F", "..//"] {
            let query = ProductQuery(text: String(repeating: text, count: 1_000))
            try expectBack(.listing(query), as: [.path])
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func randomRoutesComeBack(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<80 { try expectBack(random.route()) }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func filtersComeBack(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let query = random.filtered()
            try expectBack(.listing(query))
            try expectBack(.productListing(.listingFilters(query)))
            #expect(ProductListingRoute.productListing(query).query == query)
        }
    }

    private func expectBack(
        _ route: AppRoute, as forms: [LinkForm] = [.path, .customScheme, .web("shop.example")]
    ) throws {
        let router = try URLRouter(AppRoute.linkTable(), policy: .test)
        for form in forms {
            let link = try #require(router.link(for: route, as: form))
            #expect(URL(string: link)?.absoluteString == link)
            #expect(try router.route(from: link, source: .inside) == route, "\(link)")
        }
    }
}

/// Numbers that are the same in every run.
extension SplitMix64 {
    fileprivate mutating func route() -> AppRoute {
        switch Int.random(in: 0..<8, using: &self) {
        case 0: .home(.home)
        case 1: .bag(.bag)
        case 2: .wishlist(.wishlist)
        case 3: .product(Int.random(in: 0...Int.max, using: &self))
        default:
            .productListing(
                .productListing(
                    category: ProductCategory.ID(text()), q: maybe(text()),
                    sort: maybe(ProductSort.allCases.randomElement(using: &self) ?? .featured), brand: texts(),
                    tag: texts()))
        }
    }

    mutating func filtered() -> ProductQuery {
        ProductQuery(
            category: maybe("tops").map(ProductCategory.ID.init(rawValue:)), text: maybe(text()),
            filters: ProductFilters(
                brands: texts(),
                price: PriceRange(
                    from: maybe(Int.random(in: 0...Int.max, using: &self)),
                    to: maybe(Int.random(in: 0...Int.max, using: &self))),
                rating: MinimumRating(Int.random(in: 0...5, using: &self)),
                availability: Availability.allCases.randomElement(using: &self) ?? .any, tags: texts()))
    }

    private mutating func texts() -> [String] { (0..<Int.random(in: 0..<4, using: &self)).map { _ in text() } }

    /// Pieces that are awkward alone, and more so together.
    private mutating func text() -> String {
        (0..<Int.random(in: 0..<6, using: &self)).map { _ in RoundTripTests.texts.randomElement(using: &self) ?? "" }
            .joined()
    }

    private mutating func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &self) ? value : nil }
}
