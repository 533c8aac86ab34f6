import DeepLink
import FlowTestSupport
import Foundation
import Testing

@Suite struct RoundTripTests {
    private let forms: [LinkForm] = [.path, .customScheme, .web("shop.example")]
    private let tabs = [nil, "home", "shop", "bag"]

    /// Every route that is printed is read back as it was, whatever its values hold, in every form and tab.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func parsingTakesBackPrinting(_ seed: UInt64) throws {
        let router = try ShopRoute.router()
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let route = random.route()
            let tab = tabs.randomElement(using: &random) ?? nil
            let form = forms.randomElement(using: &random) ?? .path
            guard let link = router.link(for: route, tab: tab, as: form) else {
                #expect(!isPrintable(route), "\(route) has no link")
                continue
            }
            #expect(URL(string: link)?.absoluteString == link)
            let stack = try router.stack(from: link, source: form == .path ? .inside : .outside)
            #expect(stack.route == route)
            #expect(scalars(stack.route) == scalars(route), "not even another normal form of the same text")
            #expect(tab == nil || stack.tab == tab)
        }
    }

    /// Texts with which links have gone wrong somewhere, in every place where a text can stand.
    @Test(arguments: [
        "", ".", "..", "...", "~", "~.", "~..", "~~", "~...", "/", "//", "a/b", "/a/", "%", "%2F", "%252F", "%00", "\0",
        "+",
        "a+b c", "&", "=", "?", "#", "a=b&c=d", "tab", "tab=bag", "new", "home", "products", "http://x", "shop://x",
        "\\",
        "👩‍👧‍👦", "🇪🇺", "e\u{301}", "\u{E9}", "מוצר", "\u{202E}abc", "\u{FEFF}", "\u{10FFFF}", "\n\t", "\u{7F}", " ",
    ])
    func hostileTextsSurvive(_ text: String) throws {
        let router = try ShopRoute.router()
        func repeated(_ length: Int) -> String {
            String(repeating: text.isEmpty ? "x" : text, count: length / max(1, text.utf8.count))
        }
        for text in [text, "a" + text, text + "a", repeated(1_024)] {
            let routes: [ShopRoute] = [
                .page(text), .review(product: 1, author: text), .help([text, text]),
                .tagged([text, "", text], limit: 1),
                .products(category: text, text: nil, sort: .rating), .products(category: nil, text: text, sort: nil),
            ]
            for route in routes {
                for form in forms {
                    let isTooLong = text.utf8.count > 100
                    guard let link = router.link(for: route, as: form) else {
                        #expect(isTooLong || !isPrintable(route), "\(route) has no link")
                        continue
                    }
                    let read = try router.route(from: link, source: form == .path ? .inside : .outside)
                    let isSame = read == route && router.link(for: read, as: form) == link
                    #expect(isSame, "not even another normal form of the same text")
                }
            }
        }
        let long = repeated(10_240)
        let link = try #require(router.link(for: .review(product: 1, author: long)), "ten kilobytes have a link")
        #expect(try router.route(from: link, source: .inside) == .review(product: 1, author: long))
    }

    /// Whatever is thrown at it, it answers or refuses, and its refusals have a text.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func garbageIsAnsweredOrRefused(_ seed: UInt64) throws {
        let router = try ShopRoute.router()
        var random = SplitMix64(seed: seed &+ 1_000)
        for _ in 0..<500 {
            let link = random.garbage()
            for source in [LinkSource.inside, .outside] {
                do throws(DeepLinkRefusal) {
                    let stack = try router.stack(from: link, source: source)
                    #expect(!stack.pattern.isEmpty)
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
            if let url = URL(string: link) { _ = try? router.route(from: url.absoluteString) }
        }
    }

    private func isPrintable(_ route: ShopRoute) -> Bool {
        switch route {
        case .page(let name): !["home", "products", "bag", "tags"].contains(name)
        case .help(let page): !page.isEmpty
        case .home, .products, .product, .review, .newProducts, .tagged, .bag: true
        }
    }

    private func scalars(_ route: ShopRoute) -> [Unicode.Scalar] { Array("\(route)".unicodeScalars) }
}

extension SplitMix64 {
    mutating func route() -> ShopRoute {
        switch Int.random(in: 0..<10, using: &self) {
        case 0: .home
        case 1: .newProducts
        case 2: .bag
        case 3: .product(Int(truncatingIfNeeded: next()))
        case 4: .review(product: Int.random(in: -9...9, using: &self), author: text())
        case 5: .page(text(maximumLength: 3))
        case 6: .help(texts())
        case 7: .tagged(texts(), limit: maybe(Int.random(in: -9...9, using: &self)))
        default: .products(category: maybe(text()), text: maybe(text()), sort: maybe(.rating))
        }
    }

    /// Pieces of links, put together at random.
    fileprivate mutating func garbage() -> String {
        let pieces = [
            "shop", "https", ":", "//", "/", "shop.example", "@", ":443", "products", "12", "?", "#", "%", "%2", "%2F",
            "%FF", "tab", "=", "&", "+", "..", "q", "sort=rating", "[::1]", "\\", "-9223372036854775808",
        ]
        var result = ["shop:", "https://shop.example", "/", ""].randomElement(using: &self) ?? ""
        for _ in 0..<Int.random(in: 0..<12, using: &self) {
            result += Int.random(in: 0..<8, using: &self) == 0 ? text() : pieces.randomElement(using: &self) ?? ""
        }
        return result
    }

    private mutating func texts() -> [String] {
        (0..<Int.random(in: 0..<4, using: &self)).map { _ in text(maximumLength: 3) }
    }

    private mutating func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &self) ? value : nil }
}
