import Algorithms
import Foundation
import HTTPTypes
import Model

/// The catalog of a server that speaks the REST format of DummyJSON.
///
/// It translates queries to requests, and responses to values. It stores nothing.
struct CatalogAPI: Sendable {
    private let client: APIClient

    init(api: URL, transport: any HTTPTransport) { client = APIClient(api: api, transport: transport) }

    /// Requests a page of products.
    ///
    /// The API can't search within a category and has no other filters. It searches all products, and those of other
    /// categories, or that fail a filter, are left out here: a page may have fewer products than requested, or none, and the
    /// next page may have some. Offsets count the products of the API.
    ///
    /// - Parameters:
    ///   - query: The products and their order.
    ///   - offset: The number of preceding products. A negative one counts as 0.
    ///   - limit: The number of products, at least 1. (For the API, 0 means all.)
    func products(
        _ query: ProductQuery, offset: Int, limit: Int
    ) async throws(ServiceError) -> ProductList {
        let skip = max(offset, 0)
        let paging = [(name: "limit", value: String(max(limit, 1))), (name: "skip", value: String(skip))]
        let parameters = paging + query.sort.parameters
        let (path, search, what): ([String], [APIAddress.Parameter], String) =
            if let text = query.plainText {
                (["search"], [(name: "q", value: text)], "search for products")
            } else if let category = query.category {
                (["category", category.rawValue], [], "category \(category)")
            } else {
                ([], [], "list of products")
            }
        let page = try await client.get(
            ProductListDTO.self, ["products"] + path, query: search + parameters, asking: what)
        return ProductList(sent: page.products, total: page.total, skip: skip) {
            (query.category == nil || $0.summary.category == query.category)
                && query.filters.matches(FilteredProduct($0.summary, tags: $0.details.tags))
        }
    }

    /// Requests a product with all its details.
    func product(_ id: Product.ID) async throws(ServiceError) -> Product {
        try await client.get(ProductDTO.self, ["products", id.description], asking: "product \(id)").product
    }

    /// Requests all categories, in the API's order, each once.
    func categories() async throws(ServiceError) -> [ProductCategory] {
        try await client.get(
            ReadableList<CategoryDTO>.self, ["products", "categories"], asking: "list of categories"
        ).elements.map(\.category).uniqued(on: \.id)
    }

    /// Sends the smallest request, to find out whether the server responds.
    func ping() async throws(ServiceError) {
        var request = client.address.request(
            .get, ["products"], query: [(name: "limit", value: "1"), (name: "select", value: "id")])
        request.deadline = .seconds(5)
        _ = try await client.transport.send(request)
    }
}

extension CatalogAPI {
    /// Requests the changes since a position, or all products as changes.
    ///
    /// - Throws: ``/Model/ServiceError/rejected(status:message:)`` with 410 if the server has forgotten the position.
    func changes(since place: String?, limit: Int) async throws(ServiceError) -> CatalogChanges {
        let since = place.map { [(name: "since", value: $0)] } ?? []
        let parameters = since + [(name: "limit", value: String(max(limit, 1)))]
        return try await client.get(
            ChangesDTO.self, ["products", "changes"], query: parameters, asking: "list of changes"
        ).changes
    }
}

/// Changes of a server's catalog after a position.
struct CatalogChanges: Hashable, Sendable {
    /// A change of a product.
    enum Change: Hashable, Sendable {
        /// The product is new or has changed.
        case saved(Product)
        /// The server has the product, but this version of the app can't read it. A stored one stays.
        case unreadable(Product.ID)
        /// The server no longer has the product.
        case removed(Product.ID)
    }

    /// The changes in their order.
    var changes: [Change]
    /// A Boolean value that indicates whether the response had no changes of products that can't be identified.
    var isComplete = true
    /// The position after the changes.
    var next: String
    /// The number of changes after the position.
    var remaining: Int
}

/// A page of the API's products.
struct ProductList: Hashable, Sendable {
    /// The products that match the query, in the API's order, each once.
    var products: [Product]
    /// All products that the API sent, also those that can't be read or don't match.
    var sent: [Product.ID]
    /// A Boolean value that indicates whether the page had no products that can't be identified.
    var isComplete = true
    /// The products that this version of the app can't read.
    var unreadable: [Product.ID]
    /// The number of products on all pages, as the API counts.
    var total: Int
    /// The last readable product that the API sent, also if it doesn't match. `nil` if it sent none.
    var last: Product?
    /// The offset of the next page, as the API counts. `nil` on the last page.
    var nextOffset: Int?
}

extension ProductList {
    /// Creates a page from a response.
    ///
    /// - Parameters:
    ///   - sent: All products of the page.
    ///   - total: The number of products on all pages. `nil` if the API doesn't say, so that this is the last page.
    ///   - matches: Returns whether a product matches the query.
    init(sent: LenientList<ListedProductDTO>, total: Int?, skip: Int, matches: (Product) -> Bool) {
        let (end, overflow) = skip.addingReportingOverflow(sent.count)
        let count = total ?? end
        let readable = sent.elements.compactMap(\.product)
        self.init(
            products: readable.filter(matches).uniqued(on: \.id), sent: sent.elements.map(\.id),
            isComplete: sent.isComplete, unreadable: sent.elements.filter { $0.product == nil }.map(\.id),
            total: max(count, 0), last: readable.last,
            nextOffset: sent.count == 0 || overflow || end >= count ? nil : end)
    }
}

extension ProductSort {
    /// The parameters for the order. Empty for the API's own order.
    var parameters: [APIAddress.Parameter] {
        switch self {
        case .featured: []
        case .priceAscending: [("sortBy", "price"), ("order", "asc")]
        case .priceDescending: [("sortBy", "price"), ("order", "desc")]
        case .ratingDescending: [("sortBy", "rating"), ("order", "desc")]
        case .titleAscending: [("sortBy", "title"), ("order", "asc")]
        }
    }
}
