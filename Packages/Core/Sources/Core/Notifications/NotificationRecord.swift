import Foundation
import GRDB
import Model

/// A row of the table `notification`.
struct NotificationRecord: OwnedRecord {
    static let databaseTableName = "notification"

    enum Columns {
        static let id = Column(CodingKeys.id)
        static let date = Column(CodingKeys.date)
        static let isRead = Column(CodingKeys.isRead)
        static let isTold = Column(CodingKeys.isTold)
    }

    var ownerID: OwnerID
    var id: String
    var date: Date
    /// The notification, regardless of whether it is read.
    var body: StoredText<StoredNotification>
    var isRead: Bool
    /// A Boolean value that indicates whether the server knows that the notification is read, if it is.
    var isTold: Bool

    init(_ notification: InboxNotification, owner: OwnerID) throws {
        ownerID = owner
        id = notification.id.rawValue
        date = notification.date
        var unread = notification
        unread.isRead = false
        body = try StoredText(unread)
        isRead = notification.isRead
        isTold = true
    }

    /// The notification. `nil` if this version of the app can't read it.
    var notification: InboxNotification? {
        var notification = body.value
        notification?.isRead = isRead
        return notification
    }

    /// Returns all notifications, the latest first.
    static func all(in rows: OwnerRows) throws -> [InboxNotification] {
        try rows.all(NotificationRecord.self).order(Columns.date.desc, Columns.id.desc).fetchReadable(rows.database)
            .compactMap(\.notification)
    }

    static func unreadCount(in rows: OwnerRows) throws -> Int {
        try rows.all(NotificationRecord.self).filter(Columns.isRead == false).fetchCount(rows.database)
    }

    /// Returns the notifications that were read on this device, and that the server doesn't know to be read.
    static func untold(in rows: OwnerRows) throws -> [InboxNotification.ID] {
        try rows.all(NotificationRecord.self).filter(Columns.isTold == false).fetchReadable(rows.database)
            .map { InboxNotification.ID(rawValue: $0.id) }
    }

    /// Saves all notifications of the server, and removes others. A read notification stays read: the response may be older
    /// than the user's tap.
    static func save(all notifications: [InboxNotification], in rows: OwnerRows) throws {
        let stored = try rows.all(NotificationRecord.self).fetchReadable(rows.database)
        let known = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
        let ids = notifications.map(\.id.rawValue)
        try rows.all(NotificationRecord.self).filter(!ids.contains(Columns.id)).deleteAll(rows.database)
        for notification in notifications {
            var record = try NotificationRecord(notification, owner: rows.ownerID)
            if let old = known[record.id], old.isRead { (record.isRead, record.isTold) = (true, old.isTold) }
            try record.save(rows.database)
        }
    }

    static func markRead(_ id: InboxNotification.ID, in rows: OwnerRows) throws {
        try one(id, rows).filter(Columns.isRead == false)
            .updateAll(rows.database, Columns.isRead.set(to: true), Columns.isTold.set(to: false))
    }

    static func markTold(_ id: InboxNotification.ID, in rows: OwnerRows) throws {
        try one(id, rows).updateAll(rows.database, Columns.isTold.set(to: true))
    }

    private static func one(
        _ id: InboxNotification.ID, _ rows: OwnerRows
    ) -> QueryInterfaceRequest<NotificationRecord> {
        rows.all(NotificationRecord.self).filter(Columns.id == id.rawValue)
    }
}

struct StoredNotification: StoredFormat {
    private var id: String?
    private var title: String?
    private var body: String?
    private var date: Date?
    private var link: String?
    private var isRead: Bool?

    init(storing notification: InboxNotification) {
        (id, title, body) = (notification.id.rawValue, notification.title, notification.body)
        (date, link, isRead) = (notification.date, notification.link, notification.isRead)
    }

    func value() throws -> InboxNotification {
        InboxNotification(
            id: InboxNotification.ID(rawValue: try id.required("id")), title: title ?? "", body: body ?? "",
            date: try date.required("date"), link: link, isRead: isRead ?? false)
    }
}
