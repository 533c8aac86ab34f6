/// Reports changes of stored products.
///
/// Screens use it through ``ProductFollower``.
public protocol ProductChangesService: Sendable {
    /// Returns a stream of stored products: their current values, then their values after each change of one of them.
    /// Unknown products are omitted.
    func summaries(of ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<ProductSummary>]>

    /// Returns a stream of stored products with their details: their current values, then their values after each change
    /// of one of them. Unknown products are omitted, and products that are too old to be shown after a failure.
    func products(_ ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<Product>]>
}

/// A service that never reports changes, for apps whose products change only when a screen loads them.
public struct NoProductChanges: ProductChangesService {
    /// Creates the service.
    public init() {}

    public func summaries(of ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<ProductSummary>]> {
        AsyncStream { nil }
    }

    public func products(_ ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<Product>]> {
        AsyncStream { nil }
    }
}
