public import FlowKit
import Foundation
import GRDB
public import Logging
public import Model

/// The brochures of a server, and what the device holds of them.
public struct BrochureRepository: BrochureService {
    private let api: BrochuresAPI
    private let store: ShopStore
    private let cache: ResourceCache

    /// - Parameters:
    ///   - api: What the server has.
    ///   - store: What the device holds, and where answers are kept.
    ///   - logger: Told of what could not be stored.
    public init(api: BrochuresAPI, store: ShopStore, logger: Logger) {
        self.init(api: api, store: store, logger: logger) { Date() }
    }

    /// - Parameter now: How old what is held is.
    init(api: BrochuresAPI, store: ShopStore, logger: Logger, now: @escaping @Sendable () -> Date) {
        self.api = api
        self.store = store
        cache = ResourceCache(store: store, logger: logger, now: now)
    }

    public func brochures(_ origin: DataOrigin) async throws(ServiceError) -> [Brochure]? {
        let images = store.images
        return try await cache.load(.brochures, [LoadDates.all], from: origin) { () throws(ServiceError) in
            try await store.read { try BrochureTable(database: $0, images: images).brochures() }
        } ask: { () throws(ServiceError) in
            try await api.brochures()
        } keep: { brochures, database in
            try BrochureTable(database: database, images: images).save(all: brochures)
        }
    }

    /// One brochure, from the store or from the server. One that the server knows no more is forgotten here too.
    public func brochure(_ id: Brochure.ID, _ origin: DataOrigin) async throws(ServiceError) -> Brochure? {
        let images = store.images
        do throws(ServiceError) {
            // The list says nothing of the pages.
            return try await cache.load(.brochures, [LoadDates.one(id)], from: origin) { () throws(ServiceError) in
                try await store.read { try BrochureTable(database: $0, images: images).brochure(id) }
            } ask: { () throws(ServiceError) in
                try await api.brochure(id)
            } keep: { brochure, database in
                try BrochureTable(database: database, images: images).save(brochure)
            }
        } catch .notFound(let what) {
            try await cache.keep("that brochure \(id) is gone") { database in
                try BrochureTable(database: database, images: images).delete(id)
            }
            throw .notFound(what)
        }
    }
}
