import DeepLink

/// A small shop's routes, with one of every kind of value.
enum ShopRoute: Hashable, Sendable {
    case home
    case products(category: String?, text: String?, sort: Sort?)
    case product(Int)
    case newProducts
    case review(product: Int, author: String)
    case page(String)
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
        LinkEntry("/bag", tab: "bag", route: .bag),
    ]

    static func router() throws -> URLRouter<ShopRoute> {
        URLRouter(
            try LinkTable(entries, tabs: tabs, home: "/home"),
            policy: LinkPolicy(schemes: ["shop", "boutique"], hosts: ["shop.example", "localhost:8443"]))
    }

    private static let products = LinkEntry<ShopRoute>("/products?category&q&sort") { values throws(LinkValueError) in
        .products(
            category: values["category"], text: values["q"], sort: try values.optionalValue("sort", as: Sort.self))
    } print: { route in
        guard case .products(let category, let text, let sort) = route else { return nil }
        return LinkValues().setting("category", category).setting("q", text).setting("sort", sort)
    }

    private static let product = LinkEntry<ShopRoute>("/products/:id", tab: "shop") { values throws(LinkValueError) in
        .product(try values.value("id"))
    } print: { route in
        guard case .product(let id) = route else { return nil }
        return LinkValues().setting("id", id)
    }

    private static let review = LinkEntry<ShopRoute>("/products/:id/reviews/:author") { values throws(LinkValueError) in
        .review(product: try values.value("id"), author: try values.value("author"))
    } print: { route in
        guard case .review(let id, let author) = route else { return nil }
        return LinkValues().setting("id", id).setting("author", author)
    }

    private static let page = LinkEntry<ShopRoute>("/:page") { values throws(LinkValueError) in
        .page(try values.value("page"))
    } print: { route in
        guard case .page(let name) = route else { return nil }
        return ["page": name]
    }
}
