import Dispatch
import GRDB
import Logging
import Model

extension ProductJoin {
    /// The stream of the value.
    ///
    /// - Parameters:
    ///   - queue: Where the products' changes are read.
    ///   - watch: Begins to watch the rows, tells them and that they can't be watched any more, and answers what ends it.
    static func stream(
        of what: String, products: KnownProducts, logger: Logger, on queue: DispatchQueue,
        ids: @escaping @Sendable (Rows) -> Set<Product.ID>,
        value: @escaping @Sendable (Rows, CatalogueFacts) -> Value,
        watching watch: (
            _ onChange: @escaping @Sendable (Rows) -> Void, _ onFailure: @escaping @Sendable () -> Void
        ) -> @Sendable () -> Void
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let join = ProductJoin(
                what: what, products: products, logger: logger, ids: ids, value: value, continuation: continuation)
            join.begin(on: queue)
            let end = watch({ join.change($0) }, { continuation.finish() })
            continuation.onTermination = { _ in
                end()
                join.end()
            }
        }
    }
}
