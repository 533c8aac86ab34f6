import DeepLink

/// A small shop's routes, with one of every kind of value.
enum ShopRoute: Hashable, Sendable {
    case home
    case products(category: String?, text: String?, sort: Sort?)
    case product(Int)
    case newProducts
    case review(product: Int, author: String)
    case page(String)
    case help([String])
    case tagged([String], limit: Int?)
    case bag

    enum Sort: String, CaseIterable, Sendable {
        case priceAscending = "price-asc"
        case rating
    }
}

extension ShopRoute {
    static let tabs = [
        LinkTab("home", root: "/home"), LinkTab("shop", root: "/products?category&q&sort"),
        LinkTab("bag", root: "/bag"),
    ]

    static let entries: [LinkEntry<ShopRoute>] = [
        LinkEntry("/home", tab: "home", route: .home),
        products,
        LinkEntry("/products/new", route: .newProducts),
        product,
        review,
        page,
        help,
        tagged,
        LinkEntry("/bag", tab: "bag", route: .bag),
    ]

    static func router() throws -> URLRouter<ShopRoute> {
        URLRouter(
            try LinkTable(entries, tabs: tabs, home: "/home"),
            policy: LinkPolicy(schemes: ["shop", "boutique"], hosts: ["shop.example", "localhost:8443"]))
    }

    private static let products = LinkEntry<ShopRoute>("/products?category&q&sort") { values throws(DeepLinkRefusal) in
        .products(
            category: values.optionalValue(0, .text), text: values.optionalValue(1, .text),
            sort: values.optionalValue(2, .text))
    } print: { route, link in
        guard case .products(let category, let text, let sort) = route else { return false }
        link.write(category, .text)
        link.write(text, .text)
        link.write(sort, .text)
        return true
    }

    private static let product = LinkEntry<ShopRoute>("/products/:id", tab: "shop") { values throws(DeepLinkRefusal) in
        .product(try values.value(0, .text))
    } print: { route, link in
        guard case .product(let id) = route else { return false }
        link.write(id, .text)
        return true
    }

    private static let review = LinkEntry<ShopRoute>("/products/:id/reviews/:author") {
        values throws(DeepLinkRefusal) in
        .review(product: try values.value(0, .text), author: try values.value(1, .text))
    } print: { route, link in
        guard case .review(let id, let author) = route else { return false }
        link.write(id, .text)
        link.write(author, .text)
        return true
    }

    private static let page = LinkEntry<ShopRoute>("/:page") { values throws(DeepLinkRefusal) in
        .page(try values.value(0, .text))
    } print: { route, link in
        guard case .page(let name) = route else { return false }
        link.write(name, .text)
        return true
    }

    private static let help = LinkEntry<ShopRoute>("/help/*page") { values throws(DeepLinkRefusal) in
        .help(values.tail(0))
    } print: { route, link in
        guard case .help(let page) = route else { return false }
        link.writeTail(page)
        return true
    }

    private static let tagged = LinkEntry<ShopRoute>("/tags?tag*&limit") { values throws(DeepLinkRefusal) in
        .tagged(values.repeatedValue(0, .text), limit: values.optionalValue(1, .text))
    } print: { route, link in
        guard case .tagged(let tags, let limit) = route else { return false }
        link.write(tags, .text)
        link.write(limit, .text)
        return true
    }
}
