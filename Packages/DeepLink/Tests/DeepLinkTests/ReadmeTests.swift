import DeepLink
import Foundation
import Testing

/// The code of the README.
@Suite struct ReadmeTests {
    enum AppRoute: Hashable, Sendable {
        case product(Int)
        case bag
    }

    @Test func theTableOfTheReadme() throws {
        let product = LinkEntry<AppRoute>("/products/:id") { values throws(LinkValueError) in
            .product(try values.value(0))
        } print: { route, link in
            guard case .product(let id) = route else { return false }
            link.write(id)
            return true
        }
        let table = try LinkTable(
            [product, LinkEntry("/bag", route: .bag)], tabs: [LinkTab("bag", root: "/bag")], home: "/bag")
        let links = URLRouter(table, policy: LinkPolicy(schemes: ["shop"], hosts: ["shop.example"]))

        let match = try links.route(from: "https://shop.example/products/12?tab=bag")
        #expect(match.route == .product(12) && match.tab == "bag")
        let url = links.url(for: .product(12), as: .customScheme)
        #expect(url?.absoluteString == "shop://products/12")
    }
}
