import Foundation
import GRDB
import Model

/// The layout of lists that the user has chosen on a device. The default is a grid.
struct StoredListingStyleService: ListingStyleService {
    private let device: DeviceStore

    init(_ device: DeviceStore) { self.device = device }

    func listingStyle() -> AsyncStream<ListingStyle> {
        device.values(of: "the listing style", as: .guest) { rows in
            try rows.setting(.listingStyle).flatMap(ListingStyle.init(rawValue:)) ?? .grid
        }
    }

    func setListingStyle(_ style: ListingStyle) async throws(ServiceError) {
        try await device.write(as: .guest) { try $0.set(.listingStyle, to: style.rawValue) }
    }
}

/// The colors that the user has chosen on a device. The default is those of the system.
struct StoredAppearanceService: AppearanceService {
    private let device: DeviceStore

    init(_ device: DeviceStore) { self.device = device }

    func appearance() -> AsyncStream<Appearance> {
        device.values(of: "the appearance", as: .guest) { rows in
            try rows.setting(.appearance).flatMap(Appearance.init(rawValue:)) ?? .system
        }
    }

    func setAppearance(_ appearance: Appearance) async throws(ServiceError) {
        try await device.write(as: .guest) { try $0.set(.appearance, to: appearance.rawValue) }
    }
}

/// The language that the user has chosen on a device. The default is that of the system.
struct StoredLanguageService: LanguageService {
    private let device: DeviceStore

    init(_ device: DeviceStore) { self.device = device }

    func language() -> AsyncStream<Language> {
        device.values(of: "the language", as: .guest) { rows in
            try rows.setting(.language).flatMap(Language.init(rawValue:)) ?? .system
        }
    }

    func setLanguage(_ language: Language) async throws(ServiceError) {
        try await device.write(as: .guest) { try $0.set(.language, to: language.rawValue) }
    }
}

/// The notices that the user has seen on a device. The latest 100 are stored.
struct StoredNoticeService: NoticeService {
    static let maximumCount = 100
    private let device: DeviceStore

    init(_ device: DeviceStore) { self.device = device }

    func seen() -> AsyncStream<Set<String>> {
        device.values(of: "the seen notices", as: .guest) { Set(try Self.names(in: $0)) }
    }

    func markSeen(_ notice: String) async throws(ServiceError) {
        try await device.write(as: .guest) { rows in
            let names = try Self.names(in: rows)
            guard !names.contains(notice) else { return }
            try rows.set(.seenNotices, to: StoredJSON.text((names + [notice]).suffix(Self.maximumCount)))
        }
    }

    /// Returns the notices in the order in which they were seen.
    private static func names(in rows: OwnerRows) throws -> [String] {
        try rows.setting(.seenNotices).flatMap { StoredJSON.value([String].self, $0) } ?? []
    }
}

/// The stored location of the user in the app, on a device.
struct StoredSavedState: SavedStateService {
    private let device: DeviceStore

    init(_ device: DeviceStore) { self.device = device }

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
