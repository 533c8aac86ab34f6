import Foundation
import GRDB
import Model

/// A row of the table `notification`.
struct NotificationRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "notification"

    enum Columns {
        static let id = Column(CodingKeys.id)
        static let date = Column(CodingKeys.date)
        static let isRead = Column(CodingKeys.isRead)
        static let isTold = Column(CodingKeys.isTold)
    }

    var id: String
    var date: Double
    /// The notification, regardless of whether it is read.
    var body: InboxNotification
    var isRead: Bool
    /// A Boolean value that indicates whether the server knows that the notification is read, if it is.
    var isTold: Bool

    init(_ notification: InboxNotification) {
        id = notification.id.rawValue
        date = notification.date.timeIntervalSinceReferenceDate
        body = notification
        body.isRead = false
        isRead = notification.isRead
        isTold = true
    }

    var notification: InboxNotification {
        var notification = body
        notification.isRead = isRead
        return notification
    }

    /// Returns all notifications, the latest first.
    static func all(in database: Database) throws -> [InboxNotification] {
        try order(Columns.date.desc, Columns.id.desc).fetchAll(database).map(\.notification)
    }

    static func unreadCount(in database: Database) throws -> Int {
        try filter(Columns.isRead == false).fetchCount(database)
    }

    /// Returns the notifications that were read on this device, and that the server doesn't know to be read.
    static func untold(in database: Database) throws -> [InboxNotification.ID] {
        try filter(Columns.isTold == false).fetchAll(database).map { InboxNotification.ID(rawValue: $0.id) }
    }

    /// Saves all notifications of the server, and removes others. A notification that was read on this device stays read.
    static func save(all notifications: [InboxNotification], in database: Database) throws {
        let stored = Dictionary(try fetchAll(database).map { ($0.id, $0) }) { first, _ in first }
        let ids = notifications.map(\.id.rawValue)
        try filter(!ids.contains(Columns.id)).deleteAll(database)
        for notification in notifications {
            var record = NotificationRecord(notification)
            guard let old = stored[record.id] else {
                try record.insert(database, onConflict: .replace)
                continue
            }
            if !old.isTold { (record.isRead, record.isTold) = (old.isRead, false) }
            try record.updateChanges(database, from: old)
        }
    }

    static func markRead(_ id: InboxNotification.ID, in database: Database) throws {
        try filter(key: id.rawValue).filter(Columns.isRead == false)
            .updateAll(database, Columns.isRead.set(to: true), Columns.isTold.set(to: false))
    }

    static func markTold(_ id: InboxNotification.ID, in database: Database) throws {
        try filter(key: id.rawValue).updateAll(database, Columns.isTold.set(to: true))
    }
}
