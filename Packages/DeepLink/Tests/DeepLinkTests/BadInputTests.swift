import Testing

@testable import DeepLink

/// Links that were made wrong on purpose: a million of them in release, where that takes seconds, and less in debug. The
/// benchmark of links reads a million, too.
@Suite struct BadInputTests {
    #if DEBUG
        private static let count = 2_000
    #else
        private static let count = 50_000
    #endif

    static let links = [
        "shop://home", "https://shop.example/products?category=home%20%26%20garden&q=a%2Bb&sort=price-asc",
        "/products/12", "shop://products/new", "/products/-7/reviews/J%C3%BCrgen%2Fa", "SHOP://about", "shop:///a%2Fb",
        "https://LOCALHOST:8443/help/a/b%2Fc/~/", "/tags?tag=a&tag=&limit=-3&tag=b+c&utm_source=mail",
        "shop:/bag?tab=home",
        "https://shop.example:443/bag#top", "/", "https://shop.example",
    ]

    @Test(arguments: 0..<20 as Range<UInt64>)
    func whateverIsReadIsWrittenAsItIsReadAgain(_ seed: UInt64) throws {
        let router = try ShopRoute.router(seed: seed)
        var mutations = Mutations(seed: seed, originals: Self.links)
        var accepted = 0
        for _ in 0..<Self.count {
            let link = mutations.next()
            for source in [LinkSource.inside, .outside] {
                do throws(DeepLinkRefusal) {
                    let match = try router.route(from: link, source: source)
                    accepted += 1
                    let written = router.link(for: match.route, tab: match.tab)
                    let again = try written.map { text throws(DeepLinkRefusal) in
                        try router.route(from: text, source: .inside)
                    }
                    #expect(again == match, "\(link)")
                    #expect(again.flatMap { router.link(for: $0.route, tab: $0.tab) } == written)
                } catch {
                    // What the fast way says is what the slow way finds out, by other code.
                    #expect(error == reason(router, link, source, error), "\(link)")
                    #expect(!error.description.isEmpty)
                }
            }
        }
        #expect(accepted > Self.count / 4, "most of what is tried must not be refused at the door")
    }

    private func reason(
        _ router: URLRouter<ShopRoute>, _ link: String, _ source: LinkSource, _ error: DeepLinkRefusal
    ) -> DeepLinkRefusal {
        // Only the route's own code finds out what is wrong with a value.
        if case .malformedParameter = error { return error }
        return router.reader.refusal(of: link, source)
    }

    /// Much of everything: what is long takes its time, but no more than that.
    @Test(arguments: [
        "/", "/a", "//", "/%2F", "/%", "/.", "/~", "?", "&", "=", "&tag", "&tag=a", "&tag=%41", "&limit=1", "&x=%",
        "%74ag=&",
        "+", "#", "%", "%41", "é", "%C3%A9", ":", "@", "\u{1}",
    ])
    func muchOfOneThingIsReadOrRefused(_ piece: String) throws {
        let router = try ShopRoute.router()
        let count = 20_000 / piece.utf8.count
        let much = String(repeating: piece, count: count)
        for start in [
            "", "/", "/help", "/help/", "/tags?", "/tags?tag=", "/products?q=", "shop://", "https://shop.example",
        ] {
            for source in [LinkSource.inside, .outside] {
                do throws(DeepLinkRefusal) {
                    let match = try router.route(from: start + much, source: source)
                    #expect(!match.pattern.isEmpty)
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
        }
    }
}
