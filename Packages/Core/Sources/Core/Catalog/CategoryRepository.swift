public import FlowKit
import Foundation
import GRDB
public import Logging
public import Model

/// A row of the table `category`.
struct CategoryRecord: Codable, Hashable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "category"

    var id: String
    var name: String

    init(_ category: ProductCategory) { (id, name) = (category.id.rawValue, category.name) }

    var category: ProductCategory { ProductCategory(id: ProductCategory.ID(rawValue: id), name: name) }

    /// Returns all categories by name, or `nil` if there are none.
    static func all(in database: Database) throws -> [ProductCategory]? {
        let records = try order(Column(CodingKeys.name), Column(CodingKeys.id)).fetchAll(database)
        return records.isEmpty ? nil : records.map(\.category)
    }

    /// Saves all categories of the shop, and removes others. Unchanged categories aren't written.
    static func save(all categories: [ProductCategory], in database: Database) throws {
        let stored = Set(try fetchAll(database))
        let new = Set(categories.map(CategoryRecord.init))
        for record in stored.subtracting(new) { try record.delete(database) }
        for record in new.subtracting(stored) { try record.insert(database, onConflict: .replace) }
    }
}

/// The categories of a server, and those stored on the device.
public struct CategoryRepository: CategoryService {
    private let catalog: CatalogAPI
    private let store: ShopStore
    private let cache: ResourceCache

    /// - Parameters:
    ///   - catalog: The server's catalog.
    ///   - store: The device's catalog.
    ///   - logger: Logs failures to store a response.
    public init(catalog: CatalogAPI, store: ShopStore, logger: Logger) {
        self.init(catalog: catalog, store: store, logger: logger) { Date() }
    }

    /// - Parameter now: The current time.
    init(catalog: CatalogAPI, store: ShopStore, logger: Logger, now: @escaping @Sendable () -> Date) {
        self.catalog = catalog
        self.store = store
        cache = ResourceCache(store: store, logger: logger, now: now)
    }

    public func categories(_ origin: DataOrigin) async throws(ServiceError) -> [ProductCategory]? {
        try await cache.load(.categories, [LoadDates.all], from: origin) { () throws(ServiceError) in
            try await store.read { try CategoryRecord.all(in: $0) }
        } ask: { () throws(ServiceError) in
            try await catalog.categories().sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
        } keep: { categories, database in
            try CategoryRecord.save(all: categories, in: database)
        }
    }
}
