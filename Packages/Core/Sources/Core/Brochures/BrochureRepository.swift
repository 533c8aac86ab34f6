import FlowKit
import Foundation
import GRDB
import Loading
import Logging
import Model

/// The brochures of a server, and those stored on the device.
struct BrochureRepository: BrochureService {
    let api: BrochuresAPI
    let store: AppDatabase
    var capabilities = ServerCapabilities.all
    let logger: Logger
    var now: @Sendable () -> Date = { Date() }

    private var cache: ResourceCache { ResourceCache(store: store, logger: logger, now: now) }

    func brochures(_ policy: FetchPolicy) async throws(ServiceError) -> [Brochure]? {
        try await cache.load(.brochures, [LoadDates.all], from: policy) { () throws(ServiceError) in
            try await store.read { try BrochureRecord.list(in: $0) }
        } ask: { () throws(ServiceError) in
            capabilities.contains(.brochures) ? try await api.brochures() : []
        } keep: { brochures, rows in
            try BrochureRecord.save(list: brochures, in: rows.database)
        }
    }

    /// Returns a brochure with its pages. A brochure that the server no longer has is removed from the device.
    func brochure(_ id: Brochure.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Brochure? {
        do throws(ServiceError) {
            return try await cache.load(.brochures, [LoadDates.one(id)], from: policy) { () throws(ServiceError) in
                try await store.read { try BrochureRecord.fetchOne($0, key: id.rawValue)?.brochureWithPages }
            } ask: { () throws(ServiceError) in
                guard capabilities.contains(.brochures) else { throw .notFound("brochure \(id)") }
                return try await api.brochure(id)
            } keep: { brochure, rows in
                try BrochureRecord.save(brochure, in: rows.database)
            }
        } catch .notFound(let what) {
            try await cache.keep("the removal of brochure \(id)") { rows in
                _ = try BrochureRecord.deleteOne(rows.database, key: id.rawValue)
            }
            throw .notFound(what)
        }
    }
}

/// A row of the table `brochure`. The list has brochures without pages; pages are loaded one brochure at a time.
struct BrochureRecord: StoredRecord {
    static let databaseTableName = "brochure"

    var id: String
    /// The position in the list. `nil` for a brochure that was opened and isn't in the list.
    var position: Int?
    var body: StoredText<StoredBrochure>
    /// `nil` until the brochure is opened.
    var pages: StoredText<[StoredBrochurePage]>?

    init(_ brochure: Brochure, position: Int?, pages: StoredText<[StoredBrochurePage]>?) throws {
        id = brochure.id.rawValue
        self.position = position
        body = try StoredText(brochure)
        self.pages = pages
    }

    var brochureWithPages: Brochure? {
        guard let pages = pages?.value, var brochure = body.value else { return nil }
        brochure.pages = pages
        return brochure
    }

    /// Returns the list, or `nil` if it was never loaded.
    static func list(in database: Database) throws -> [Brochure]? {
        let position = Column(CodingKeys.position)
        let list = try filter(position != nil).order(position, Column(CodingKeys.id)).fetchAll(database)
            .compactMap(\.body.value)
        let isLoaded = try LoadDates(database: database).date(of: .brochures, [LoadDates.all]) != nil
        return list.isEmpty && !isLoaded ? nil : list
    }

    /// Saves the list and removes other brochures. Loaded pages are kept.
    static func save(list brochures: [Brochure], in database: Database) throws {
        let pages = Dictionary(try fetchAll(database).map { ($0.id, $0.pages) }) { first, _ in first }
        try filter(!brochures.map(\.id.rawValue).contains(Column(CodingKeys.id))).deleteAll(database)
        for (position, brochure) in brochures.enumerated() {
            try BrochureRecord(brochure, position: position, pages: pages[brochure.id.rawValue] ?? nil).save(database)
        }
    }

    /// Saves a brochure with its pages, and keeps its position in the list.
    static func save(_ brochure: Brochure, in database: Database) throws {
        let position = try fetchOne(database, key: brochure.id.rawValue)?.position
        try BrochureRecord(brochure, position: position, pages: StoredText(brochure.pages)).save(database)
    }
}
