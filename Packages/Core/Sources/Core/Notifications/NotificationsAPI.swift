import Algorithms
import Foundation
import HTTPTypes
import Model

/// The requests for the signed-in user's notifications and devices, an extension of DummyJSON's format.
struct NotificationsAPI: Sendable {
    /// The client, with authorization.
    let client: APIClient

    /// Requests all notifications, in the API's order, each once.
    func notifications() async throws(ServiceError) -> [InboxNotification] {
        try await client.get(NotificationListDTO.self, ["notifications"], asking: "list of notifications").notifications
    }

    /// Marks a notification as read. Idempotent.
    func markRead(_ id: InboxNotification.ID) async throws(ServiceError) {
        let request = client.address.request(.put, ["notifications", id.description, "read"])
        try await client.send(request, asking: "notification \(id)")
    }

    /// Makes the server send pushes to a device. Idempotent.
    func register(_ token: PushToken) async throws(ServiceError) {
        let request = client.address.request(.put, ["devices", token.description])
        try await client.send(request, asking: "way to register a device")
    }

    /// Makes the server stop sending pushes to a device. Idempotent.
    func unregister(_ token: PushToken) async throws(ServiceError) {
        try await client.send(client.address.request(.delete, ["devices", token.description]), asking: "device")
    }
}

/// A user's notifications in the API's format. One that can't be read is left out.
struct NotificationListDTO: Decodable {
    let notifications: [InboxNotification]

    private enum CodingKeys: CodingKey {
        case notifications
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        notifications = try container.required(ReadableList<NotificationDTO>.self, .notifications)
            .elements.map(\.notification).uniqued(on: \.id)
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
