import DeepLink
import Testing

/// Links that were changed at random. The benchmark of links reads a million.
@Suite struct BadInputTests {
    static let links = [
        "shop://home", "https://shop.example/products?category=home%20%26%20garden&q=a%2Bb&sort=price-asc",
        "/products/12", "shop://products/new", "/products/-7/reviews/J%C3%BCrgen%2Fa", "SHOP://about", "shop:///a%2Fb",
        "https://LOCALHOST:8443/help/a/b%2Fc/~/", "/tags?tag=a&tag=&limit=-3&tag=b+c&utm_source=mail",
        "shop:/bag?tab=home",
        "https://shop.example:443/bag#top", "/", "https://shop.example",
    ]

    /// A link that is read is printed in a way that reads back as the same route.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func aMutatedLinkIsReadAndPrintedOrRefused(_ seed: UInt64) throws {
        let router = try ShopRoute.router()
        var mutations = Mutations(seed: seed, originals: Self.links)
        var accepted = 0
        for _ in 0..<2_000 {
            let link = mutations.next()
            for source in [LinkSource.inside, .outside] {
                do throws(DeepLinkRefusal) {
                    let stack = try router.stack(from: link, source: source)
                    accepted += 1
                    let printed = router.link(for: stack)
                    let again = try printed.map { text throws(DeepLinkRefusal) in
                        try router.stack(from: text, source: .inside)
                    }
                    var expected = stack
                    expected.ignored = []
                    #expect(again == expected, "\(link)")
                    #expect(again.flatMap { router.link(for: $0) } == printed)
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
        }
        #expect(accepted > 500, "most mutations must not be refused by their origin")
    }

    /// Long links of one piece, repeated.
    @Test(arguments: [
        "/", "/a", "//", "/%2F", "/%", "/.", "/~", "?", "&", "=", "&tag", "&tag=a", "&tag=%41", "&limit=1", "&x=%",
        "%74ag=&",
        "+", "#", "%", "%41", "é", "%C3%A9", ":", "@", "\u{1}",
    ])
    func aRepeatedPieceIsReadOrRefused(_ piece: String) throws {
        let router = try ShopRoute.router()
        let count = 20_000 / piece.utf8.count
        let much = String(repeating: piece, count: count)
        for start in [
            "", "/", "/help", "/help/", "/tags?", "/tags?tag=", "/products?q=", "shop://", "https://shop.example",
        ] {
            for source in [LinkSource.inside, .outside] {
                do throws(DeepLinkRefusal) {
                    let stack = try router.stack(from: start + much, source: source)
                    #expect(!stack.pattern.isEmpty)
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
        }
    }
}
