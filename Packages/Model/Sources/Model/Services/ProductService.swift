public import FlowKit

/// The catalogue. What it answers freshly is stored; what is stored it answers offline too.
public protocol ProductService: Sendable {
    /// One page of a list. Asked for what is stored, it answers an empty page when there is nothing.
    func products(
        _ query: ProductQuery, _ request: PageRequest<ProductCursor>, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor>

    /// One product. Asked for what is stored, it answers nil when there is no such thing; asked for what the server says, it
    /// answers a product or throws.
    func product(_ id: Product.ID, _ origin: DataOrigin) async throws(ServiceError) -> Product?
}
