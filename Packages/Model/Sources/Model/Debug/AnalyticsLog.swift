public import Foundation

/// The latest analytics events on this device, for the debug menu.
public protocol AnalyticsLog: Sendable {
    /// Returns a stream of the stored events, the newest first, followed by every change. It ends only if they can't be
    /// read.
    func entries() -> AsyncStream<[AnalyticsLogEntry]>

    /// Removes all events.
    func clear() async throws(ServiceError)
}

/// A recorded analytics event.
public struct AnalyticsLogEntry: Identifiable, Hashable, Codable, Sendable {
    /// The number of the entry, which grows with each event.
    public let id: Int
    public let date: Date
    /// The name of the event.
    public let name: String
    /// The properties of the event, by name.
    public let properties: [String: String]

    public init(id: Int, date: Date, name: String, properties: [String: String] = [:]) {
        self.id = id
        self.date = date
        self.name = name
        self.properties = properties
    }
}

/// A log without events.
public struct NoAnalyticsLog: AnalyticsLog {
    public init() {}

    public func entries() -> AsyncStream<[AnalyticsLogEntry]> {
        AsyncStream { continuation in
            continuation.yield([])
            continuation.finish()
        }
    }

    public func clear() {}
}
