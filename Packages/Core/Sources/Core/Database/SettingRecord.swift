import GRDB

/// A small value of an owner, by its name.
struct SettingRecord: OwnedRecord {
    static let databaseTableName = "setting"

    enum Name: String, Sendable {
        /// The configuration of the app, for all devices.
        case configuration

        // Settings of a device.
        case appearance
        case flagOverrides
        case language
        case listingStyle
        case seenNotices

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

extension OwnerRows {
    func setting(_ name: SettingRecord.Name) throws -> String? {
        try all(SettingRecord.self).filter(Column("name") == name.rawValue).fetchOne(database)?.value
    }

    /// Stores a setting. An unchanged value isn't written.
    func set(_ name: SettingRecord.Name, to value: String) throws {
        guard try setting(name) != value else { return }
        try SettingRecord(ownerID: ownerID, name: name.rawValue, value: value).save(database)
    }
}
