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
            ("shop://tags?limit=1&limit=2", .duplicateParameter("limit")),
            ("shop://tags?tag=a&limit=x", .malformedParameter(name: "limit", value: "x", expected: "a whole number")),
            ("shop://products/~", .malformedParameter(name: "id", value: "", expected: "a whole number")),
            ("shop://products/1/reviews/", .unknownPath("/products/1/reviews")),
            ("shop://products/%31/2?q", .unknownPath("/products/1/2")),
            ("shop://help//", .unknownPath("/help/")),
            ("https://shop.example//", .unknownPath("/")),
            ("shop://home?tab=sofa", .unknownTab("sofa")),
            ("shop://home?tab=", .unknownTab("")),
            ("shop://products/x", .malformedParameter(name: "id", value: "x", expected: "a whole number")),
            (
                "shop://products/99999999999999999999",
                .malformedParameter(name: "id", value: "99999999999999999999", expected: "a whole number")
            ),
            (
                "shop://products?sort=up",
                .malformedParameter(name: "sort", value: "up", expected: "one of price-asc, rating")
            ),
            ("shop://products?q=a&q=a", .duplicateParameter("q")),
            ("shop://products?q=a&%71=b", .duplicateParameter("q")),
            ("shop://home?tab=bag&tab=home", .duplicateParameter("tab")),
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
        ("shop://tags?tag=a&tag=%", "the value of \"tag\" in its query is not valid percent-encoded UTF-8"),
        ("shop://home?tab=%", "the value of \"tab\" in its query is not valid percent-encoded UTF-8"),
        ("shop://products/%", "segment 2 of its path is not valid percent-encoded UTF-8"),
        ("shop://products/%+1", "segment 2 of its path is not valid percent-encoded UTF-8"),
        ("shop://products/%FF", "segment 2 of its path is not valid percent-encoded UTF-8"),
        ("shop://products/%C0%AF", "segment 2 of its path is not valid percent-encoded UTF-8"),
        ("shop://products?q=%E2%82", "the value of \"q\" in its query is not valid percent-encoded UTF-8"),
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
