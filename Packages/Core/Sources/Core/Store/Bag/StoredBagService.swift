import GRDB
public import Model

/// The bag in the store. Each change is one transaction.
public struct StoredBagService: BagService {
    private let store: ShopStore

    /// The bag that a store holds.
    public init(_ store: ShopStore) {
        self.store = store
    }

    public func bag() -> AsyncStream<Bag> {
        store.values(of: "the bag") { [images = store.images] database in
            try BagTable(database: database, images: images).bag()
        }
    }

    public func add(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await change { try $0.add(id, quantity: quantity) }
    }

    public func take(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await change { try $0.take(id, quantity: quantity) }
    }

    public func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {
        try await change { try $0.setQuantity(quantity, of: id) }
    }

    @discardableResult
    public func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? {
        try await change { try $0.remove(id) }
    }

    public func restore(_ removed: RemovedBagLine) async throws(BagError) {
        try await change { try $0.restore(removed) }
    }

    private func change<Value: Sendable>(
        _ change: @escaping @Sendable (BagTable) throws -> Value
    ) async throws(BagError) -> Value {
        do {
            return try await store.pool.write { [images = store.images] database in
                try change(BagTable(database: database, images: images))
            }
        } catch {
            throw error as? BagError ?? .service(store.failure(error))
        }
    }
}
