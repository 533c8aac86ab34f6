import DeepLink
import Foundation
import Testing

@Suite struct ParsingTests {
    @Test(arguments: [
        "shop://products/12", "shop:///products/12", "shop:/products/12", "SHOP://products/12",
        "boutique://products/12",
        "https://shop.example/products/12", "HTTPS://SHOP.Example/products/12", "https://shop.example:443/products/12",
        "https://localhost:8443/products/12", "/products/12", "/products/12/", "/products/12#reviews",
        "/products/12?utm_source=mail&utm_source=web", "/products/12?utm=%zz", "/products/12?", "/products/%31%32",
    ])
    func everyFormLeadsToTheProduct(_ link: String) throws {
        let router = try ShopRoute.router()
        #expect(try router.route(from: link, source: .inside) == .product(12))
        let stack = try router.stack(from: link, source: .inside)
        #expect(stack == LinkStack(.product(12), tab: "shop", pattern: "/products/:id"))
        let url = try #require(URL(string: link))
        #expect(try router.route(from: url.absoluteString, source: .inside) == .product(12))
    }

    @Test(arguments: [
        "/", "shop:///", "shop://", "https://shop.example", "https://shop.example/", "https://shop.example?a=b",
    ])
    func theRootShowsTheHome(_ link: String) throws {
        let stack = try ShopRoute.router().stack(from: link, source: .inside)
        #expect(stack == LinkStack(.home, tab: "home", pattern: "/home"))
    }

    @Test func aLinkMayNameTheTab() throws {
        let router = try ShopRoute.router()
        #expect(try router.stack(from: "/products/12?tab=bag", source: .inside).tab == "bag")
        #expect(try router.stack(from: "/?tab=bag", source: .inside).tab == "bag")
    }

    @Test func withoutOneTheEntryNamesTheTab() throws {
        let router = try ShopRoute.router()
        #expect(try router.stack(from: "shop://products/12").tab == "shop")
        #expect(try router.stack(from: "shop://products").tab == "shop", "the root of a tab belongs to it")
        #expect(try router.stack(from: "shop://about").tab == nil)
    }

    @Test func valuesAreDecodedOnce() throws {
        let router = try ShopRoute.router()
        let slash = try router.route(from: "/products/12/reviews/a%2Fb%253F", source: .inside)
        #expect(slash == .review(product: 12, author: "a/b%3F"))
        let text = try router.route(from: "/products?q=a+b%2Bc%26d=e", source: .inside)
        #expect(text == .products(category: nil, text: "a b+c&d=e", sort: nil))
        #expect(try router.route(from: "shop://a%2Fb") == .page("a/b"))
        #expect(try router.route(from: "shop://a+b") == .page("a+b"), "a plus is a plus in a path")
    }

    @Test func literalsGoBeforeValues() throws {
        let router = try ShopRoute.router()
        #expect(try router.route(from: "shop://products/new") == .newProducts)
        #expect(try router.route(from: "shop://products/12/reviews/new") == .review(product: 12, author: "new"))
        #expect(try router.route(from: "shop://Products") == .page("Products"), "the path's case counts")
    }

    @Test func aValueThatOnlyTheOtherAlternativeTakesIsFound() throws {
        let table = try LinkTable<String>([
            LinkEntry("/a/:x/c", route: "a-c"), LinkEntry("/:y/b/d", route: "b-d"), LinkEntry("/a/b/e", route: "e"),
        ])
        let router = URLRouter(table, policy: LinkPolicy(schemes: ["s"]))
        #expect(try router.route(from: "s://a/b/d") == "b-d")
        #expect(try router.route(from: "s://a/b/c") == "a-c")
        #expect(try router.route(from: "s://a/b/e") == "e")
    }

