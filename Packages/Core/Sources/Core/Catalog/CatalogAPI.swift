public import Foundation
public import Model

/// The catalog of a server that speaks the REST format of DummyJSON.
///
/// It translates queries to requests, and responses to values. It stores nothing.
public struct CatalogAPI: Sendable {
    let address: APIAddress
    private let transport: any HTTPTransport

    /// - Parameters:
    ///   - api: The address of the API, with any path before `/products`, and with or without a slash at the end.
    ///   - transport: The transport of the requests.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        self.transport = transport
    }

    /// Requests a page of products.
    ///
    /// The API can't search within a category. For a query with both, it searches all products, and those of other categories
    /// are left out here: a page may have fewer products than requested, or none, and the next page may have some. Offsets
    /// count the products of the API.
    ///
    /// - Parameters:
    ///   - query: The products and their order.
    ///   - offset: The number of preceding products. A negative one counts as 0.
    ///   - limit: The number of products, at least 1. (For the API, 0 means all.)
    public func products(
        _ query: ProductQuery, offset: Int, limit: Int
    ) async throws(ServiceError) -> ProductList {
        let skip = max(offset, 0)
        let paging = [(name: "limit", value: String(max(limit, 1))), (name: "skip", value: String(skip))]
        let parameters = paging + query.sort.parameters
        let url: URL
        let what: String
        if let text = query.searchText {
            url = address.url(["products", "search"], [(name: "q", value: text)] + parameters)
            what = "search for products"
        } else if let category = query.category {
            url = address.url(["products", "category", category.rawValue], parameters)
            what = "category \(category)"
        } else {
            url = address.url(["products"], parameters)
            what = "list of products"
        }
        let page = try await get(ProductListDTO.self, url, what)
        return ProductList(sent: page.products.map { $0.product(base: address.base) }, total: page.total, skip: skip) {
            query.category == nil || $0.summary.category == query.category
        }
    }

    /// Requests a product with all its details.
    public func product(_ id: Product.ID) async throws(ServiceError) -> Product {
        try await get(ProductDTO.self, address.url(["products", String(id.rawValue)]), "product \(id)")
            .product(base: address.base)
    }

    /// Requests all categories, in the API's order, each once.
    public func categories() async throws(ServiceError) -> [ProductCategory] {
        let url = address.url(["products", "categories"])
        let categories = try await get([CategoryDTO].self, url, "list of categories").map(\.category)
        var known: Set<ProductCategory.ID> = []
        return categories.filter { known.insert($0.id).inserted }
    }

    /// Sends the smallest request, to find out whether the server responds.
    func ping() async throws(ServiceError) {
        let url = address.url(["products"], [(name: "limit", value: "1"), (name: "select", value: "id")])
        _ = try await transport.send(APIRequest(url: url, headers: .json, deadline: .seconds(5)))
    }

    func get<Body: Decodable>(
        _ type: Body.Type, _ url: URL, _ what: String
    ) async throws(ServiceError) -> Body {
        try await JSONExchange(transport: transport).get(type, url, what)
    }
}

extension CatalogAPI {
    /// Requests the changes since a position, or all products as changes. Returns `nil` if the server doesn't list changes: for
    /// DummyJSON, the path is that of a product.
    ///
    /// - Throws: ``/Model/ServiceError/rejected(status:message:)`` with 410 if the server has forgotten the position.
    public func changes(since place: String?, limit: Int) async throws(ServiceError) -> CatalogChanges? {
        let since = place.map { [(name: "since", value: $0)] } ?? []
        let url = address.url(["products", "changes"], since + [(name: "limit", value: String(max(limit, 1)))])
        do throws(ServiceError) {
            let page = try await get(ChangesDTO.self, url, "list of changes")
            let changes = page.changes.map { change -> CatalogChanges.Change in
                switch change {
                case .product(let product): .saved(product.product(base: address.base))
                case .removed(let id): .removed(id)
                }
            }
            return CatalogChanges(changes: changes, next: page.next, remaining: page.remaining)
        } catch .notFound {
            return nil
        } catch .rejected(status: 405, _) {
            return nil
        } catch .server(status: 501, _) {
            return nil
        }
    }
}

/// Changes of a server's catalog after a position.
public struct CatalogChanges: Hashable, Sendable {
    /// A change of a product.
    public enum Change: Hashable, Sendable {
        /// The product is new or has changed.
        case saved(Product)
        /// The server no longer has the product.
        case removed(Product.ID)
    }

    /// The changes in their order.
    public var changes: [Change]
    /// The position after the changes.
    public var next: String
    /// The number of changes after the position.
    public var remaining: Int

    /// Creates a page of changes.
    public init(changes: [Change], next: String, remaining: Int) {
        self.changes = changes
        self.next = next
        self.remaining = remaining
    }
}

/// A page of the API's products.
public struct ProductList: Hashable, Sendable {
    /// The products that match the query, in the API's order, each once.
    public var products: [Product]
    /// The number of products on all pages, as the API counts.
    public var total: Int
    /// The number of preceding products, as the API counts.
    public var skip: Int
    /// The last product that the API sent, also if it doesn't match. `nil` if it sent none.
    public var last: Product?
    /// The offset of the next page, as the API counts. `nil` on the last page.
    public var nextOffset: Int?

    /// Creates a page.
    public init(products: [Product], total: Int, skip: Int, last: Product?, nextOffset: Int?) {
        self.products = products
        self.total = total
        self.skip = skip
        self.last = last
        self.nextOffset = nextOffset
    }
}

extension ProductList {
    /// Creates a page from a response.
    ///
    /// - Parameters:
    ///   - sent: All products of the page.
    ///   - total: The number of products on all pages. `nil` if the API doesn't say, so that this is the last page.
    ///   - matches: Returns whether a product matches the query.
    init(sent: [Product], total: Int?, skip: Int, matches: (Product) -> Bool) {
        let (end, overflow) = skip.addingReportingOverflow(sent.count)
        let count = total ?? end
        var known: Set<Product.ID> = []
        self.init(
            products: sent.filter { matches($0) && known.insert($0.id).inserted }, total: max(count, 0), skip: skip,
            last: sent.last,
            nextOffset: sent.isEmpty || overflow || end >= count ? nil : end)
    }
}

extension ProductSort {
    /// The parameters for the order. Empty for the API's own order.
    var parameters: [(name: String, value: String)] {
        switch self {
        case .featured: []
        case .priceAscending: [("sortBy", "price"), ("order", "asc")]
        case .priceDescending: [("sortBy", "price"), ("order", "desc")]
        case .ratingDescending: [("sortBy", "rating"), ("order", "desc")]
        case .titleAscending: [("sortBy", "title"), ("order", "asc")]
        }
    }
}
