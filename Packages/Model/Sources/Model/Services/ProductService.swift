public import FlowKit

/// Loads products of the catalog. Responses are stored and available offline.
public protocol ProductService: Sendable {
    /// Returns a page of a product list. For stored products, returns an empty page if there are none.
    func products(
        _ query: ProductQuery, _ request: PageRequest<ProductCursor>, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor>

    /// Returns a product. For stored products, returns `nil` if it isn't stored. For requests to the server, returns a
    /// product or throws.
    func product(_ id: Product.ID, _ origin: DataOrigin) async throws(ServiceError) -> Product?
}
