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
        ProductJoin.stream(
            of: what, products: known, logger: logger, on: database.observing, ids: ids, value: value
        ) { [database] onChange, onFailure in
            let observation = database.observe(what, rows, onFailure: onFailure, onChange: onChange)
            return { observation.cancel() }
        }
    }
}
