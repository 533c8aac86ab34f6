/// A store of pending events that outlives the process. An app implements it with its database.
///
/// Calls don't overlap. Failures are recorded in the ``InboundLog``, and the events are then pending in memory only.
public protocol PendingEventStore: Sendable {
    /// Returns all saved events, in any order, without those that can't be decoded.
    func load() async throws -> [PendingEvent]
    /// Saves an event. It replaces the one with the same identifier, and is stored when the function returns.
    func save(_ entry: PendingEvent) async throws
    /// Removes an event, if it is stored. It's removed when the function returns.
    func remove(_ id: PendingEvent.ID) async throws
}

/// A store in memory, for tests and for apps whose pending events don't outlive the process.
public actor MemoryPendingEventStore: PendingEventStore {
    private var entries: [PendingEvent]

    public init(_ entries: [PendingEvent] = []) { self.entries = entries }

    public func load() -> [PendingEvent] { entries }

    public func save(_ entry: PendingEvent) {
        if let index = entries.firstIndex(where: { $0.id == entry.id }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }

    public func remove(_ id: PendingEvent.ID) { entries.removeAll { $0.id == id } }
}
