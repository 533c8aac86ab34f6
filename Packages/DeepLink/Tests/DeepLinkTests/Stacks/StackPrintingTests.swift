import DeepLink
import FlowKit
import FlowTestSupport
import Testing

@Suite struct StackPrintingTests {
    @Test func aStackPrintsAsALink() throws {
        let router = try ShopRoute.router()
        let stack = LinkStack<ShopRoute>(
            .product(7), tab: "bag",
            via: [.products(category: "a&b", text: nil, sort: .rating)], modals: [.help(["a/b"])], transition: .root)
        #expect(
            router.link(for: stack, as: .web("shop.example"))
                == "https://shop.example/products/7?tab=bag&via=/products?category=a%2526b%26sort=rating"
                + "&modal=/help/a%252Fb&as=root")
        #expect(router.link(for: LinkStack(.bag, tab: "bag")) == "/bag")
    }

    @Test func unreadableStackHasNoLink() throws {
        let router = try ShopRoute.router()
        #expect(router.link(for: LinkStack(.bag, tab: "bag", via: [.page("home")])) == nil)
        #expect(router.link(for: LinkStack(.bag, tab: "bag", modals: Array(repeating: .home, count: 17))) == nil)
        let long = LinkStack<ShopRoute>(.bag, tab: "bag", via: [.page(String(repeating: "a", count: 2_048))])
        #expect(router.link(for: long, as: .customScheme) == nil)
        #expect(router.link(for: long) != nil)
        #expect(router.link(for: LinkStack(.bag, tab: "bag"), as: .web("other.example")) == nil)
    }

    /// Whatever lies in a stack, its link leads back to it.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func readingTakesBackPrinting(_ seed: UInt64) throws {
        let router = try ShopRoute.router()
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let route = random.route()
            guard let own = router.link(for: route) else { continue }
            var stack = try router.stack(from: own, source: .inside)
            stack.via = random.routes(in: router)
            if stack.tab == nil, let bottom = stack.via.first.flatMap({ router.link(for: $0) }) {
                stack.tab = try router.stack(from: bottom, source: .inside).tab
            }
            stack.modals = random.routes(in: router)
            stack.transition = (NavigationType.allCases + [nil]).randomElement(using: &random) ?? nil
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
