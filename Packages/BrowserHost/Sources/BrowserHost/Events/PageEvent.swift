import Foundation

/// What a page with script sends: the events since the last message, in order.
struct EventMessage: Decodable, Sendable {
    /// Which page they were made on.
    let page: String
    /// The number of the last frame the page carried out.
    let n: Int
    /// Counts the page's messages. One that comes twice is carried out once.
    let m: Int
    /// The path and query in its address bar, in case the session has to be opened anew.
    let at: String
    let events: [PageEvent]?
    /// The browser went to another entry of its history.
    let history: Int?
    /// The page came into sight, or went out of it.
    var visible: Bool?

    static let maximumEvents = 64

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
