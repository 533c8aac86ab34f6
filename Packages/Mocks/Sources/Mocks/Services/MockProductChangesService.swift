public import Model

/// A service whose product changes a test makes.
///
/// ```swift
/// let changes = MockProductChangesService()
/// changes.store(product)      // notifies observers of the product …
/// changes.remove(product.id)  // … and that it is no longer available
/// changes.watcherCount        // 0 after all screens are closed
/// ```
public final class MockProductChangesService: ProductChangesService, ObservableMock {
    private let stored: MockState<[Product.ID: ProductChange<Product>]>
    public let changes = MockChanges()

    public init() {
        stored = MockState([:], changes)
    }

    /// The number of active observations.
    public var watcherCount: Int { stored.watcherCount }

    /// Stores a product, as a synchronization does.
    public func store(_ product: Product) { store([product]) }

    /// Stores several products as one change.
    public func store(_ products: [Product]) {
        stored.update { stored in
            for product in products { stored[product.id] = .now(product) }
        }
    }

    /// Removes a product from the shop.
    public func remove(_ id: Product.ID) { stored.update { $0[id] = .gone } }

    public func summaries(of ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<ProductSummary>]> {
        stored.values { stored in
            stored.filter { ids.contains($0.key) }.mapValues { change in
                switch change {
                case .now(let product): .now(product.summary)
                case .gone: .gone
                }
            }
        }
    }

    public func products(_ ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<Product>]> {
        stored.values { stored in stored.filter { ids.contains($0.key) } }
    }
}
