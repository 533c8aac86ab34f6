/// Keeps events that wait, so that they outlive the process. An app implements it on its database.
///
/// All calls come one after the other. What fails here is written down in the ``InboundLog``; the events then wait in
/// memory alone.
public protocol PendingEventStore: Sendable {
    /// All that was saved and not removed, in any order. What can't be read any more is left out.
    func load() async throws -> [PendingEvent]
    /// Saves an entry, in the place of the one of the same id. It is kept when this returns.
    func save(_ entry: PendingEvent) async throws
    /// Removes an entry; does nothing when there is none. It is gone when this returns.
    func remove(_ id: PendingEvent.ID) async throws
}

/// Keeps events in memory: for tests, and for apps whose links need not outlive them.
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
