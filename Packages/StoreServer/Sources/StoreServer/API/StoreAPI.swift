/// Answers the paths of the store's API.
struct StoreAPI: Sendable {
    let books: StoreBooks
    let accounts: Accounts
    /// The orders that were invented.
    let orders: OrderBook
    let brochures: [StoreBrochure]
    let app: AppConfigurationBox
    /// Whether there is more than DummyJSON's format has.
    let hasExtensions: Bool

    /// - Parameter catalogue: What was sold at first: what is invented is the same, whatever has changed since.
    init(
        catalogue: Catalogue, books: StoreBooks, configuration: StoreServerConfiguration = .init(),
        app: AppConfigurationBox
    ) {
        self.books = books
        accounts = Accounts(users: configuration.users, books: books)
        orders = OrderBook(catalogue, users: configuration.users)
        brochures = BrochurePlan.standard.map { $0.brochure(catalogue) }
        self.app = app
        hasExtensions = configuration.hasExtensions
    }

    /// What is sold by now.
    var catalogue: Catalogue { books.catalogue }

    func resource(_ target: RequestTarget) -> StoreResource {
        StoreResource(target.segments, hasExtensions: hasExtensions)
    }

    func answer(_ question: StoreQuestion) async throws(Refusal) -> StoreResponse {
        let resource = resource(question.target)
        if resource.isChanged(by: question.method) { return try await write(question, resource) }
        switch resource {
        case .login: return try signIn(question)
        case .refresh: return try refresh(question)
        case .me: return try me(question)
        case .orders: return try order(question)
        case .order(let id): return try order(question, id)
        case .cartOf(let user): return try cart(question, of: user)
        case .wishlist(let user): return try wishlist(question, of: user)
        case .notifications: return try notifications(question)
        case .reviews(let id): return try reviews(question, of: id)
        case .brands: return brands()
        case .changes: return try changes(question)
        case .configuration: return .json { app.value.write(to: &$0) }
        case .brochures: return try brochure(question)
        case .cart, .wish, .profile, .notification, .device: throw .methods(resource.methods)
        case .other: return try goods(question)
        }
    }

    private func goods(_ question: StoreQuestion) throws(Refusal) -> StoreResponse {
        let (target, baseURL) = (question.target, question.baseURL)
        let segments = target.segments
        switch (segments.first, segments.dropFirst().first, segments.count) {
        case (nil, _, _): return description(baseURL)
        case ("products", nil, 1): return try list(catalogue.products, question)
        case ("products", "search", 2): return try list(catalogue.search(target["q"] ?? ""), question)
        case ("products", "categories", 2): return categories(baseURL)
        case ("products", "category-list", 2): return categoryList()
        case ("products", "category", 3): return try category(segments[2], question)
        case ("products", let id?, 2): return try product(id, target, baseURL)
        case ("images", "brochures", 4): return try brochurePicture(segments[2], segments[3])
        case ("images", "users", 3): return try userPicture(segments[2])
        case ("images", _, _): return try picture(segments)
        default: throw .unknownPath(target.path)
        }
    }

    private func description(_ baseURL: String) -> StoreResponse {
        .json { json in
            json.object {
                $0.field("name", "Flow Modules store")
                $0.field("format", "The REST format of DummyJSON")
                $0.field("products", catalogue.products.count)
                $0.field("categories", catalogue.categories.count)
                $0.field(
                    "endpoints",
                    [
                        "/products?limit=&skip=&sortBy=&order=&select=", "/products/search?q=", "/products/categories",
                        "/products/category-list", "/products/category/:slug", "/products/:id",
                        "/auth/login", "/auth/me", "/auth/refresh",
                        "/images/:id/thumbnail.svg", "/images/:id/1.svg",
                    ].map { baseURL + $0 } + (hasExtensions ? Self.extensions.map { baseURL + $0 } : []))
            }
        }
    }

    private static let extensions = [
        "/orders", "/orders/:id", "/carts/user/:id", "/carts/:id", "/users/:id", "/users/:id/wishlist",
        "/users/:id/wishlist/:product", "/products/:id/reviews", "/products/changes?since=&limit=", "/brands",
        "/notifications", "/notifications/:id/read", "/devices/:token", "/brochures", "/brochures/:id",
        "/configuration",
    ]

    private func categories(_ baseURL: String) -> StoreResponse {
        .json { json in
            json.array(catalogue.categories) { json, category in
                json.object {
                    $0.field("slug", category.slug)
                    $0.field("name", category.name)
                    $0.field("url", "\(baseURL)/products/category/\(category.slug)")
                }
            }
        }
    }

    private func categoryList() -> StoreResponse {
        .json { json in json.array(catalogue.categories) { $0.string($1.slug) } }
    }

    private func category(_ slug: String, _ question: StoreQuestion) throws(Refusal) -> StoreResponse {
        guard let products = catalogue.products(in: slug) else { throw .unknownCategory(slug) }
        return try list(products, question)
    }

    private func product(_ text: String, _ target: RequestTarget, _ baseURL: String) throws(Refusal) -> StoreResponse {
        // Only digits as they are printed: one product has one address.
        guard let id = Int(text), String(id) == text, let product = catalogue.product(id) else {
            throw .unknownProduct(text)
        }
        let writer = ProductWriter(baseURL: baseURL, select: target["select"])
        return .json { writer.write(product, to: &$0) }
    }

    private func picture(_ segments: [String]) throws(Refusal) -> StoreResponse {
        guard segments.count == 3, let id = Int(segments[1]), String(id) == segments[1],
            let view = PictureView(fileName: segments[2]), let product = catalogue.product(id)
        else { throw .unknownPicture }
        return .picture(Picture(of: product, view: view).svg)
    }

    private func list(_ products: [StoreProduct], _ question: StoreQuestion) throws(Refusal) -> StoreResponse {
        let page = try ProductPage(products, question.target, question.fault)
        let writer = ProductWriter(baseURL: question.baseURL, select: question.target["select"])
        return .json { json in
            json.object {
                $0.key("products")
                $0.array(page.products) { json, product in writer.write(product, to: &json) }
                $0.field("total", page.total)
                $0.field("skip", page.skip)
                $0.field("limit", page.products.count)
            }
        }
    }
}
