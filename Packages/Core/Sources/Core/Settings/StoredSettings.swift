import Foundation
import GRDB
import Model

/// A choice of the user, stored on a device.
struct StoredSetting<Value: RawRepresentable<String> & Hashable & Sendable>: SettingService {
    let device: DeviceStore
    let name: SettingRecord.Name
    /// The value until the user chooses one, or if the stored one is unknown.
    let defaultValue: Value

    func values() -> AsyncStream<Value> {
        device.values(of: "the setting \(name.rawValue)", as: .guest) { rows in
            try rows.setting(name).flatMap(Value.init(rawValue:)) ?? defaultValue
        }
    }

    func set(_ value: Value) async throws(ServiceError) {
        try await device.write(as: .guest) { try $0.set(name, to: value.rawValue) }
    }
}

/// The notices that the user has seen on a device. The latest 100 are stored.
struct StoredNoticeService: NoticeService {
    static let maximumCount = 100
    let device: DeviceStore

    func seen() -> AsyncStream<Set<String>> {
        device.values(of: "the seen notices", as: .guest) { Set(try Self.names(in: $0)) }
    }

    func markSeen(_ notice: String) async throws(ServiceError) {
        try await device.write(as: .guest) { rows in
            let names = try Self.names(in: rows)
            guard !names.contains(notice) else { return }
            try rows.set(
                .seenNotices, to: Array((names + [notice]).suffix(Self.maximumCount)), as: StoredPlain<[String]>.self)
        }
    }

    /// Returns the notices in the order in which they were seen.
    private static func names(in rows: OwnerRows) throws -> [String] {
        try rows.setting(.seenNotices, as: StoredPlain<[String]>.self) ?? []
    }
}

/// The stored location of the user in the app, on a device.
struct StoredSavedState: SavedStateService {
    let device: DeviceStore

    func load() async throws(ServiceError) -> Data? {
        try await device.read(as: .guest) { try $0.all(SavedStateRecord.self).fetchOne($0.database)?.data }
    }

    func save(_ data: Data?) async throws(ServiceError) {
        try await device.write(as: .guest) { rows in
            if let data {
                try SavedStateRecord(ownerID: rows.ownerID, data: data).save(rows.database)
            } else {
                try rows.all(SavedStateRecord.self).deleteAll(rows.database)
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
