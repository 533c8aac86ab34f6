import Model
import Synchronization

/// How many there are of each product, in memory.
final class CountedBag: BagService {
    private struct State {
        var quantities: [Product.ID: Int] = [:]
        var failure: BagError?
    }

    private let state = Mutex(State())

    var quantities: [Product.ID: Int] { state.withLock { $0.quantities } }

    /// What every answer is, until it is nil again.
    var failure: BagError? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    func bag() -> AsyncStream<Bag> { AsyncStream { $0.finish() } }

    func add(_ id: Product.ID, quantity: Int) async throws(BagError) {
        if let failure { throw failure }
        state.withLock { $0.quantities[id, default: 0] += quantity }
    }

    func take(_ id: Product.ID, quantity: Int) async throws(BagError) {
        if let failure { throw failure }
        state.withLock { $0.quantities[id, default: 0] -= quantity }
    }

    func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {}
    func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? { nil }
    func restore(_ removed: RemovedBagLine) async throws(BagError) {}
}
