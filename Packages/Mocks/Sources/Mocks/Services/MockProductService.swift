public import Loading
public import Model
import Synchronization

/// An in-memory catalog of products and categories: a server with offset paging, and a device that stores the
/// responses.
public final class MockProductService: ProductService, CategoryService, BrandService, Controllable {
    public enum Call: Hashable, Sendable {
        /// The page at an offset.
        case products(ProductQuery, offset: Int, FetchPolicy)
        case product(Product.ID, FetchPolicy)
        case categories(FetchPolicy)
        case brands(in: ProductCategory.ID?)

        public var policy: FetchPolicy {
            switch self {
            case .products(_, _, let policy), .product(_, let policy), .categories(let policy): policy
            case .brands: .cacheOnly
            }
        }
    }

    /// The initial content of the device.
    public enum Stored: Hashable, Sendable {
        /// The server's content.
        case everything
        /// Nothing, as after installation.
        case nothing
    }

    private struct State {
        var server: MockCatalog
        var device: MockCatalog
        var failures: [FetchPolicy: ServiceError] = [:]
    }

    public let control = MockControl<Call>()
    private let state: Mutex<State>

    public init(
        _ products: [Product] = .catalog, categories: [ProductCategory] = .fixtures, stored: Stored = .everything
    ) {
        let server = MockCatalog(products: products, categories: categories)
        state = Mutex(State(server: server, device: stored == .everything ? server : MockCatalog()))
    }

    /// The server's products, in the shop's order. A test can change them between two pages.
    public var products: [Product] {
        get { state.withLock { $0.server.products } }
        set { state.withLock { $0.server = MockCatalog(products: newValue, categories: $0.server.categories ?? []) } }
    }

    /// The error that every call that may send a request throws while this isn't `nil`.
    public var freshFailure: ServiceError? {
        get { state.withLock { $0.failures[.networkOnly] } }
        set { state.withLock { $0.failures[.networkOnly] = newValue } }
    }

    /// The error that every call for stored values throws while this isn't `nil`.
    public var storedFailure: ServiceError? {
        get { state.withLock { $0.failures[.cacheOnly] } }
        set { state.withLock { $0.failures[.cacheOnly] = newValue } }
    }

    /// Removes the device's content.
    public func forgetStored() {
        state.withLock { $0.device = MockCatalog() }
    }

    public func products(
        _ query: ProductQuery, _ request: PageRequest<ProductCursor>, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        try await answer(.products(query, offset: request.cursor?.offset ?? 0, request.policy))
        return state.withLock { state in
            switch request.policy {
            case .cacheOnly, .staleIfError:
                return state.device.page(of: query, after: request.cursor, .comparing, limit: limit)
            case .cacheFirst, .networkOnly:
                let page = state.server.page(of: query, after: request.cursor, .counting, limit: limit)
                state.device.store(page.items)
                return page
            }
        }
    }

    public func product(_ id: Product.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Product? {
        try await answer(.product(id, policy))
        let product = state.withLock { state in
            guard policy.mayFetch else { return state.device.product(id) }
            let product = state.server.product(id)
            if let product { state.device.store(product) }
            return product
        }
        if policy.mayFetch, product == nil { throw .notFound("product \(id)") }
        return product
    }

    public func categories(_ policy: FetchPolicy) async throws(ServiceError) -> [ProductCategory]? {
        try await answer(.categories(policy))
        return state.withLock { state in
            guard policy.mayFetch else { return state.device.categories }
            state.device.categories = state.server.categories
            return state.server.categories
        }
    }

    public func brands(in category: ProductCategory.ID?) async throws(ServiceError) -> [Brand] {
        try await answer(.brands(in: category))
        let products = state.withLock { $0.device.summaries }
        let brands = products.filter { category == nil || $0.category == category }.compactMap(\.brand)
        return Dictionary(grouping: brands) { $0 }.map { Brand(name: $0.key, productCount: $0.value.count) }
            .sorted { $0.name < $1.name }
    }

    private func answer(_ call: Call) async throws(ServiceError) {
        try await control.answer(call) { self.state.withLock { $0.failures[call.policy.failing] } }
    }
}
