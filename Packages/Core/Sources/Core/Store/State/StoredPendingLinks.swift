import Foundation
import GRDB
public import Model

/// The links that wait, in the store. Each change is on the disk before it is answered.
public struct StoredPendingLinks: PendingLinkService {
    private let store: ShopStore

    /// The links that a store holds.
    public init(_ store: ShopStore) {
        self.store = store
    }

    public func links() async throws(ServiceError) -> [StoredPendingLink] {
        try await store.read { database in
            try Row.fetchAll(database, sql: "SELECT id, data FROM pendingLink ORDER BY number").map { row in
                StoredPendingLink(id: row[0], data: row[1])
            }
        }
    }

    public func save(_ link: StoredPendingLink) async throws(ServiceError) {
        try await store.database.writeDurably { database in
            try database.execute(
                sql: """
                    INSERT INTO pendingLink (id, data) VALUES (?, ?)
                    ON CONFLICT (id) DO UPDATE SET data = excluded.data WHERE data <> excluded.data
                    """, arguments: [link.id, link.data])
        }
    }

    public func remove(_ id: StoredPendingLink.ID) async throws(ServiceError) {
        try await store.database.writeDurably { try $0.execute(sql: "DELETE FROM pendingLink WHERE id = ?", arguments: [id]) }
    }
}
