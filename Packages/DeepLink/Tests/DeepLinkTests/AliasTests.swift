import RoutePatterns
import Testing

@testable import DeepLink

/// Older paths of a screen.
@Suite struct AliasTests {
    private enum Route: Hashable, Sendable {
        case product(id: Int, color: String?)
        case review(product: Int, id: Int)
        case page([String])
    }

    private static func entries(_ aliases: [String] = ["/product/:id", "/p/:id.html"]) -> [LinkEntry<Route>] {
        [
            LinkEntry("/products/:id?color", aliases: aliases) { values throws(DeepLinkRefusal) in
                .product(id: try values.value(0, .text), color: values.optionalValue(1, .text))
            } print: { route, link in
                guard case .product(let id, let color) = route else { return false }
                link.write(id, .text)
                link.write(color, .text)
                return true
            },
            LinkEntry("/products/:product/reviews/:id", aliases: ["/reviews/:id/of/:product"]) {
                values throws(DeepLinkRefusal) in
                .review(product: try values.value(0, .text), id: try values.value(1, .text))
            } print: { route, link in
                guard case .review(let product, let id) = route else { return false }
                link.write(product, .text)
                link.write(id, .text)
                return true
            },
            LinkEntry("/help/*page", aliases: ["/faq/*page"]) { values in
                .page(values.tail(0))
            } print: { route, link in
                guard case .page(let page) = route else { return false }
                link.writeTail(page)
                return true
            },
        ]
    }

    @Test(
        arguments: [
            ("/product/7?color=red", .product(id: 7, color: "red"), "/products/7?color=red"),
            ("/p/7.html", .product(id: 7, color: nil), "/products/7"),
            ("/reviews/3/of/7", .review(product: 7, id: 3), "/products/7/reviews/3"),
            ("/faq/a/b%2Fc", .page(["a", "b/c"]), "/help/a/b%2Fc"),
        ] as [(String, Route, String)])
    private func anOlderPathIsReadAndNeverPrinted(_ link: String, _ route: Route, _ printed: String) throws {
        let links = URLRouter(try LinkTable(Self.entries()), policy: LinkPolicy())
        let stack = try links.stack(from: link, source: .inside)
        #expect(stack.route == route)
        #expect(links.link(for: stack) == printed)
        #expect(try links.stack(from: printed, source: .inside) == stack)
    }

    @Test func anErrorNamesTheValueOfTheScreen() throws {
        let links = URLRouter(try LinkTable(Self.entries()), policy: LinkPolicy())
        #expect(throws: DeepLinkRefusal.malformedParameter(name: "id", value: "x", expected: "a whole number")) {
            try links.route(from: "/reviews/x/of/7", source: .inside)
        }
        #expect(links.redacted("/p/7.html?color=secret") == "/products/:id?color=…")
    }

    @Test(arguments: ["/p/:name", "/p", "/p/*id", "/p/:id?color"])
    func anAliasWithOtherValuesIsRejected(_ alias: String) {
        let text =
            "The alias \"\(alias)\" can't be used: its values aren't those in the path of \"/products/:id?color\". Write each of "
            + "them once, and no query."
        #expect(throws: LinkTableError(text)) { try LinkTable(Self.entries([alias])) }
    }

    @Test func aliasesConflictWithOtherPaths() {
        let entries = [LinkEntry("/a", aliases: ["/b"], route: 1), LinkEntry("/b", route: 2)]
        let text = "Two entries have the path of \"/b\". Give one of them another path."
        #expect(throws: LinkTableError(text)) { try LinkTable(entries) }
    }

    /// The alias would read the printed link, with another value.
    @Test func aValueThatLooksLikeAnAliasHasNoLink() throws {
        let entry = LinkEntry<String>("/:name", aliases: ["/shop-:name"]) { values throws(DeepLinkRefusal) in
            try values.value(0, .text)
        } print: { route, link in
            link.write(route, .text)
            return true
        }
        let links = URLRouter(try LinkTable([entry]), policy: LinkPolicy())
        #expect(try links.route(from: "/shop-7", source: .inside) == "7")
        #expect(links.link(for: "7") == "/7")
        #expect(links.link(for: "shop-7") == nil)
    }
}
