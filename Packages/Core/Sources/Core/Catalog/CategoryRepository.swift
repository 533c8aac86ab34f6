import FlowKit
import Foundation
import GRDB
import Loading
import Logging
import Model

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
struct CategoryRepository: CategoryService {
    let catalog: CatalogAPI
    let store: AppDatabase
    let logger: Logger
    var now: @Sendable () -> Date = { Date() }

    func categories(_ policy: FetchPolicy) async throws(ServiceError) -> [ProductCategory]? {
        let cache = ResourceCache(store: store, logger: logger, now: now)
        return try await cache.load(.categories, [LoadDates.all], from: policy) { () throws(ServiceError) in
            try await store.read { try CategoryRecord.all(in: $0) }
        } ask: { () throws(ServiceError) in
            try await catalog.categories().sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
        } keep: { categories, rows in
            try CategoryRecord.save(all: categories, in: rows.database)
        }
    }
}

/// A category in the API's format: an object with a slug and a name, or just the slug.
struct CategoryDTO: Decodable {
    var category: ProductCategory

    private enum CodingKeys: CodingKey {
        case slug, name
    }

    init(from decoder: any Decoder) throws {
        if let slug = try? decoder.singleValueContainer().decode(String.self) {
            category = try Self.category(slug, name: nil, decoder.codingPath, nil)
        } else {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let slug = try container.required(String.self, .slug)
            let name = container.lenient(String.self, .name)
            category = try Self.category(slug, name: name, container.codingPath, CodingKeys.slug)
        }
    }

    private static func category(
        _ slug: String, name: String?, _ path: [any CodingKey], _ key: CodingKeys?
    ) throws -> ProductCategory {
        guard let id = ProductCategory.ID(slug) else { throw WireProblem(path, at: key, "it is empty") }
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? readable(slug)
        return ProductCategory(id: id, name: name)
    }

    /// `home-decoration` as a person reads it: `Home Decoration`.
    private static func readable(_ slug: String) -> String {
        let words = slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return words.isEmpty ? slug : words.joined(separator: " ")
    }
}
