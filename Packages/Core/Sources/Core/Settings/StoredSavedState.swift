public import Foundation
import GRDB
public import Model

/// The stored location of the user in the app.
public struct StoredSavedState: SavedStateService {
    private let store: ShopStore

    /// Creates the service of a store.
    public init(_ store: ShopStore) { self.store = store }

    public func load() async throws(ServiceError) -> Data? {
        try await store.read { try SavedStateRecord.fetchOne($0)?.data }
    }

    public func save(_ data: Data?) async throws(ServiceError) {
        try await store.write { database in
            if let data {
                try SavedStateRecord(data: data).save(database)
            } else {
                try SavedStateRecord.deleteAll(database)
            }
        }
    }
}

/// The saved state, in at most one row.
private struct SavedStateRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "savedState"

    var number = 1
    var data: Data
}
