import Foundation
import GRDB
import Model

/// The stored pending links of a device. A change is on the disk when it returns.
struct StoredPendingLinks: PendingLinkService {
    let device: DeviceStore

    func links() async throws(ServiceError) -> [StoredPendingLink] {
        try await device.read(as: .guest) { rows in
            try rows.all(PendingLinkRecord.self).order(PendingLinkRecord.Columns.number).fetchAll(rows.database)
                .map { StoredPendingLink(id: $0.id, data: $0.data) }
        }
    }

    /// Saves a link after the others, or replaces the data of a stored link.
    func save(_ link: StoredPendingLink) async throws(ServiceError) {
        try await device.write(as: .guest, durably: true) { rows in
            let stored = rows.all(PendingLinkRecord.self).filter(PendingLinkRecord.Columns.id == link.id)
            var record =
                try stored.fetchOne(rows.database)
                ?? PendingLinkRecord(ownerID: rows.ownerID, id: link.id, data: link.data)
            record.data = link.data
            try record.save(rows.database)
        }
    }

    func remove(_ id: StoredPendingLink.ID) async throws(ServiceError) {
        try await device.write(as: .guest, durably: true) { rows in
            _ = try rows.all(PendingLinkRecord.self).filter(PendingLinkRecord.Columns.id == id).deleteAll(rows.database)
        }
    }
}

/// A pending link. The numbers ascend in the order of the links.
private struct PendingLinkRecord: OwnedRecord {
    static let databaseTableName = "pendingLink"

    enum Columns {
        static let number = Column(CodingKeys.number)
        static let id = Column(CodingKeys.id)
    }

    var number: Int64?
    var ownerID: OwnerID
    var id: String
    var data: Data
}
