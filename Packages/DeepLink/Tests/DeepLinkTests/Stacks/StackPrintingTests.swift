import DeepLink
import FlowKit
import TestSupport
import Testing

@Suite struct StackPrintingTests {
    @Test func aStackPrintsAsALink() throws {
        let router = try ShopRoute.router()
        let stack = LinkStack<ShopRoute>(
            LinkMatch(route: .product(7), tab: "bag", pattern: "/products/:id"),
            via: [.products(category: "a&b", text: nil, sort: .rating)], modals: [.help(["a/b"])], transition: .root)
        #expect(
            router.link(for: stack, as: .web("shop.example"))
                == "https://shop.example/products/7?tab=bag&via=/products?category=a%2526b%26sort=rating"
                + "&modal=/help/a%252Fb&as=root")
        #expect(router.link(for: LinkStack(LinkMatch(route: .bag, tab: "bag", pattern: "/bag"))) == "/bag")
    }

    @Test func whatCanNotBeReadBackHasNoLink() throws {
        let router = try ShopRoute.router()
        let match = LinkMatch<ShopRoute>(route: .bag, tab: "bag", pattern: "/bag")
        #expect(router.link(for: LinkStack(match, via: [.page("home")])) == nil)
        #expect(router.link(for: LinkStack(match, modals: Array(repeating: .home, count: 17))) == nil)
        let long = LinkStack<ShopRoute>(match, via: [.page(String(repeating: "a", count: 2_048))])
        #expect(router.link(for: long, as: .customScheme) == nil)
        #expect(router.link(for: long) != nil)
        #expect(router.link(for: LinkStack(match), as: .web("other.example")) == nil)
    }

    /// Whatever lies in a stack, its link leads back to it.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func readingTakesBackPrinting(_ seed: UInt64) throws {
        let router = try ShopRoute.router()
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let route = random.route()
            let own = try router.link(for: route).map { try router.route(from: $0, source: .inside) }
            guard let match = own else { continue }
            let stack = LinkStack(
                match, via: random.routes(in: router), modals: random.routes(in: router),
                transition: (NavigationType.allCases + [nil]).randomElement(using: &random) ?? nil)
            for form in [LinkForm.path, .customScheme, .web("shop.example")] {
                guard let link = router.link(for: stack, as: form) else {
                    #expect(form != .path, "\(stack) has no link")
                    continue
                }
                #expect(try router.stack(from: link, source: form == .path ? .inside : .outside) == stack)
            }
        }
    }
}

extension SplitMix64 {
    fileprivate mutating func routes(in router: URLRouter<ShopRoute>) -> [ShopRoute] {
        (0..<Int.random(in: 0...4, using: &self)).map { _ in route() }.filter { router.link(for: $0) != nil }
    }
}
