import DeepLink
import Foundation
import Logging
import Model

/// A store of pending events that uses the device's services.
struct StoredPendingEvents: PendingEventStore {
    let links: any PendingLinkService
    let logger: Logger

    func load() async throws -> [PendingEvent] {
        let stored: [StoredPendingLink]
        do throws(ServiceError) { stored = try await links.links() } catch {
            logger.error("The pending links of earlier launches can't be read: \(error)")
            throw error
        }
        // Events that another version of the app has stored and this one can't decode are skipped.
        return stored.compactMap { try? JSONDecoder().decode(PendingEvent.self, from: $0.data) }
    }

    func save(_ entry: PendingEvent) async throws {
        try await links.save(StoredPendingLink(id: entry.id, data: JSONEncoder().encode(entry)))
    }

    func remove(_ id: PendingEvent.ID) async throws {
        try await links.remove(id)
    }
}
