import DeepLink
import Foundation
import Testing

@Suite struct PrintingTests {
    @Test(
        arguments: [
            (.path, "/products/12"), (.customScheme, "boutique://products/12"),
            (.web("shop.example"), "https://shop.example/products/12"),
            (.web("localhost:8443"), "https://localhost:8443/products/12"),
        ] as [(LinkForm, String)])
    func aRouteIsPrintedInEveryForm(_ form: LinkForm, _ link: String) throws {
        #expect(try ShopRoute.router().link(for: .product(12), as: form) == link)
    }

    @Test func onlyAForeignTabIsNamed() throws {
        let router = try ShopRoute.router()
        #expect(router.link(for: .product(12), tab: "bag") == "/products/12?tab=bag")
        #expect(router.link(for: .product(12), tab: "shop") == "/products/12")
        #expect(router.link(for: .page("about"), tab: "bag") == "/about?tab=bag")
    }

    @Test func theQueryHasThePatternsOrder() throws {
        let route = ShopRoute.products(category: "home & garden", text: "a+b=c", sort: .priceAscending)
        let link = try ShopRoute.router().link(for: route)
        #expect(link == "/products?category=home%20%26%20garden&q=a%2Bb%3Dc&sort=price-asc")
    }

    @Test func theHomeHasAnAddressOfItsOwn() throws {
        #expect(try ShopRoute.router().link(for: .home, as: .customScheme) == "boutique://home")
        let root = URLRouter(
            try LinkTable([LinkEntry("/", route: 0)]), policy: LinkPolicy(schemes: ["s"], hosts: ["h"]))
        #expect(root.link(for: 0) == "/")
        #expect(root.link(for: 0, as: .customScheme) == "s:///")
        #expect(root.link(for: 0, as: .web("h")) == "https://h/")
    }

    @Test(arguments: ["home", "products", "bag", "tags"])
    func routeThatParsesDifferentlyIsNotPrinted(_ name: String) throws {
        #expect(try ShopRoute.router().link(for: .page(name)) == nil)
    }

    @Test(arguments: [
        ("", "boutique://~"), (".", "boutique://~."), ("..", "boutique://~.."), ("~", "boutique://~~"),
        ("a/b", "boutique:///a%2Fb"),
        ("%2F", "boutique:///%252F"), ("Ab", "boutique://Ab"), ("~a", "boutique://~a"),
    ])
    func invalidSegmentValueIsEscaped(_ name: String, _ link: String) throws {
        let router = try ShopRoute.router()
        #expect(router.link(for: .page(name), as: .customScheme) == link)
        #expect(try router.route(from: link) == .page(name))
    }

    @Test func aTailHasAtLeastOneSegment() throws {
        let router = try ShopRoute.router()
        #expect(router.link(for: .help(["a", "b/c", ""])) == "/help/a/b%2Fc/~")
        #expect(router.link(for: .help([])) == nil)
    }

    @Test func aRepeatedValueIsWrittenAsOftenAsItIsThere() throws {
        let router = try ShopRoute.router()
        #expect(router.link(for: .tagged(["a", "", "a"], limit: 3)) == "/tags?tag=a&tag=&tag=a&limit=3")
        #expect(router.link(for: .tagged([], limit: nil)) == "/tags")
    }

    @Test func linkThatTheAppRefusesIsNotPrinted() throws {
        let router = try ShopRoute.router()
        #expect(router.link(for: .bag, tab: "sofa") == nil)
        #expect(router.link(for: .bag, as: .web("other.example")) == nil)
        #expect(router.link(for: .page(String(repeating: "a", count: 2_042)), as: .customScheme) == nil)
        #expect(router.link(for: .page(String(repeating: "a", count: 65_536))) == nil)
        #expect(URLRouter(router.table, policy: LinkPolicy()).link(for: .bag, as: .customScheme) == nil)
    }

    /// Too many values, too few, and values where another kind stands.
    @Test(arguments: 0..<8)
    func valuesThatDoNotFitThePatternMakeNoLink(_ mistake: Int) throws {
        let entry = LinkEntry<Int>("/a/:b?c&d*") { _ in
            1
        } print: { mistake, link in
            if mistake == 0 { link.writeTail(["b"]) } else { link.write("b", .text) }
            if mistake == 1 { return true }
            if mistake == 2 { link.write(["c"], .text) } else { link.write("c", .text) }
            switch mistake {
            case 3: link.write("d", .text)
            case 4: link.write(nil as String?, .text)
            case 5: link.writeTail(["d"])
            default: link.write(["d"], .text)
            }
            if mistake == 6 { link.write("e", .text) }
            return true
        }
        let router = URLRouter(try LinkTable([entry]), policy: LinkPolicy())
        // A repeated value can be none.
        #expect(router.link(for: mistake) == (mistake == 4 ? "/a/b?c=c" : mistake == 7 ? "/a/b?c=c&d=d" : nil))
    }

    @Test func theEntryOfARouteCanBeKnown() throws {
        let known = try LinkTable(ShopRoute.entries, tabs: ShopRoute.tabs) { route in
            switch route {
            case .bag: 8
            case .page: 5
            case .home: 3
            case .newProducts: 99
            default: nil
            }
        }
        let router = URLRouter(known, policy: LinkPolicy())
        #expect(router.link(for: .bag) == "/bag")
        #expect(router.link(for: .page("a")) == "/a")
        #expect(router.link(for: .product(1)) == nil, "the table knows of no entry")
        #expect(router.link(for: .home) == nil, "the entry does not print it")
        #expect(router.link(for: .newProducts) == nil, "there is no such entry")
    }

    @Test func aLongValueDoesNotNeedRoomInAdvance() throws {
        let router = try ShopRoute.router()
        let name = String(repeating: "👩‍👧/", count: 900)
        let link = try #require(router.link(for: .review(product: .min, author: name)))
        #expect(link.utf8.count > 30_000)
        #expect(try router.route(from: link, source: .inside) == .review(product: .min, author: name))
        #expect(router.link(for: .review(product: 1, author: name), as: .web("shop.example")) == nil)
    }
}
