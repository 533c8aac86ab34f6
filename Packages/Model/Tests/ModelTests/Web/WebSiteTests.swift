import Foundation
import Model
import Testing

@Suite struct WebSiteTests {
    private let site: WebSite

    init() throws {
        let address = try #require(URL(string: "http://127.0.0.1:8081"))
        site = try #require(WebSite(address: address, linkHost: "shop.example"))
    }

    @Test(arguments: ShopPage.allCases)
    func aPageHasAnAddressAndALink(_ page: ShopPage) {
        let url = site.url(of: page)
        #expect(url.absoluteString == "http://127.0.0.1:8081/pages/\(page)")
        #expect(site.link(of: url) == page.path)
        #expect(ShopPage(link: page.path) == page)
        #expect(ShopPage(link: page.path + "?from=bag") == page)
        #expect(ShopPage("\(page)") == page)
    }

    @Test(arguments: [
        ("http://127.0.0.1:8081/pages/help", "de_AT", "?lang=de"),
        ("http://127.0.0.1:8081/pages/help", "ar", "?lang=ar"),
        ("https://shop.example/pages/terms", "en_US", "?lang=en"), ("http://127.0.0.1:8081/pages/help", "fr_FR", ""),
        ("http://127.0.0.1:8081/products/1", "de", ""), ("https://elsewhere.example/pages/help", "de", ""),
    ])
    func aPageHasALanguage(_ text: String, _ locale: String, _ query: String) throws {
        let url = try #require(URL(string: text))
        #expect(site.url(url, in: Locale(identifier: locale)).absoluteString == text + query)
    }

    @Test func otherLinksAreNoPages() {
        for link in ["/pages", "/pages/", "/pages/nothing", "/pages/help/more", "/products/1", ""] {
            #expect(ShopPage(link: link) == nil, "\(link)")
        }
    }

    @Test(arguments: [
        ("http://127.0.0.1:8081/products/1", "/products/1"), ("HTTP://127.0.0.1:8081/bag", "/bag"),
        ("http://127.0.0.1:8081", "/"), ("https://shop.example/products/1?q=a%20b#c", "/products/1?q=a%20b"),
        ("https://SHOP.example:443/", "/"), ("https://shop.example/a%2Fb", "/a%2Fb"),
    ])
    func aURLOfTheWebsiteIsALink(_ url: String, _ link: String) throws {
        #expect(site.link(of: try #require(URL(string: url))) == link)
    }

    @Test(arguments: [
        "http://127.0.0.1:8082/products/1", "https://127.0.0.1:8081/products/1", "http://shop.example/products/1",
        "https://shop.example:8443/products/1", "https://www.shop.example/", "https://shop.example.evil.example/",
        "https://user@shop.example/", "https://shop.example./", "https://shop.example//evil.example/", "shop://bag",
        "/products/1", "https:///products/1", "https://shоp.example/",
    ])
    func aURLOfAnotherWebsiteIsNone(_ url: String) throws {
        #expect(site.link(of: try #require(URL(string: url))) == nil)
    }

    @Test func theAddressCanHaveAPath() throws {
        let address = try #require(URL(string: "https://api.shop.example/v1"))
        let site = try #require(WebSite(address: address))
        #expect(site.url(of: .help).absoluteString == "https://api.shop.example/v1/pages/help")
        #expect(site.link(of: site.url(of: .help)) == "/pages/help")
        #expect(site.link(of: try #require(URL(string: "https://api.shop.example/products/1"))) == "/products/1")
        #expect(site.link(of: try #require(URL(string: "https://shop.example/products/1"))) == nil)
    }

    @Test func onlyAWebAddressIsAWebsite() throws {
        for text in ["file:///etc", "shop://bag", "/pages", "https://user:secret@shop.example"] {
            #expect(WebSite(address: try #require(URL(string: text))) == nil, "\(text)")
        }
    }

    @Test(arguments: [
        ("HTTPS://Shop.Example:443/a", "https://shop.example"), ("http://127.0.0.1:8081", "http://127.0.0.1:8081"),
        ("http://[::1]:80/", "http://[::1]"),
    ])
    func anOriginHasOneSpelling(_ url: String, _ origin: String) throws {
        #expect(WebOrigin(try #require(URL(string: url)))?.description == origin)
    }
}

@Suite struct WebLinkDecisionTests {
    private let configuration = WebViewConfiguration(allowedHosts: ["help.example", "*.partner.example"])
    private let site: WebSite

    init() throws {
        let address = try #require(URL(string: "http://127.0.0.1:8081"))
        site = try #require(WebSite(address: address, linkHost: "shop.example"))
    }

    private func decision(_ text: String) throws -> WebLinkDecision {
        configuration.decision(for: try #require(URL(string: text)), site: site)
    }

    @Test(arguments: [
        ("http://127.0.0.1:8081/pages/returns", WebLinkDecision.page(.returns)),
        ("https://shop.example/pages/terms?a=b", .page(.terms)),
        ("http://127.0.0.1:8081/products/1", .link("/products/1")),
        ("https://shop.example/products?q=oak", .link("/products?q=oak")),
        ("HTTPS://SHOP.EXAMPLE/bag", .link("/bag")),
        ("https://help.example/a", .inside), ("HTTPS://Help.Example/a", .inside),
        ("https://a.partner.example", .inside),
    ])
    func aKnownPlaceIsOpenedInTheApp(_ url: String, _ expected: WebLinkDecision) throws {
        #expect(try decision(url) == expected)
    }

    @Test(arguments: [
        "https://elsewhere.example", "http://help.example/a", "https://a.help.example", "https://partner.example",
        "https://shop.example.evil.example/products/1", "https://evilshop.example/products/1",
        "https://shop.example:8443/products/1", "http://127.0.0.1:80/products/1", "http://shop.example/products/1",
        "mailto:help@shop.example", "tel:+49123456",
    ])
    func anotherPlaceIsOpenedOutside(_ url: String) throws {
        #expect(try decision(url) == .outside)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,<b>", "file:///etc/passwd", "blob:https://a/b",
        "about:blank", "shop://bag", "intent://a#Intent;end", "/products/1", "https:///a",
        "https://shop.example@evil.example/products/1", "https://shop.example:pass@evil.example",
        "https://evil@shop.example/products/1", "https://@evil.example",
    ])
    func unsafeLinkIsRefused(_ url: String) throws {
        #expect(try decision(url) == .refused)
    }

    @Test func withoutAWebsiteOnlyAllowedHostsAreShown() throws {
        let url = try #require(URL(string: "https://shop.example/products/1"))
        #expect(configuration.decision(for: url, site: nil) == .outside)
        #expect(WebViewConfiguration(allowedHosts: ["shop.example"]).decision(for: url, site: nil) == .inside)
    }

    @Test func theNullObjectsAllowNothing() async throws {
        #expect(NoWebURLs().site == nil)
        #expect(NoWebURLs().url(ofProduct: Product.ID(rawValue: 1)) == nil)
        let url = try #require(URL(string: "https://shop.example"))
        #expect(await !NoWebViewConfiguration().allows(url))
    }
}
