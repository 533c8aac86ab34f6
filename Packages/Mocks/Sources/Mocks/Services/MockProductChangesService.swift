public import Model
import Synchronization

/// A service whose product changes a test makes.
///
/// ```swift
/// let changes = MockProductChangesService()
/// changes.store(product)      // notifies observers of the product …
/// changes.remove(product.id)  // … and that it is no longer available
/// changes.watcherCount        // 0 after all screens are closed
/// ```
public final class MockProductChangesService: ProductChangesService, Controllable {
    public enum Call: Hashable, Sendable {
        case summaries(Set<Product.ID>)
        case product(Product.ID)
    }

    private struct Watcher {
        var ids: Set<Product.ID> = []
        let since: Int
        let touched: @Sendable ([Product.ID]) -> Void
    }

    private struct State {
        var products: [Product.ID: (change: ProductChange<Product>, number: Int)] = [:]
        var watchers: [Int: Watcher] = [:]
        var changeCount = 0
        var lastWatcher = 0
    }

    public let control = MockControl<Call>()
    private let state = Mutex(State())

    public init() {}

    /// The number of active observations.
    public var watcherCount: Int { state.withLock { $0.watchers.count } }

    /// All observed products.
    public var watchedIDs: Set<Product.ID> {
        state.withLock { $0.watchers.values.reduce(into: []) { $0.formUnion($1.ids) } }
    }

    /// Stores a product, as a synchronization does.
    public func store(_ product: Product) { change([product.id: .now(product)]) }

    /// Stores several products as one change.
    public func store(_ products: [Product]) {
        change(Dictionary(products.map { ($0.id, .now($0)) }) { _, last in last })
    }

    /// Removes a product from the shop.
    public func remove(_ id: Product.ID) { change([id: .gone]) }

    private func change(_ changes: [Product.ID: ProductChange<Product>]) {
        let told = state.withLock { state in
            state.changeCount += 1
            for (id, change) in changes { state.products[id] = (change, state.changeCount) }
            return state.watchers.sorted { $0.key < $1.key }.map(\.value).compactMap { watcher in
                let ids = changes.keys.filter(watcher.ids.contains)
                return ids.isEmpty ? nil : (watcher.touched, ids)
            }
        }
        for (touched, ids) in told { touched(ids) }
    }

    public func moment() -> ProductMoment { ProductMoment(rawValue: state.withLock { $0.changeCount }) }

    public func watch(
        since moment: ProductMoment, _ touched: @escaping @Sendable ([Product.ID]) -> Void
    ) -> any ProductWatch {
        let number = state.withLock { state in
            state.lastWatcher += 1
            state.watchers[state.lastWatcher] = Watcher(since: moment.rawValue, touched: touched)
            return state.lastWatcher
        }
        control.changes.send()
        return Watch(service: self, number: number)
    }

    public func summaryChanges(
        of ids: Set<Product.ID>
    ) async throws(ServiceError) -> [Product.ID: ProductChange<ProductSummary>] {
        try await control.answer(.summaries(ids))
        return state.withLock { state in
            state.products.filter { ids.contains($0.key) }.mapValues { known in
                switch known.change {
                case .now(let product): .now(product.summary)
                case .gone: .gone
                }
            }
        }
    }

    public func productChange(of id: Product.ID) async throws(ServiceError) -> ProductChange<Product>? {
        try await control.answer(.product(id))
        return state.withLock { $0.products[id]?.change }
    }

    private func look(_ ids: some Sequence<Product.ID>, _ number: Int, replacing: Bool) {
        let told = state.withLock { state -> (@Sendable ([Product.ID]) -> Void, [Product.ID])? in
            guard let watcher = state.watchers[number] else { return nil }
            if replacing { state.watchers[number]?.ids = [] }
            state.watchers[number]?.ids.formUnion(ids)
            let changed = ids.filter { (state.products[$0]?.number ?? 0) > watcher.since }
            return changed.isEmpty ? nil : (watcher.touched, changed)
        }
        control.changes.send()
        if let (touched, changed) = told { touched(changed) }
    }

    private final class Watch: ProductWatch {
        private let service: MockProductChangesService
        private let number: Int

        init(service: MockProductChangesService, number: Int) {
            self.service = service
            self.number = number
        }

        deinit { end() }

        func set(_ ids: Set<Product.ID>) { service.look(ids, number, replacing: true) }
        func add(_ ids: [Product.ID]) { service.look(ids, number, replacing: false) }
        func end() {
            service.state.withLock { $0.watchers[number] = nil }
            service.control.changes.send()
        }
    }
}
