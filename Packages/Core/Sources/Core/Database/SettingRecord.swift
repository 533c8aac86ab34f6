import GRDB
import Model

/// A small value of an owner, by its name.
struct SettingRecord: OwnedRecord {
    static let databaseTableName = "setting"

    enum Columns {
        static let name = Column(CodingKeys.name)
    }

    enum Name: String, CaseIterable, Sendable {
        /// The configuration of the app, for all devices.
        case configuration

        // Settings of a device.
        case appearance
        case flagOverrides
        case language
        case listingStyle
        case seenNotices
        /// The payments that no order uses.
        case unusedPayments

        // The state of a user.
        /// The user's delivery addresses.
        case addressBook
        /// The number of the user's cart on the server.
        case cart
        /// The revision of the cart that was received last.
        case cartRevision
        /// The kinds of notifications that the user wants.
        case notificationSettings
        case ordersAreLoaded
        /// The reviews that the user wrote, the latest first.
        case ownReviews
        /// The user's profile as the server has it.
        case profile
        /// The code of the voucher of the bag. Empty if it was removed.
        case voucher
    }

    var ownerID: OwnerID
    var name: String
    var value: String
}

extension SettingRecord.Name {
    /// The format of a value that is stored as JSON. `nil` for a plain text.
    var format: (any StoredFormat.Type)? {
        switch self {
        case .addressBook: StoredAddressBook.self
        case .configuration: StoredConfiguration.self
        case .flagOverrides: StoredPlain<[String: RawFlagValue]>.self
        case .notificationSettings: StoredNotificationSettings.self
        case .ownReviews: [StoredOwnReview].self
        case .profile: StoredUser.self
        case .seenNotices: StoredPlain<[String]>.self
        case .unusedPayments: [StoredUnusedPayment].self
        case .appearance, .cart, .cartRevision, .language, .listingStyle, .ordersAreLoaded, .voucher: nil
        }
    }

    /// A Boolean value that indicates whether the server has the value as well.
    var isCopy: Bool { [.configuration, .notificationSettings, .ownReviews].contains(self) }
}

extension OwnerRows {
    func setting(_ name: SettingRecord.Name) throws -> String? {
        try all(SettingRecord.self).filter(SettingRecord.Columns.name == name.rawValue).fetchOne(database)?.value
    }

    /// Returns a setting that is stored as JSON. `nil` if there is none, or if this version of the app can't read it.
    func setting<Format: StoredFormat>(_ name: SettingRecord.Name, as format: Format.Type) throws -> Format.Value? {
        try setting(name).flatMap { StoredJSON.value(of: format, $0) }
    }

    /// Stores a setting as JSON that only this device has. A stored text that this version of the app can't read is kept under
    /// another name.
    func set<Format: StoredFormat>(
        _ name: SettingRecord.Name, to value: Format.Value, as format: Format.Type
    ) throws {
        if let text = try setting(name), StoredJSON.value(of: format, text) == nil {
            try all(SettingRecord.self).filter(SettingRecord.Columns.name == name.rawValue)
                .updateAll(database, SettingRecord.Columns.name.set(to: freeName(for: name)))
        }
        try set(name, to: StoredJSON.text(value, as: format))
    }

    private func freeName(for name: SettingRecord.Name) throws -> String {
        let names = try String.fetchSet(database, all(SettingRecord.self).select(SettingRecord.Columns.name))
        var number = 1
        while names.contains("\(name.rawValue).unreadable-\(number)") { number += 1 }
        return "\(name.rawValue).unreadable-\(number)"
    }

    /// Stores a setting. An unchanged value isn't written.
    func set(_ name: SettingRecord.Name, to value: String) throws {
        guard try setting(name) != value else { return }
        try SettingRecord(ownerID: ownerID, name: name.rawValue, value: value).save(database)
    }
}
