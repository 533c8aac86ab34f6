import Dispatch
import GRDB
import Logging
public import Model

/// Watches single products of the catalogue: what a details screen, a line of the bag or a row of the wishlist shows.
///
/// A change of a product costs its own watchers, and nobody else: a hundred thousand products may be watched while the
/// catalogue is synchronised, and each is told of its own changes only, once and in order.
public struct ProductObservation: Sendable {
    let known: KnownProducts
    let queue: DispatchQueue
    private let logger: Logger

    /// The products that a store holds. The store is not kept alive.
    public init(_ store: ShopStore) {
        known = store.known
        queue = store.observing
        logger = store.logger
    }

    /// A product's summary as it is, then every change of it; nil while the store does not hold the product. A slow
    /// watcher skips to the newest one.
    public func summary(of id: Product.ID) -> AsyncStream<ProductSummary?> {
        values("product \(id)", of: [id]) { [known] in try known.facts(of: [id]).known[id] }
    }

    /// The summaries of some products as they are, those that the store holds, then every change of one of them.
    public func summaries(of ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductSummary]> {
        values("\(ids.count) products", of: ids) { [known] in try known.facts(of: ids).known }
    }

    /// A product with its details as it is, then every change of it; nil while the store does not hold it.
    public func product(_ id: Product.ID) -> AsyncStream<Product?> {
        values("product \(id)", of: [id]) { [known] in try known.product(id) }
    }

    /// How many are watching products, in whatever form.
    public var watcherCount: Int { known.rows.watcherCount }

    private func values<Value: Equatable & Sendable>(
        _ what: String, of ids: Set<Product.ID>, _ fetch: @escaping @Sendable () throws -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let value = RowValue(
                what: what, path: known.connections.pool.path, queue: queue, logger: logger, fetch: fetch,
                continuation: continuation)
            value.begin(KnownProducts.keys(of: ids), of: known.rows)
            continuation.onTermination = { _ in value.end() }
        }
    }
}
