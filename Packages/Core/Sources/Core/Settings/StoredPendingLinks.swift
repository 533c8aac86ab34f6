import Foundation
import GRDB
public import Model

/// The stored pending links. A change is on the disk when it returns.
public struct StoredPendingLinks: PendingLinkService {
    private let store: ShopStore

    /// Creates the service of a store.
    public init(_ store: ShopStore) { self.store = store }

    public func links() async throws(ServiceError) -> [StoredPendingLink] {
        try await store.read { database in
            try PendingLinkRecord.order(Column("number")).fetchAll(database).map {
                StoredPendingLink(id: $0.id, data: $0.data)
            }
        }
    }

    /// Saves a link after the others, or replaces the data of a stored link.
    public func save(_ link: StoredPendingLink) async throws(ServiceError) {
        try await store.database.writeDurably { database in
            var record =
                try PendingLinkRecord.filter(Column("id") == link.id).fetchOne(database)
                ?? PendingLinkRecord(id: link.id, data: link.data)
            record.data = link.data
            try record.save(database)
        }
    }

    public func remove(_ id: StoredPendingLink.ID) async throws(ServiceError) {
        _ = try await store.database.writeDurably { try PendingLinkRecord.filter(Column("id") == id).deleteAll($0) }
    }
}

/// A pending link. The numbers ascend in the order of the links.
private struct PendingLinkRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "pendingLink"

    var number: Int64?
    var id: String
    var data: Data
}
