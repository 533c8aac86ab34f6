public import FlowKit
import Foundation
public import Logging
public import Model

/// The parts of a server's catalogue, and what the device holds of them.
public struct CategoryRepository: CategoryService {
    private let catalogue: CatalogueAPI
    private let store: ShopStore
    private let cache: ResourceCache

    /// - Parameters:
    ///   - catalogue: What the server sells.
    ///   - store: What the device holds, and where answers are kept.
    ///   - logger: Told of what could not be stored.
    public init(catalogue: CatalogueAPI, store: ShopStore, logger: Logger) {
        self.init(catalogue: catalogue, store: store, logger: logger) { Date() }
    }

    /// - Parameter now: How old what is held is.
    init(catalogue: CatalogueAPI, store: ShopStore, logger: Logger, now: @escaping @Sendable () -> Date) {
        self.catalogue = catalogue
        self.store = store
        cache = ResourceCache(store: store, logger: logger, now: now)
    }

    public func categories(_ origin: DataOrigin) async throws(ServiceError) -> [ProductCategory]? {
        try await cache.load(.categories, [LoadDates.all], from: origin) { () throws(ServiceError) in
            try await store.categories()
        } ask: { () throws(ServiceError) in
            try await catalogue.categories().sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
        } keep: { categories, database in
            try ShopStore.save(categories, in: database)
        }
    }
}