    @Test func anAddressInBracketsIsAHostToo() throws {
        let router = URLRouter(
            try LinkTable([LinkEntry("/bag", route: 1)]), policy: LinkPolicy(schemes: ["http"], hosts: ["[::1]"]))
        #expect(try router.route(from: "https://[::1]:443/bag") == 1)
        #expect(try router.route(from: "http://[::1]:80/bag") == 1)
        #expect(throws: DeepLinkRefusal.unknownHost("[::1]:443")) { try router.route(from: "http://[::1]:443/bag") }
    }

    /// The system hands links over with Punycode.
    @Test func aHostWithOtherLettersIsReadAsLinksHaveIt() throws {
        let table = try LinkTable([LinkEntry("/bag", route: 1)])
        let router = URLRouter(
            table, policy: LinkPolicy(hosts: ["Bücher.example", "bücher.example:8443", "例え.example"]))
        #expect(
            router.policy.hosts == ["xn--bcher-kva.example", "xn--bcher-kva.example:8443", "xn--r8jz45g.example"])
        #expect(try router.route(from: "https://xn--bcher-kva.example/bag") == 1)
        #expect(try router.route(from: "https://XN--BCHER-KVA.example:8443/bag") == 1)
        #expect(router.link(for: 1, as: .web("bücher.example")) == "https://xn--bcher-kva.example/bag")
        #expect(throws: DeepLinkRefusal.unknownHost("bücher.example")) {
            try router.route(from: "https://bücher.example/bag")
        }
    }

    @Test(arguments: ["", "me@shop.example", "shop.example/de", "shop.example?x", "shop.example#x", "shop\\.example"])
    func aTextThatIsNoHostIsLeftOut(_ host: String) {
        #expect(LinkPolicy(hosts: [host]).hosts.isEmpty)
    }

    @Test func httpPassesOnlyWhereThePolicyNamesIt() throws {
        let table = try LinkTable([LinkEntry("/bag", route: 1)])
        let secure = URLRouter(table, policy: LinkPolicy(hosts: ["localhost"]))
        #expect(throws: DeepLinkRefusal.unknownScheme("http")) { try secure.route(from: "http://localhost/bag") }
        let development = URLRouter(table, policy: LinkPolicy(schemes: ["http"], hosts: ["localhost:8080"]))
        #expect(try development.route(from: "http://localhost:8080/bag") == 1)
        #expect(development.link(for: 1, as: .customScheme) == nil)
    }

    @Test func aTailTakesAllThatFollows() throws {
        let router = try ShopRoute.router()
        #expect(try router.route(from: "shop://help/a/b%2Fc/~/") == .help(["a", "b/c", ""]))
        let long = "/help" + String(repeating: "/a", count: 5_000)
        #expect(try router.route(from: long, source: .inside) == .help(Array(repeating: "a", count: 5_000)))
        #expect(throws: DeepLinkRefusal.unknownPath("/help/a//b")) { try router.route(from: "shop://help/a//b") }
        #expect(try router.route(from: "shop://help") == .page("help"), "a tail is never empty")
    }

    @Test func aRepeatedValueStandsThereAnyNumberOfTimes() throws {
        let router = try ShopRoute.router()
        let tags = try router.route(from: "shop://tags?tag=a+b&x=1&limit=3&t%61g=&tag&&tag=c%2B#tag=d")
        #expect(tags == .tagged(["a b", "", "", "c+"], limit: 3))
        #expect(try router.route(from: "shop://tags") == .tagged([], limit: nil))
        let items = String(repeating: "&tag=a&other=%", count: 3_000)
        let many = try router.route(from: "/tags?" + items, source: .inside)
        #expect(many == .tagged(Array(repeating: "a", count: 3_000), limit: nil))
    }

    @Test func manyHostsAndSchemesAreKnown() throws {
        let names = (0..<100).map { "h\($0)" }
        let router = URLRouter(
            try LinkTable([LinkEntry("/bag", route: 1)]), policy: LinkPolicy(schemes: Set(names), hosts: Set(names)))
        for name in names {
            #expect(try router.route(from: "https://\(name)/bag") == 1)
            #expect(try router.route(from: "\(name)://bag") == 1)
        }
    }
}
