public import FlowKit
import Foundation
public import Logging
public import Model

/// The catalogue of a server, and what the device holds of it.
///
/// Whatever the server answers is stored before it is handed out. A store that can't be written does not keep the
/// answer from the screen: it is logged.
public struct ProductRepository: ProductService {
    let catalogue: CatalogueAPI
    let store: ShopStore
    let cache: ResourceCache

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

    /// One product, from the store or from the server. One that the server knows no more is forgotten here too.
    public func product(_ id: Product.ID, _ origin: DataOrigin) async throws(ServiceError) -> Product? {
        do throws(ServiceError) {
            // The synchronisation brings all of each.
            let names = [LoadDates.one(id), LoadDates.all]
            return try await cache.load(.products, names, from: origin) { () throws(ServiceError) in
                try await store.product(id)
            } ask: { () throws(ServiceError) in
                try await catalogue.product(id)
            } keep: { [images = store.images] product, database in
                guard let row = try StorableProduct(product, images) else { return }
                try ShopStore.save(row, in: database)
            }
        } catch .notFound(let what) {
            try await cache.keep("that product \(id) is gone") { try ShopStore.forget(id, in: $0) }
            throw .notFound(what)
        }
    }
}
