public import Foundation
import GRDB
public import Model

/// Where the user was in the app, in the store.
public struct StoredSavedState: SavedStateService {
    private let store: ShopStore

    /// What a store holds.
    public init(_ store: ShopStore) {
        self.store = store
    }

    public func load() async throws(ServiceError) -> Data? {
        try await store.read { try Data.fetchOne($0, sql: "SELECT data FROM savedState") }
    }

    public func save(_ data: Data?) async throws(ServiceError) {
        try await store.write { database in
            guard let data else { return try database.execute(sql: "DELETE FROM savedState") }
            try database.execute(
                sql: """
                    INSERT INTO savedState (number, data) VALUES (1, ?)
                    ON CONFLICT (number) DO UPDATE SET data = excluded.data WHERE data <> excluded.data
                    """, arguments: [data])
        }
    }
}
