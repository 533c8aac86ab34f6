import DeepLink
import Foundation
import Model

/// Keeps the links that wait with the device's services.
struct StoredPendingEvents: PendingEventStore {
    let links: any PendingLinkService

    func load() async throws -> [PendingEvent] {
        // What an older or newer app has left and this one can't read is left out.
        try await links.links().compactMap { try? JSONDecoder().decode(PendingEvent.self, from: $0.data) }
    }

    func save(_ entry: PendingEvent) async throws {
        try await links.save(StoredPendingLink(id: entry.id, data: JSONEncoder().encode(entry)))
    }

    func remove(_ id: PendingEvent.ID) async throws {
        try await links.remove(id)
    }
}
