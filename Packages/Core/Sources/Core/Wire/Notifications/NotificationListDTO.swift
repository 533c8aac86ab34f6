import Foundation
import Model

/// What the API wants a user to know. One that can't be read is left out.
struct NotificationListDTO: Decodable {
    let notifications: [InboxNotification]

    private enum CodingKeys: CodingKey {
        case notifications
    }

    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        _ = try container.required([Anything].self, .notifications)
        var known: Set<InboxNotification.ID> = []
        notifications = container.lenientList(of: NotificationDTO.self, .notifications).map(\.notification)
            .filter { known.insert($0.id).inserted }
    }
}

private struct NotificationDTO: Decodable {
    let notification: InboxNotification

    private enum CodingKeys: CodingKey {
        case id, title, body, date, link, isRead
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        notification = InboxNotification(
            id: InboxNotification.ID(rawValue: try container.text(.id)), title: try container.text(.title),
            body: container.lenient(String.self, .body) ?? "", date: try container.date(.date),
            link: container.lenient(String.self, .link), isRead: container.lenient(Bool.self, .isRead) ?? false)
    }
}
