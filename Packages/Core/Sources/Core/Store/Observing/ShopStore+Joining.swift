import GRDB
import Logging
import Model

extension ShopStore {
    /// A value that rows of the device and what the catalogue knows of their products make together, then every change of
    /// it: of the rows, and of one of just these products.
    ///
    /// The rows must always come from the same tables. Nothing that is given may hold the store.
    func values<Rows: Equatable & Sendable, Value: Equatable & Sendable>(
        of what: String, rows: @escaping @Sendable (Database) throws -> Rows,
        ids: @escaping @Sendable (Rows) -> Set<Product.ID>,
        value: @escaping @Sendable (Rows, CatalogueFacts) -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let join = ProductJoin(
                what: what, products: known, logger: logger, ids: ids, value: value, continuation: continuation)
            join.begin(on: observing)
            let path = connections.pool.path
            let watching = connections.watch(rows, on: observing) { [logger] error in
                DamageNote(of: path).leave(ifToldBy: error)
                logger.error("Watching \(what) has failed: \(ServiceError(storing: error))")
                continuation.finish()
            } onChange: { rows in
                join.change(rows)
            }
            continuation.onTermination = { _ in
                watching.cancel()
                join.end()
            }
        }
    }
}
