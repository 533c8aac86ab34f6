public import Foundation
public import Model

/// The catalog of a server that speaks the REST format of DummyJSON.
///
/// It translates questions to requests and answers to values, and keeps nothing.
public struct CatalogAPI: Sendable {
    let address: APIAddress
    private let transport: any HTTPTransport

    /// - Parameters:
    ///   - api: Where the API lives, with any path in front of `/products`. A slash at the end makes no difference.
    ///   - transport: What carries the requests.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        self.transport = transport
    }

    /// The products of a query from an offset on.
    ///
    /// The API can't look for words within a category. Asked for both, it looks for the words, and what belongs to
    /// another category is left out here: a page may hold fewer products than were asked for, or none at all, and the
    /// next one may hold some. Offsets keep counting what the API counts.
    ///
    /// - Parameters:
    ///   - query: Which products, in which order.
    ///   - offset: How many products come before. Less than 0 counts as 0.
    ///   - limit: How many products to ask for, at least 1. (The API takes 0 for all of them.)
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

    /// One product with all its details.
    public func product(_ id: Product.ID) async throws(ServiceError) -> Product {
        try await get(ProductDTO.self, address.url(["products", String(id.rawValue)]), "product \(id)")
            .product(base: address.base)
    }

    /// All categories, in the API's order, each once.
    public func categories() async throws(ServiceError) -> [ProductCategory] {
        let url = address.url(["products", "categories"])
        let categories = try await get([CategoryDTO].self, url, "list of categories").map(\.category)
        var known: Set<ProductCategory.ID> = []
        return categories.filter { known.insert($0.id).inserted }
    }

    /// Asks for as little as possible, to find out whether the server answers at all.
    func ping() async throws(ServiceError) {
        let url = address.url(["products"], [(name: "limit", value: "1"), (name: "select", value: "id")])
        _ = try await transport.send(APIRequest(url: url, headers: .json, deadline: .seconds(5)))
    }

    func get<Answer: Decodable>(
        _ type: Answer.Type, _ url: URL, _ what: String
    ) async throws(ServiceError) -> Answer {
        try await JSONExchange(transport: transport).get(type, url, what)
    }
}

extension CatalogAPI {
    /// What has changed since a place; from the beginning of all, without one. Nil when the server does not tell: one that
    /// only speaks DummyJSON takes the question for one about a product of that name.
    ///
    /// - Throws: ``/Model/ServiceError/rejected(status:message:)`` with 410 when the server knows that place no more.
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

/// What has changed in a server's catalog after some place.
public struct CatalogChanges: Hashable, Sendable {
    /// What has happened to a product.
    public enum Change: Hashable, Sendable {
        /// It is new, or another than it was.
        case saved(Product)
        /// The server has it no more.
        case removed(Product.ID)
    }

    /// The changes in their order.
    public var changes: [Change]
    /// The place behind them.
    public var next: String
    /// How many follow.
    public var remaining: Int

    /// Some changes, and where the next ones are.
    public init(changes: [Change], next: String, remaining: Int) {
        self.changes = changes
        self.next = next
        self.remaining = remaining
    }
}

/// A page of the API's products.
public struct ProductList: Hashable, Sendable {
    /// Those that match the query, in the API's order, each once.
    public var products: [Product]
    /// How many there are on all pages, as the API counts.
    public var total: Int
    /// How many come before this page, as the API counts.
    public var skip: Int
    /// The last product that the API sent, whether it matches or not; nil when it sent none.
    public var last: Product?
    /// Where the next page begins, as the API counts; nil on the last page.
    public var nextOffset: Int?

    /// A page, part by part.
    public init(products: [Product], total: Int, skip: Int, last: Product?, nextOffset: Int?) {
        self.products = products
        self.total = total
        self.skip = skip
        self.last = last
        self.nextOffset = nextOffset
    }
}

extension ProductList {
    /// A page as the API sent it.
    ///
    /// - Parameters:
    ///   - sent: All products of the page.
    ///   - total: How many there are on all pages; nil when the API does not say, so that this is the last one.
    ///   - matches: Whether a product is to be kept.
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
    /// The order in the API's words; nothing for its own.
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
