public import Foundation
import HTTPTypes
public import Model

/// What a server wants who asks to know, and the devices that it sends pushes to. The format of DummyJSON has nothing of
/// the kind: this is an extension.
public struct NotificationsAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: Where the API lives, with any path in front of `/notifications`.
    ///   - transport: What carries the requests and says who asks.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// All of them, in the API's order and each once.
    public func notifications() async throws(ServiceError) -> [InboxNotification] {
        try await exchange.get(NotificationListDTO.self, address.url(["notifications"]), "list of notifications")
            .notifications
    }

    /// Says that one was read. To say it again does no harm.
    public func markRead(_ id: InboxNotification.ID) async throws(ServiceError) {
        try await send(.put, ["notifications", id.description, "read"], "notification \(id)")
    }

    /// Has pushes sent to a device. To say it again does no harm.
    public func register(_ token: PushToken) async throws(ServiceError) {
        try await send(.put, ["devices", token.description], "way to register a device")
    }

    /// Has no pushes sent to a device any more. To say it again does no harm.
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
