import DeepLink
import FlowKit
import Testing

@Suite struct StackReadingTests {
    @Test func aLinkSaysWhatLiesUnderAndOverItsScreen() throws {
        let router = try ShopRoute.router()
        let stack = try router.stack(
            from:
                "https://shop.example/products/7?via=/products?q=red%2Bshoes&via=/products/6&modal=/help/a&tab=bag&as=push"
        )
        #expect(stack.route == .product(7) && stack.tab == "bag" && stack.pattern == "/products/:id")
        #expect(stack.via == [.products(category: nil, text: "red shoes", sort: nil), .product(6)])
        #expect(stack.modals == [.help(["a"])])
        #expect(stack.transition == .push)
    }

    @Test func aLinkThatSaysNothingOfThatHasNothing() throws {
        let router = try ShopRoute.router()
        let stack = try router.stack(from: "shop://bag?utm=via&vi=/bag&viaa=/bag&ass=1#?via=/home")
        #expect(stack == LinkStack(.bag, tab: "bag", pattern: "/bag"))
    }

    /// The named tab, that of the bottommost screen's entry, or that of the link's own.
    @Test(arguments: [
        ("/order", nil), ("/products", "shop"), ("/order?via=/products", "shop"), ("/products?via=/account", "account"),
        ("/products?via=/order", "shop"), ("/products?via=/account&tab=shop", "shop"),
        ("/products?via=/nowhere&via=/account", "account"), ("/products?modal=/account", "shop"),
    ])
    func theTabIsThatOfTheBottommostScreen(_ link: String, _ tab: String?) throws {
        let entries = [
            LinkEntry("/products", tab: "shop", route: 1), LinkEntry("/order", route: 2),
            LinkEntry("/account", route: 3),
            LinkEntry("/home", route: 4),
        ]
        let tabs = [LinkTab("shop", root: "/home"), LinkTab("account", root: "/account")]
        let links = URLRouter(try LinkTable(entries, tabs: tabs), policy: LinkPolicy())
        let stack = try links.stack(from: link, source: .inside)
        #expect(stack.tab == tab)
        let printed = try #require(links.link(for: stack))
        #expect(try links.stack(from: printed, source: .inside).tab == tab)
    }

    @Test func aNameMayBeEncodedLikeAnyOther() throws {
        let router = try ShopRoute.router()
        #expect(try router.stack(from: "shop://bag?v%69a=%2Fhome&%6Dodal=/home&a%73=root").via == [.home])
    }

    @Test func theReaderOfASingleScreenPassesTheOthersOver() throws {
        let router = try ShopRoute.router()
        #expect(try router.route(from: "shop://bag?via=nonsense&as=pop") == .bag)
    }

    @Test(
        arguments: [
            (
                "shop://bag?as=pop",
                .malformedParameter(
                    name: "as", value: "pop", expected: "one of push, sheet, halfSheet, fullScreenCover, root")
            ),
            (
                "shop://bag?as",
                .malformedParameter(
                    name: "as", value: "", expected: "one of push, sheet, halfSheet, fullScreenCover, root")
            ),
            ("shop://bag?as=push&as=push", .duplicateParameter("as")),
            ("shop://bag?via=/sofa/1", .innerLink("via", .unknownPath("/sofa/1"))),
            (
                "shop://bag?modal=/products/x",
                .innerLink("modal", .malformedParameter(name: "id", value: "x", expected: "a whole number"))
            ),
            ("shop://bag?via=", inner("via", "", notPlain)),
            ("shop://bag?via=home", inner("via", "home", notPlain)),
            ("shop://bag?via=shop://home", inner("via", "shop://home", notPlain)),
            ("shop://bag?via=https://shop.example/home", inner("via", "https://shop.example/home", notPlain)),
            ("shop://bag?via=//shop.example/home", inner("via", "//shop.example/home", notPlain)),
            ("shop://bag?via=%252Fhome", inner("via", "%2Fhome", notPlain)),
            ("shop://bag?via=/home?via=/home", inner("via", "/home?via=/home", nested("via"))),
            ("shop://bag?via=/home?mod%2561l=/home", inner("via", "/home?mod%61l=/home", nested("modal"))),
            ("shop://bag?modal=/home?tab=bag", inner("modal", "/home?tab=bag", nested("tab"))),
            ("shop://bag?modal=/home?as=root", inner("modal", "/home?as=root", nested("as"))),
            (
                "shop://bag?via=/home%0A",
                inner("via", "/home\n", "it contains a blank or a control character, which has to be percent-encoded")
            ),
            (
                "shop://bag?via=%FF",
                .malformedURL(
                    "shop://bag?via=%FF", reason: "the value of \"via\" in its query is not valid percent-encoded UTF-8"
                )
            ),
        ] as [(String, DeepLinkRefusal)])
    func unreadablePartOfAStackIsIgnored(_ link: String, _ reason: DeepLinkRefusal) throws {
        let stack = try ShopRoute.router().stack(from: link)
        #expect(stack.ignored.map(\.reason) == [reason])
        #expect(stack == LinkStack(.bag, tab: "bag", pattern: "/bag", ignored: stack.ignored))
    }

    /// Parameters of others that have the names of the app's.
    @Test(arguments: [
        ("via=twitter", "via"), ("tab=readme", "tab"), ("modal=true", "modal"), ("as=amp", "as"), ("via=%FF", "via"),
    ])
    func aReservedNameThatIsUsedByOthersIsIgnored(_ item: String, _ name: String) throws {
        let stack = try ShopRoute.router().stack(from: "https://shop.example/products/3?\(item)&utm_source=mail")
        #expect(stack.route == .product(3) && stack.tab == "shop")
        #expect(stack.ignored.map(\.name) == [name])
    }

    @Test func theOthersAreKept() throws {
        let link = "shop://bag?via=/sofa/1&via=/home&modal=/products?sort=up&modal=twitter&modal=/help/a"
        let stack = try ShopRoute.router().stack(from: link)
        #expect(stack.via == [.home])
        #expect(stack.modals == [.products(category: nil, text: nil, sort: nil), .help(["a"])])
        #expect(stack.ignored.map(\.name) == ["via", "modal"])
    }

    @Test(arguments: ["via", "modal"])
    func thereAreAtMostSixteen(_ name: String) throws {
        let router = try ShopRoute.router()
        let most = "shop://bag?" + Array(repeating: "\(name)=/home", count: 16).joined(separator: "&")
        let stack = try router.stack(from: most)
        #expect(stack.via.count + stack.modals.count == 16)
        let more = try router.stack(from: most + "&\(name)=/home&\(name)=/home")
        #expect(more.via.count + more.modals.count == 16)
        #expect(more.ignored.map(\.reason) == [.tooManyInnerLinks(name, limit: 16)])
    }

    private static let notPlain = "a screen within a link is named by its path alone, which begins with a slash"

    private static func nested(_ name: String) -> String { "\"\(name)\" can't be part of a screen within a link" }

    private static func inner(_ name: String, _ link: String, _ reason: String) -> DeepLinkRefusal {
        .innerLink(name, .malformedURL(link, reason: reason))
    }
}
