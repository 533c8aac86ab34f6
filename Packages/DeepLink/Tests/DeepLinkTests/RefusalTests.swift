import DeepLink
import Foundation
import Testing

@Suite struct RefusalTests {
    @Test(
        arguments: [
            ("mailto:a@b.example", .unknownScheme("mailto")),
            ("javascript:alert(1)", .unknownScheme("javascript")),
            ("http://shop.example/bag", .unknownScheme("http")),
            ("https://other.example/bag", .unknownHost("other.example")),
            ("https://shop.example.evil.example/bag", .unknownHost("shop.example.evil.example")),
            ("https://evil-shop.example/bag", .unknownHost("evil-shop.example")),
            ("https://shop.example:444/bag", .unknownHost("shop.example:444")),
            ("https://shop.example:/bag", .unknownHost("shop.example:")),
            ("https://shop.example./bag", .unknownHost("shop.example.")),
            ("https://localhost/bag", .unknownHost("localhost")),
            ("https://shop.example1443/bag", .unknownHost("shop.example1443")),
            ("https://localhost:8443:443/bag", .unknownHost("localhost:8443:443")),
            ("https://[::1]:443/bag", .unknownHost("[::1]:443")),
            ("https://shop%2Eexample/bag", .unknownHost("shop%2eexample")),
            ("shop://products/12/13", .unknownPath("/products/12/13")),
            ("shop://products//12", .unknownPath("/products//12")),
            ("shop://products/..", .unknownPath("/products/..")),
            ("shop://products/%2E", .unknownPath("/products/.")),
            ("shop://products/~", .malformedParameter(name: "id", value: "", expected: "a whole number")),
            ("shop://products/1/reviews/", .unknownPath("/products/1/reviews")),
            ("shop://products/%31/2?q", .unknownPath("/products/1/2")),
            ("shop://help//", .unknownPath("/help/")),
            ("https://shop.example//", .unknownPath("/")),
            ("shop://products/x", .malformedParameter(name: "id", value: "x", expected: "a whole number")),
            (
                "shop://products/99999999999999999999",
                .malformedParameter(name: "id", value: "99999999999999999999", expected: "a whole number")
            ),
        ] as [(String, DeepLinkRefusal)])
    func unsupportedLinkIsRefused(_ link: String, _ refusal: DeepLinkRefusal) throws {
        let router = try ShopRoute.router()
        #expect(throws: refusal) { try router.route(from: link) }
    }

