public import Foundation
import HTTPTypes
public import Model

/// The requests for the signed-in user's notifications and devices, an extension of DummyJSON's format.
public struct NotificationsAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: The address of the API, with any path before `/notifications`.
    ///   - transport: The transport, with authorization.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// Requests all notifications, in the API's order, each once.
    public func notifications() async throws(ServiceError) -> [InboxNotification] {
        try await exchange.get(NotificationListDTO.self, address.url(["notifications"]), "list of notifications")
            .notifications
    }

    /// Marks a notification as read. Idempotent.
    public func markRead(_ id: InboxNotification.ID) async throws(ServiceError) {
        try await send(.put, ["notifications", id.description, "read"], "notification \(id)")
    }

    /// Makes the server send pushes to a device. Idempotent.
    public func register(_ token: PushToken) async throws(ServiceError) {
        try await send(.put, ["devices", token.description], "way to register a device")
    }

    /// Makes the server stop sending pushes to a device. Idempotent.
    public func unregister(_ token: PushToken) async throws(ServiceError) {
        try await send(.delete, ["devices", token.description], "device")
    }

    private func send(
        _ method: HTTPRequest.Method, _ segments: [String], _ what: String
    ) async throws(ServiceError) {
        let request = APIRequest(method: method, url: address.url(segments), headers: .json)
        let response = try await exchange.transport.send(request)
        if let failure = response.failure(asking: what) { throw failure }
    }
}

/// A user's notifications in the API's format. One that can't be read is left out.
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
