import DeepLink
import Testing

/// Links that look like the app's and are not.
@Suite struct LookAlikeTests {
    @Test(
        arguments: [
            // Letters of other scripts, in whatever form.
            ("https://m\u{430}ll.example/bag", .unknownHost("m\u{430}ll.example")),
            ("https://xn--mll-5cd.example/bag", .unknownHost("xn--mll-5cd.example")),
            ("https://mall\u{FF0E}example/bag", .unknownHost("mall\u{FF0E}example")),
            ("https://mall\u{3002}example/bag", .unknownHost("mall\u{3002}example")),
            ("https://ma\u{200B}ll.example/bag", .unknownHost("ma\u{200B}ll.example")),
            // Hosts that begin or end like ours.
            ("https://mall.example./bag", .unknownHost("mall.example.")),
            ("https://mall.example.evil.example/bag", .unknownHost("mall.example.evil.example")),
            ("https://www.mall.example/bag", .unknownHost("www.mall.example")),
            ("https://mall.example%2Fevil.example/bag", .unknownHost("mall.example%2fevil.example")),
            ("https://mall.example\\evil.example/bag", .unknownHost("mall.example\\evil.example")),
            ("https://mall.example;evil.example/bag", .unknownHost("mall.example;evil.example")),
            ("https://mall.example&evil.example/bag", .unknownHost("mall.example&evil.example")),
            // Other ports and schemes.
            ("https://mall.example:80/bag", .unknownHost("mall.example:80")),
            ("https://mall.example:0443/bag", .unknownHost("mall.example:0443")),
            ("http://mall.example/bag", .unknownScheme("http")),
            ("javascript://mall.example/bag", .unknownScheme("javascript")),
            ("data:text/html,mall://bag", .unknownScheme("data")),
            ("file:///bag", .unknownScheme("file")),
            ("intent://mall.example/bag#Intent;scheme=mall;end", .unknownScheme("intent")),
            ("malls://bag", .unknownScheme("malls")),
            // Slashes that are none, and what is decoded once only.
            ("https://mall.example/orders%2F7", .unknownPath("/orders/7")),
            ("https://mall.example/orders%252F7", .unknownPath("/orders%2F7")),
            ("https://mall.example/orders%5C7", .unknownPath("/orders\\7")),
            ("https://mall.example/orders\\7", .unknownPath("/orders\\7")),
            (
                "https://mall.example/orders/7%00",
                .malformedParameter(name: "id", value: "7\0", expected: "a whole number")
            ),
            (
                "https://mall.example/orders/%2537",
                .malformedParameter(name: "id", value: "%37", expected: "a whole number")
            ),
            ("https://mall.example/products/../orders", .unknownPath("/products/../orders")),
            ("https://mall.example/products/%2e%2e/orders", .unknownPath("/products/../orders")),
            ("https://mall.example//orders/7", .unknownPath("//orders/7")),
            ("mall://bag" + String(repeating: "/a", count: 524_283), .tooLong(bytes: 1_048_576, limit: 2_048)),
        ] as [(String, DeepLinkRefusal)])
    func theyAreRefused(_ link: String, _ refusal: DeepLinkRefusal) throws {
        #expect(throws: refusal) { try Mall.links().stack(from: link) }
    }

    @Test(arguments: [
        "https://mall.example@evil.example/bag", "https://evil.example@mall.example/bag",
        "https://evil.example\\@mall.example/bag", "https://a:b@mall.example/bag", "https://@mall.example/bag",
        "mall://a@bag", "https:/mall.example/bag", "https:mall.example/bag", "https:\\\\mall.example/bag",
        "https:///bag",
        "https://mall.example/b\tag", "https://mall.example/bag\n", "ht\ttps://mall.example/bag", " mall://bag",
        "https://mall.example\n.evil.example/bag", "//mall.example/bag", "/bag", "\\\\mall.example\\bag", "mall:bag",
        "mall://bag:80", "https://mall.example/bag\u{7F}",
    ])
    func theyCanNotBeRead(_ link: String) throws {
        let links = try Mall.links()
        do throws(DeepLinkRefusal) {
            _ = try links.stack(from: link)
            Issue.record("\(link) was read")
        } catch {
            guard case .malformedURL(link, _) = error else {
                Issue.record(error)
                return
            }
        }
    }

    /// Some letters count as equal to ASCII's, and small letters may be those of capitals from elsewhere.
    @Test(arguments: [
        "https://\u{212A}iosk.example/bag", "https://KIOSK.example\u{37E}/bag", "https://K\u{131}osk.example/bag",
    ])
    func lettersThatCountAsEqualAreNotTheSame(_ link: String) throws {
        let table = try LinkTable([LinkEntry("/bag", route: 1)])
        let links = URLRouter(table, policy: LinkPolicy(schemes: ["http"], hosts: ["kiosk.example", "kiosk.example;"]))
        #expect(throws: DeepLinkRefusal.self) { try links.route(from: link) }
        #expect(try links.route(from: "https://KIOSK.example:443/bag") == 1, "case makes no difference in hosts")
    }
}