    @Test(arguments: [
        ("", "it begins neither with a scheme nor with a slash"),
        ("products/12", "it begins neither with a scheme nor with a slash"),
        ("://products", "it begins neither with a scheme nor with a slash"),
        ("1shop://products", "it begins neither with a scheme nor with a slash"),
        ("sh_op://products", "it begins neither with a scheme nor with a slash"),
        ("//shop.example/bag", "it names a host but no scheme"),
        ("shop:products/12", "its path does not begin with a slash"),
        ("https:/bag", "it names no host"),
        ("https:///bag", "it names no host"),
        ("https://me@shop.example/bag", "it names a user or a password, which no link needs"),
        ("https://evil.example\\@shop.example/bag", "it names a user or a password, which no link needs"),
        ("shop://me:secret@products/12", "it names a user or a password, which no link needs"),
        ("shop://products:80/12", "it names a port, which only web links have"),
        ("shop://pro ducts/12", "it contains a blank or a control character, which has to be percent-encoded"),
        ("shop://products/12\n", "it contains a blank or a control character, which has to be percent-encoded"),
        ("shop://sofa/12?\u{7F}", "it contains a blank or a control character, which has to be percent-encoded"),
        ("shop://home# ", "it contains a blank or a control character, which has to be percent-encoded"),
        ("shop://tags?limit=1\t", "it contains a blank or a control character, which has to be percent-encoded"),
        ("shop://help/a/%FF", "segment 3 of its path is not valid percent-encoded UTF-8"),
        ("shop://products/%", "segment 2 of its path is not valid percent-encoded UTF-8"),
        ("shop://products/%+1", "segment 2 of its path is not valid percent-encoded UTF-8"),
        ("shop://products/%FF", "segment 2 of its path is not valid percent-encoded UTF-8"),
        ("shop://products/%C0%AF", "segment 2 of its path is not valid percent-encoded UTF-8"),
    ])
    func malformedLinkIsRefused(_ link: String, _ reason: String) throws {
        let router = try ShopRoute.router()
        #expect(throws: DeepLinkRefusal.malformedURL(link, reason: reason)) {
            try router.route(from: link, source: .inside)
        }
    }

    @Test func aPlainPathComesOnlyFromInside() throws {
        let router = try ShopRoute.router()
        #expect(
            throws: DeepLinkRefusal.malformedURL(
                "/bag", reason: "it has no scheme, which a link from outside the app needs")
        ) { try router.route(from: "/bag") }
    }

    @Test func theLengthIsBounded() throws {
        let router = try ShopRoute.router()
        let longest = "shop://" + String(repeating: "a", count: 2_041)
        #expect(try router.route(from: longest) == .page(String(repeating: "a", count: 2_041)))
        #expect(throws: DeepLinkRefusal.tooLong(bytes: 2_049, limit: 2_048)) { try router.route(from: longest + "a") }
        let inside = "/" + String(repeating: "a", count: 65_535)
        #expect(try router.route(from: inside, source: .inside) == .page(String(inside.dropFirst())))
        #expect(throws: DeepLinkRefusal.tooLong(bytes: 65_537, limit: 65_536)) {
            try router.route(from: inside + "a", source: .inside)
        }
    }

    /// Links outlive releases, and carry parameters of others. The path and the required values decide.
    @Test(
        arguments: [
            ("shop://tags?limit=1&limit=2", .tagged([], limit: nil), .duplicateParameter("limit")),
            (
                "shop://tags?tag=a&limit=x", .tagged(["a"], limit: nil),
                .malformedParameter(name: "limit", value: "x", expected: "a whole number")
            ),
            (
                "shop://tags?tag=a&tag=%&tag=b", .tagged(["a", "b"], limit: nil),
                undecodable("tag", "shop://tags?tag=a&tag=%&tag=b")
            ),
            ("shop://home?tab=sofa", .home, .unknownTab("sofa")),
            ("shop://home?tab=", .home, .unknownTab("")),
            ("shop://home?tab=bag&tab=home", .home, .duplicateParameter("tab")),
            ("shop://home?tab=%", .home, undecodable("tab", "shop://home?tab=%")),
            (
                "shop://products?sort=up&q=a", .products(category: nil, text: "a", sort: nil),
                .malformedParameter(name: "sort", value: "up", expected: "one of price-asc, rating")
            ),
            ("shop://products?q=a&q=a", .products(category: nil, text: nil, sort: nil), .duplicateParameter("q")),
            ("shop://products?q=a&%71=b", .products(category: nil, text: nil, sort: nil), .duplicateParameter("q")),
            (
                "shop://products?q=%E2%82&sort=rating", .products(category: nil, text: nil, sort: .rating),
                undecodable("q", "shop://products?q=%E2%82&sort=rating")
            ),
        ] as [(String, ShopRoute, DeepLinkRefusal)])
    func unreadableOptionalValueIsIgnored(_ link: String, _ route: ShopRoute, _ reason: DeepLinkRefusal) throws {
        let router = try ShopRoute.router()
        #expect(try router.route(from: link) == route)
        let stack = try router.stack(from: link)
        #expect(stack.route == route)
        #expect(stack.tab == (try router.stack(from: router.link(for: route) ?? "", source: .inside).tab))
        #expect(stack.ignored.map(\.reason) == [reason])
    }

    /// A long link has a short list.
    @Test func eachIgnoredNameIsListedOnce() throws {
        let link = "/tags?" + (0..<1_500).map { "limit=\($0)&tag=%&tab=\($0)&" }.joined()
        let stack = try ShopRoute.router().stack(from: link, source: .inside)
        #expect(stack.route == .tagged([], limit: nil))
        #expect(stack.ignored.map(\.name) == ["tab", "tag", "limit"])
    }

    private static func undecodable(_ name: String, _ link: String) -> DeepLinkRefusal {
        .malformedURL(link, reason: "the value of \"\(name)\" in its query is not valid percent-encoded UTF-8")
    }

    /// Reads a link with a required value in the query.
    private func search(_ link: String) throws -> String {
        let entry = LinkEntry<String>("/search?q&private") { values throws(DeepLinkRefusal) in
            try values.value(0, .text)
        } print: { _, _ in
            false
        }
        return try URLRouter(try LinkTable([entry]), policy: LinkPolicy(schemes: ["s"])).route(from: link)
    }

    @Test func aRequiredValueThatIsRepeatedOrUnreadableIsRefused() {
        #expect(throws: DeepLinkRefusal.duplicateParameter("q")) { try search("s://search?q=a&q=b") }
        #expect(throws: Self.undecodable("q", "s://search?q=%FF")) { try search("s://search?q=%FF") }
    }

    /// A sender who forgets to encode a URL cuts it at its first "&". The rest is no parameter of the pattern.
    @Test(arguments: [
        ("https://a.example/page?x=1", "https://a.example/page?x=1"),
        ("https://a.example/page?x=1&private=true", "https://a.example/page?x=1"),
        ("https://a.example/page&utm_source=mail", "https://a.example/page"),
        ("https%3A%2F%2Fa.example%2Fpage%3Fx=1%26y=2&utm_source=mail", "https://a.example/page?x=1&y=2"),
        ("what?&utm_source=mail", "what?"),
        ("https://a.example/page?x=1&y=2", nil),
        ("https://a.example/page?x=1&private=true&y=2", "https://a.example/page?x=1"),
    ])
    func aURLWhoseQueryIsNotEncodedIsNotCut(_ value: String, _ text: String?) throws {
        let link = "s://search?q=" + value
        if let text {
            #expect(try search(link) == text)
        } else {
            let reason =
                "the value of \"q\" in its query is a URL whose query is not percent-encoded, so its end is unknown"
            #expect(throws: DeepLinkRefusal.malformedURL(link, reason: reason)) { try search(link) }
        }
    }

    @Test func aMissingValueIsRefused() throws {
        let entry = LinkEntry<Int>("/search?q") { values throws(DeepLinkRefusal) in
            try values.value(0, .text)
        } print: { _, _ in
            false
        }
        let router = URLRouter(try LinkTable([entry]), policy: LinkPolicy(schemes: ["s"]))
        #expect(throws: DeepLinkRefusal.malformedParameter(name: "q", value: nil, expected: "a whole number")) {
            try router.route(from: "s://search")
        }
    }
}
