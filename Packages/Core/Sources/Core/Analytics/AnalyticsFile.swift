import Foundation
import Model

/// Stores the latest events of this device in a file, for the debug menu.
///
/// Events are in memory at once. A task writes the file, so that `track` doesn't wait for the disk, and writes several events
/// together if they are fast.
final class AnalyticsFile: AnalyticsTracker, AnalyticsLog {
    /// Writes the file until the last event is stored after this object was released.
    let saving: Task<Void, Never>
    /// The newest first.
    private let current: CurrentValue<[AnalyticsLogEntry]>
    private let limit: Int
    private let now: @Sendable () -> Date

    /// Reads the events that were stored before. A file that can't be read counts as empty.
    ///
    /// - Parameters:
    ///   - directory: The directory of the file.
    ///   - limit: The maximum number of events. A new event replaces the oldest.
    ///   - now: Returns the time of an event.
    init(in directory: URL, limit: Int = 500, now: @escaping @Sendable () -> Date = { Date() }) {
        let url = directory.appending(path: "analytics.json", directoryHint: .notDirectory)
        let stored = try? JSONDecoder().decode([AnalyticsLogEntry].self, from: Data(contentsOf: url))
        let saved = Array((stored ?? []).prefix(limit))
        let current = CurrentValue(saved)
        let changes = current.values()
        self.current = current
        self.limit = limit
        self.now = now
        saving = Task {
            var last = saved
            for await entries in changes where entries != last {
                last = entries
                // If this fails, the events are in memory until the app ends.
                try? JSONEncoder().encode(entries).write(to: url, options: .atomic)
            }
        }
    }

    func track(_ event: AnalyticsEvent) {
        let date = now()
        current.update { [limit] entries in
            let id = (entries.first?.id ?? 0) + 1
            let new = AnalyticsLogEntry(id: id, date: date, name: event.name, properties: event.properties)
            entries = [new] + entries.prefix(max(limit - 1, 0))
        }
    }

    func entries() -> AsyncStream<[AnalyticsLogEntry]> { current.values() }

    func clear() { current.send([]) }
}
