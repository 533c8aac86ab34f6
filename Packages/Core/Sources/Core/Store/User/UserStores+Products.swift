import GRDB
import Model

extension UserStores {
    /// A value that the user's rows and what the catalogue knows of their products make together, then every change of
    /// it: of the rows, of one of just these products, and of who is signed in.
    func values<Rows: Equatable & Sendable, Value: Equatable & Sendable>(
        of what: String, rows: @escaping @Sendable (Database) throws -> Rows,
        ids: @escaping @Sendable (Rows) -> Set<Product.ID>,
        value: @escaping @Sendable (Rows, CatalogueFacts) -> Value
    ) -> AsyncStream<Value> {
        ProductJoin.stream(
            of: what, products: products, logger: logger, on: observing, ids: ids, value: value
        ) { onChange, onFailure in
            watch(what, rows, onChange: onChange, onFailure: onFailure)
        }
    }
}
