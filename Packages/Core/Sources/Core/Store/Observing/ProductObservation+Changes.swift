import Dispatch
import GRDB
public import Model

extension ProductObservation: ProductChangesService {
    public func moment() -> ProductMoment { ProductMoment(rawValue: known.rows.moment) }

    public func watch(
        since moment: ProductMoment, _ touched: @escaping @Sendable ([Product.ID]) -> Void
    ) -> any ProductWatch {
        StoredProductWatch(known.rows, since: moment, touched)
    }

    public func summaryChanges(
        of ids: Set<Product.ID>
    ) async throws(ServiceError) -> [Product.ID: ProductChange<ProductSummary>] {
        try await read { known in
            let facts = try known.facts(of: ids)
            return facts.known.mapValues { .now($0) }.merging(facts.gone.map { ($0, .gone) }) { known, _ in known }
        }
    }

    public func productChange(of id: Product.ID) async throws(ServiceError) -> ProductChange<Product>? {
        try await read { known in
            if let product = try known.product(id) { return .now(product) }
            return try known.facts(of: [id]).gone.contains(id) ? .gone : nil
        }
    }

    /// Reads where the streams read, one after the other.
    private func read<Value: Sendable>(
        _ read: @escaping @Sendable (KnownProducts) throws -> Value
    ) async throws(ServiceError) -> Value {
        let outcome = await withCheckedContinuation { continuation in
            queue.async { [known] in continuation.resume(returning: Result { try read(known) }) }
        }
        do { return try outcome.get() } catch {
            throw known.database.failure(error)
        }
    }
}
