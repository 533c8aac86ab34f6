import DeepLink
import FlowKit
import Foundation
import Testing

/// The code of the README.
@Suite(.timeLimit(.minutes(60))) struct ReadmeTests {
    enum AppRoute: Hashable, Sendable {
        case product(Int)
        case bag
    }

    @Test func theTableOfTheReadme() throws {
        let product = LinkEntry<AppRoute>("/products/:id") { values throws(DeepLinkRefusal) in
            .product(try values.value(0, .text))
        } print: { route, link in
            guard case .product(let id) = route else { return false }
            link.write(id, .text)
            return true
        }
        let table = try LinkTable(
            [product, LinkEntry("/bag", route: .bag)], tabs: [LinkTab("bag", root: "/bag")], home: "/bag")
        let links = URLRouter(table, policy: LinkPolicy(schemes: ["shop"], hosts: ["shop.example"]))

        let stack = try links.stack(from: "https://shop.example/products/12?tab=bag")
        #expect(stack.route == .product(12) && stack.tab == "bag")
        let link = links.link(for: .product(12), as: .customScheme)
        #expect(link == "shop://products/12")
    }

    @MainActor @Test func thePipelineOfTheReadme() async throws {
        final class Session { var user: String? }
        let session = Session()
        let signIn = NavigationGuard<Mall>("sign-in") { [weak session] attempt in
            Mall.requiresAuth(attempt.destination) && session?.user == nil ? .wait(.signIn) : .allow
        }
        let navigator = Navigator(MallState(), guards: [signIn])
        let links = try Mall.links()

        let inbound = InboundPipeline(navigator: navigator, links: links, report: { record in print(record) })
        await inbound.becomeReady()
        let outcome = await inbound.handle(.url("https://mall.example/orders/7?via=/orders"))
        #expect(outcome == .waiting(.signIn))
        session.user = "ann"
        await inbound.userChanged(to: "ann")

        #expect(navigator.state.route == .order(7))
        #expect(navigator.state.stack(of: .orders) == [.order(7)])
    }
}
