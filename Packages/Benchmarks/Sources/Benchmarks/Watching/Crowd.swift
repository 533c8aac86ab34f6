import Core
import Model
import Synchronization

/// Many who watch, each one product that nobody writes.
final class Crowd: Sendable {
    struct WokenForNothing: Error {}

    private let changes: ProductObservation
    private let woken = Mutex(0)
    private let watches = Mutex<[any ProductWatch]>([])

    init(_ count: Int, of first: Int, in store: ShopStore) {
        changes = ProductObservation(store)
        let moment = changes.moment()
        for number in 1...count {
            let watch = changes.watch(since: moment) { [weak self] _ in self?.woken.withLock { $0 += 1 } }
            watch.set([Product.ID(rawValue: first + number)])
            watches.withLock { $0.append(watch) }
        }
    }

    /// - Throws: ``WokenForNothing`` when somebody was told of a product that they do not watch.
    func leave() throws {
        for watch in watches.withLock({ $0 }) { watch.end() }
        guard woken.withLock({ $0 }) == 0, changes.watcherCount == 0 else { throw WokenForNothing() }
    }
}
