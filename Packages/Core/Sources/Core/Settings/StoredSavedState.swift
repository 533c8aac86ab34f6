public import Foundation
import GRDB
public import Model

/// The stored location of the user in the app, on a device.
public struct StoredSavedState: SavedStateService {
    private let store: AppDatabase
    private let guest: OwnerID

    /// Creates the service of a device.
    public init(_ device: DeviceStore) { (store, guest) = (device.database, device.guest) }

    public func load() async throws(ServiceError) -> Data? {
        try await store.read { [guest] in
            try OwnerRows($0, owner: guest).all(SavedStateRecord.self).fetchOne($0)?.data
        }
    }

    public func save(_ data: Data?) async throws(ServiceError) {
        try await store.write { [guest] database in
            if let data {
                try SavedStateRecord(ownerID: guest, data: data).save(database)
            } else {
                _ = try OwnerRows(database, owner: guest).all(SavedStateRecord.self).deleteAll(database)
            }
        }
    }
}

/// The saved state, in at most one row for each device.
private struct SavedStateRecord: OwnedRecord {
    static let databaseTableName = "savedState"

    var ownerID: OwnerID
    var data: Data
}
