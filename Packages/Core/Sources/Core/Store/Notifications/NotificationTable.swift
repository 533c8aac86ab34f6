import Foundation
import GRDB
import Model

/// The rows of one user's notifications.
struct NotificationTable {
    let database: Database

    /// The latest first.
    func all() throws -> [InboxNotification] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT body, isRead FROM notification ORDER BY date DESC, id DESC")
        return rows.compactMap { row in
            guard var notification = StoredJSON.value(InboxNotification.self, row[0]) else { return nil }
            notification.isRead = row[1]
            return notification
        }
    }

    func unreadCount() throws -> Int {
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM notification WHERE NOT isRead") ?? 0
    }

    /// Those that were read here, and of which the server does not know that.
    func untold() throws -> [InboxNotification.ID] {
        try String.fetchAll(database, sql: "SELECT id FROM notification WHERE NOT isTold")
            .map(InboxNotification.ID.init(rawValue:))
    }

    /// Stores all there are; others are forgotten. What was read here stays read.
    func save(all notifications: [InboxNotification]) throws {
        let stored = try Set(String.fetchAll(database, sql: "SELECT id FROM notification"))
        for id in stored.subtracting(notifications.map(\.id.rawValue)) {
            try database.execute(sql: "DELETE FROM notification WHERE id = ?", arguments: [id])
        }
        for notification in notifications { try save(notification) }
    }

    private func save(_ notification: InboxNotification) throws {
        var body = notification
        body.isRead = false
        try database.execute(
            sql: """
                INSERT INTO notification (id, date, body, isRead, isTold) VALUES (?, ?, ?, ?, 1)
                ON CONFLICT (id) DO UPDATE SET date = excluded.date, body = excluded.body,
                    isRead = CASE WHEN isTold THEN excluded.isRead ELSE isRead END
                WHERE body <> excluded.body OR isRead <> excluded.isRead
                """,
            arguments: [
                notification.id.rawValue, notification.date.timeIntervalSinceReferenceDate,
                try StoredJSON.text(body), notification.isRead,
            ])
    }

    func markRead(_ id: InboxNotification.ID) throws {
        try database.execute(
            sql: "UPDATE notification SET isRead = 1, isTold = 0 WHERE id = ? AND NOT isRead", arguments: [id.rawValue])
    }

    func markTold(_ id: InboxNotification.ID) throws {
        try database.execute(sql: "UPDATE notification SET isTold = 1 WHERE id = ?", arguments: [id.rawValue])
    }
}
