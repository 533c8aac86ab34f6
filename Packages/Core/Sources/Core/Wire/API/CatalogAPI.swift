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
