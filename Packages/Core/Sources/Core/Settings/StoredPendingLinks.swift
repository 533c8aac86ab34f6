import Foundation
import GRDB
public import Model

/// The stored pending links of a device. A change is on the disk when it returns.
public struct StoredPendingLinks: PendingLinkService {
    private let store: AppDatabase
    private let guest: OwnerID

    /// Creates the service of a device.
    public init(_ device: DeviceStore) { (store, guest) = (device.database, device.guest) }

    public func links() async throws(ServiceError) -> [StoredPendingLink] {
        try await store.read { [guest] database in
            try OwnerRows(database, owner: guest).all(PendingLinkRecord.self).order(Column("number")).fetchAll(database)
                .map {
                    StoredPendingLink(id: $0.id, data: $0.data)
                }
        }
    }

    /// Saves a link after the others, or replaces the data of a stored link.
    public func save(_ link: StoredPendingLink) async throws(ServiceError) {
        try await store.writeDurably { [guest] database in
            let links = OwnerRows(database, owner: guest).all(PendingLinkRecord.self)
            var record =
                try links.filter(Column("id") == link.id).fetchOne(database)
                ?? PendingLinkRecord(ownerID: guest, id: link.id, data: link.data)
            record.data = link.data
            try record.save(database)
        }
    }

    public func remove(_ id: StoredPendingLink.ID) async throws(ServiceError) {
        try await store.writeDurably { [guest] database in
            let links = OwnerRows(database, owner: guest).all(PendingLinkRecord.self)
            _ = try links.filter(Column("id") == id).deleteAll(database)
        }
    }
}

/// A pending link. The numbers ascend in the order of the links.
private struct PendingLinkRecord: OwnedRecord {
    static let databaseTableName = "pendingLink"

    var number: Int64?
    var ownerID: OwnerID
    var id: String
    var data: Data
}
