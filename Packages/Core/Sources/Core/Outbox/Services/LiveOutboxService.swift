import FlowKit
import GRDB
import Model

/// The outbox of who is signed in.
struct LiveOutboxService: OutboxService {
    let outbox: Outbox

    func status() -> AsyncStream<OutboxStatus> {
        outbox.current.values { $0 }
    }

    func conflicts() -> AsyncStream<[OutboxConflict]> {
        outbox.users.values(of: "the conflicts") { try ConflictTable(database: $0).conflicts() }
    }

    func dismiss(_ id: OutboxConflict.ID) async throws(ServiceError) {
        try await outbox.users.write { database, _ in try ConflictTable(database: database).dismiss(id) }
    }

    func send() async {
        await outbox.hurry()
    }

    func pull() async {
        await outbox.pull()
    }
}
