import FlowKit
import Model

/// Keeps the device's catalogue like the server's, and says how far it is when somebody might wonder.
@MainActor
final class CatalogueKeeper {
    /// Whoever waits for less than this is told nothing.
    static var patience: Duration { .seconds(2) }

    private let sync: any CatalogueSyncService
    private let upkeep: Upkeep
    private let notices: AppNotices
    /// How much is there while a synchronisation runs.
    private var part: Double?
    private var isPatient = true

    init(_ sync: any CatalogueSyncService, upkeep: Upkeep, notices: AppNotices) {
        self.sync = sync
        self.upkeep = upkeep
        self.notices = notices
    }

    /// Keeps it until the calling task is cancelled.
    func keep() async {
        async let synchronising: Void = upkeep.keep { [sync] in
            // What fails goes on the next time where it was.
            try? await sync.synchronise()
        }
        async let telling: Void = tell()
        _ = await (synchronising, telling)
    }

    private func tell() async {
        var waiting: Task<Void, Never>?
        defer { waiting?.cancel() }
        for await progress in sync.progress() {
            part = Self.part(of: progress)
            if part == nil {
                waiting?.cancel()
                waiting = nil
                isPatient = true
            } else if waiting == nil {
                waiting = Task { [weak self, clock = upkeep.clock] in
                    guard (try? await clock.sleep(for: Self.patience)) != nil else { return }
                    self?.losePatience()
                }
            }
            if part == nil || !isPatient { notices.catalogueIs(at: part) }
        }
    }

    private func losePatience() {
        guard part != nil else { return }
        isPatient = false
        notices.catalogueIs(at: part)
    }

    private static func part(of progress: SyncProgress) -> Double? {
        guard case .running(let done, let total?) = progress, total > 0 else { return nil }
        return Double(done) / Double(total)
    }
}
