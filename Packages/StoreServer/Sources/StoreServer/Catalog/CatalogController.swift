import Hummingbird

/// The routes of the catalog: products, categories, search, brands and changes.
struct CatalogController {
    let state: ServerState
    let hasExtensions: Bool

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.get("/") { _, context in
            Overview(catalog: state.catalog, baseURL: context.baseURL, hasExtensions: hasExtensions)
        }
        router.get("products") { request, context in
            try ProductList(state.catalog.products, QueryParameters(request), baseURL: context.baseURL)
        }
        router.get("products/search") { request, context in
            let query = try QueryParameters(request)
            return try ProductList(state.catalog.search(query["q"] ?? ""), query, baseURL: context.baseURL)
        }
        router.get("products/categories") { _, context in
            state.catalog.categories.map { CategoryResponse($0, baseURL: context.baseURL) }
        }
        router.get("products/category-list") { _, _ in state.catalog.categories.map(\.slug) }
        router.get("products/category/:slug") { request, context in
            let slug = try context.parameter("slug")
            guard let products = state.catalog.products(in: slug) else { throw HTTPError.unknownCategory(slug) }
            return try ProductList(products, QueryParameters(request), baseURL: context.baseURL)
        }
        router.get("products/:id") { request, context in
            ProductResponse(
                product: try state.catalog.product(named: context.parameter("id")),
                fields: ProductFields(try QueryParameters(request)["select"]), baseURL: context.baseURL)
        }
        guard hasExtensions else { return }
        router.get("products/changes") { request, context in
            try ChangePage(state.snapshot, QueryParameters(request), baseURL: context.baseURL)
        }
        router.get("brands") { _, _ in Brand.all(in: state.catalog) }
    }
}

extension Catalog {
    /// Returns the product with an identifier as it is written in a path. `01` isn't an identifier.
    func product(named text: String) throws -> StoreProduct {
        guard let id = Int(text), String(id) == text, let product = product(id) else {
            throw HTTPError.unknownProduct(text)
        }
        return product
    }
}

/// The description of the server at `/`.
private struct Overview: ResponseEncodable {
    let name = "Flow Modules store"
    let format = "The REST format of DummyJSON"
    let products: Int
    let categories: Int
    let endpoints: [String]

    init(catalog: Catalog, baseURL: String, hasExtensions: Bool) {
        products = catalog.products.count
        categories = catalog.categories.count
        endpoints = (Self.paths + (hasExtensions ? Self.extensionPaths : [])).map { baseURL + $0 }
    }

    private enum CodingKeys: String, CodingKey { case name, format, products, categories, endpoints }

    private static let paths = [
        "/products?limit=&skip=&sortBy=&order=&select=", "/products/search?q=", "/products/categories",
        "/products/category-list", "/products/category/:slug", "/products/:id", "/auth/login", "/auth/me",
        "/auth/refresh", "/images/:id/thumbnail.svg", "/images/:id/1.svg",
    ]
    private static let extensionPaths = [
        "/orders", "/orders/:id", "/carts/user/:id", "/carts/:id", "/users/add", "/users/:id",
        "/users/:id/wishlist", "/users/:id/wishlist/:product", "/users/:id/reviews",
        "/users/:id/notification-settings", "/auth/forgot-password", "/auth/reset-password", "/products/:id/reviews",
        "/products/changes?since=&limit=", "/brands",
        "/notifications", "/notifications/:id/read", "/devices/:token", "/brochures", "/brochures/:id",
        "/configuration", "/pages/:page",
    ]
}

private struct CategoryResponse: ResponseEncodable {
    let slug, name, url: String

    init(_ category: StoreCategory, baseURL: String) {
        (slug, name) = (category.slug, category.name)
        url = "\(baseURL)/products/category/\(category.slug)"
    }
}

/// A brand with its number of products.
private struct Brand: ResponseEncodable {
    let name: String
    let slug: String
    let products: Int

    static func all(in catalog: Catalog) -> [Brand] {
        let names = Dictionary(grouping: catalog.products.compactMap(\.brand)) { $0 }
        return names.sorted { $0.key < $1.key }.map { name, products in
            let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
            return Brand(name: name, slug: words.joined(separator: "-"), products: products.count)
        }
    }
}
