import DeepLink
import Foundation
import Testing

@Suite struct PrintingTests {
    @Test(
        arguments: [
            (.path, "/products/12"), (.customScheme, "boutique://products/12"), (.scheme("shop"), "shop://products/12"),
            (.web("shop.example"), "https://shop.example/products/12"),
            (.web("localhost:8443"), "https://localhost:8443/products/12"),
        ] as [(LinkForm, String)])
    func aRouteIsPrintedInEveryForm(_ form: LinkForm, _ link: String) throws {
        #expect(try ShopRoute.router().url(for: .product(12), as: form)?.absoluteString == link)
    }

    @Test func onlyAForeignTabIsNamed() throws {
        let router = try ShopRoute.router()
        #expect(router.url(for: .product(12), tab: "bag")?.absoluteString == "/products/12?tab=bag")
        #expect(router.url(for: .product(12), tab: "shop")?.absoluteString == "/products/12")
        #expect(router.url(for: .page("about"), tab: "bag")?.absoluteString == "/about?tab=bag")
    }

    @Test func theQueryHasThePatternsOrder() throws {
        let route = ShopRoute.products(category: "home & garden", text: "a+b=c", sort: .priceAscending)
        let link = try ShopRoute.router().url(for: route)?.absoluteString
        #expect(link == "/products?category=home%20%26%20garden&q=a%2Bb%3Dc&sort=price-asc")
    }

    @Test func theHomeHasAnAddressOfItsOwn() throws {
        #expect(try ShopRoute.router().url(for: .home, as: .scheme("shop"))?.absoluteString == "shop://home")
        let root = URLRouter(
            try LinkTable([LinkEntry("/", route: 0)]), policy: LinkPolicy(schemes: ["s"], hosts: ["h"]))
        #expect(root.url(for: 0)?.absoluteString == "/")
        #expect(root.url(for: 0, as: .customScheme)?.absoluteString == "s:///")
        #expect(root.url(for: 0, as: .web("h"))?.absoluteString == "https://h/")
    }

    @Test(arguments: ["", ".", "..", "home", "products", "bag"])
    func whatWouldNotLeadBackIsNotPrinted(_ name: String) throws {
        #expect(try ShopRoute.router().url(for: .page(name)) == nil)
    }

    @Test func whatIsNotTheAppsIsNotPrinted() throws {
        let router = try ShopRoute.router()
        #expect(router.url(for: .bag, tab: "sofa") == nil)
        #expect(router.url(for: .bag, as: .web("other.example")) == nil)
        #expect(router.url(for: .bag, as: .scheme("other")) == nil)
        #expect(router.url(for: .page(String(repeating: "a", count: 2_048))) == nil)
        #expect(URLRouter(router.table, policy: LinkPolicy()).url(for: .bag, as: .customScheme) == nil)
    }

    @Test func aValueThatThePatternDoesNotHaveIsNotLost() throws {
        let entry = LinkEntry<Int>("/a") { _ in
            1
        } print: {
            LinkValues().setting("more", $0)
        }
        #expect(URLRouter(try LinkTable([entry]), policy: LinkPolicy()).url(for: 1) == nil)
    }
}
