import Foundation

/// A message of a page with script: the events since the last message, in order.
struct EventMessage: Decodable, Sendable {
    /// The page that the events are from.
    let page: String
    /// The number of the last frame that the page applied.
    let n: Int
    /// The number of the message. A repeated message is carried out once.
    let m: Int
    /// The path and query in its address bar, for a session that has to be restored.
    let at: String
    let events: [PageEvent]?
    /// The browser went to another entry of its history.
    let history: Int?
    /// A Boolean value indicating that the page became visible, or hidden.
    var visible: Bool?

    static let maximumEvents = 64

    /// A Boolean value indicating that the user caused the message. Pages also send messages by themselves, when they look
    /// for their session or are hidden.
    var isActive: Bool { events?.isEmpty == false || history != nil || visible == true }

    /// - Throws: ``EventError`` for what isn't such a message.
    static func decode(_ data: Data) throws(EventError) -> EventMessage {
        guard let message = try? JSONDecoder().decode(EventMessage.self, from: data) else { throw .malformed }
        guard message.events?.count ?? 0 <= maximumEvents else { throw .tooMany(maximumEvents) }
        return message
    }
}

/// One event on one element.
struct PageEvent: Decodable, Equatable, Sendable {
    /// The element's id.
    let on: String
    /// The event's name, as ``EventName``.
    let event: String
    let value: String?
}

enum EventError: Error, Equatable {
    case malformed
    case tooMany(Int)
}

extension EventError: CustomStringConvertible {
    var description: String {
        switch self {
        case .malformed: "The body is not an event message. Expected JSON with page, n, m, at and events."
        case .tooMany(let limit): "Too many events in one message. At most \(limit) are allowed."
        }
    }
}
