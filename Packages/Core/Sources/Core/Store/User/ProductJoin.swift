import Dispatch
import GRDB
import Logging
import Model
import Synchronization

/// A value that a user's rows and what the catalogue knows of their products make together.
///
/// Both are read and told on one serial queue, so each value is of one state of the rows, and is told once.
final class ProductJoin<Rows: Equatable & Sendable, Value: Equatable & Sendable>: Sendable {
    private struct State {
        var rows: Rows?
        var last: Value?
        var watch: RowWatch?
        var isDue = false
    }

    let what: String
    let products: KnownProducts
    let logger: Logger
    let ids: @Sendable (Rows) -> Set<Product.ID>
    let value: @Sendable (Rows, CatalogueFacts) -> Value
    let continuation: AsyncStream<Value>.Continuation
    private let state = Mutex(State())

    init(
        what: String, products: KnownProducts, logger: Logger,
        ids: @escaping @Sendable (Rows) -> Set<Product.ID>,
        value: @escaping @Sendable (Rows, CatalogueFacts) -> Value, continuation: AsyncStream<Value>.Continuation
    ) {
        self.what = what
        self.products = products
        self.logger = logger
        self.ids = ids
        self.value = value
        self.continuation = continuation
    }

    /// Begins to watch the products. Each wake runs on the queue, and several that wait there are one.
    func begin(on queue: DispatchQueue) {
        let watch = products.rows.watch { [weak self] in
            guard let self,
                self.state.withLock({ state in
                    defer { state.isDue = true }
                    return !state.isDue
                })
            else { return }
            queue.async { [weak self] in self?.tell() }
        }
        state.withLock { $0.watch = watch }
    }

    /// The user's rows are now these.
    func change(_ rows: Rows) {
        let watch = state.withLock { state in
            state.rows = rows
            return state.watch
        }
        // Watched first, read then: what is committed between is told.
        watch?.set(KnownProducts.keys(of: ids(rows)))
        tell()
    }

    func end() {
        let watch = state.withLock { state in
            defer { state.watch = nil }
            return state.watch
        }
        watch?.cancel()
    }

    private func tell() {
        guard
            let rows = state.withLock({ state in
                state.isDue = false
                return state.watch == nil ? nil : state.rows
            })
        else { return }
        do {
            let new = value(rows, try products.facts(of: ids(rows)))
            let isNew = state.withLock { state in
                defer { state.last = new }
                return state.last != new
            }
            if isNew { continuation.yield(new) }
        } catch {
            logger.error("Observing \(what) failed: \(products.database.failure(error))")
            continuation.finish()
        }
    }
}
