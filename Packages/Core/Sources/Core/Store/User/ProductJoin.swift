import Dispatch
import GRDB
import Model
import Synchronization

/// Values that are made of a user's rows and the products in the catalog, which is another database.
final class ProductJoin<Rows: Equatable & Sendable, Value: Equatable & Sendable>: Sendable {
    private struct State {
        var rows: Rows?
        var ids: Set<Product.ID> = []
        var facts: CatalogFacts?
        var observation: AnyDatabaseCancellable?
        /// The number of observations, to ignore values of earlier ones.
        var generation = 0
        var last: Value?
    }

    private let what: String
    private let catalog: AppDatabase
    private let queue: DispatchQueue
    private let ids: @Sendable (Rows) -> Set<Product.ID>
    private let value: @Sendable (Rows, CatalogFacts) -> Value
    private let continuation: AsyncStream<Value>.Continuation
    private let state = Mutex(State())

    /// - Parameter queue: The serial queue on which the rows change.
    init(
        of what: String, catalog: AppDatabase, on queue: DispatchQueue,
        ids: @escaping @Sendable (Rows) -> Set<Product.ID>,
        value: @escaping @Sendable (Rows, CatalogFacts) -> Value, continuation: AsyncStream<Value>.Continuation
    ) {
        self.what = what
        self.catalog = catalog
        self.queue = queue
        self.ids = ids
        self.value = value
        self.continuation = continuation
    }

    /// Combines new rows with their products. Observes the products if they aren't the same as before.
    func change(_ rows: Rows) {
        let ids = ids(rows)
        let (generation, old) = state.withLock { state -> (Int?, AnyDatabaseCancellable?) in
            state.rows = rows
            guard state.ids != ids || state.facts == nil else { return (nil, nil) }
            defer { state.observation = nil }
            state.ids = ids
            state.facts = ids.isEmpty ? CatalogFacts() : nil
            state.generation += 1
            return (ids.isEmpty ? nil : state.generation, state.observation)
        }
        old?.cancel()
        guard let generation else { return yield() }
        let observation = catalog.observe(what, on: queue) { database in
            try CatalogFacts(of: ids, in: database)
        } onFailure: { [weak self] in
            self?.continuation.finish()
        } onChange: { [weak self] facts in
            guard let self, self.take(facts, generation) else { return }
            self.yield()
        }
        state.withLock { if $0.generation == generation { $0.observation = observation } }
    }

    func end() {
        let observation = state.withLock { state in
            state.generation += 1
            defer { state.observation = nil }
            return state.observation
        }
        observation?.cancel()
    }

    private func take(_ facts: CatalogFacts, _ generation: Int) -> Bool {
        state.withLock { state in
            guard state.generation == generation else { return false }
            state.facts = facts
            return true
        }
    }

    private func yield() {
        let new = state.withLock { state -> Value? in
            guard let rows = state.rows, let facts = state.facts else { return nil }
            let value = self.value(rows, facts)
            defer { state.last = value }
            return value == state.last ? nil : value
        }
        if let new { continuation.yield(new) }
    }
}
