import FlowKit
import Model

/// Keeps the device's catalogue like the server's: at the start, when the server is there again, and now and then. Says
/// how far it is when somebody might wonder.
@MainActor
final class CatalogueKeeper {
    /// How long the catalogue is taken to be like the server's.
    static var interval: Duration { .seconds(900) }
    /// Whoever waits for less than this is told nothing.
    static var patience: Duration { .seconds(2) }

    private let sync: any CatalogueSyncService
    private let reachability: any ReachabilityService
    private let clock: any Clock<Duration>
    private let notices: AppNotices
    /// How much is there while a synchronisation runs.
    private var part: Double?
    private var isPatient = true

    init(
        _ sync: any CatalogueSyncService, reachability: any ReachabilityService, clock: any Clock<Duration>,
        notices: AppNotices
    ) {
        self.sync = sync
        self.reachability = reachability
        self.clock = clock
        self.notices = notices
    }

    /// Keeps it until the calling task is cancelled.
    func keep() async {
        async let arrivals: Void = whenReachable()
        async let regularly: Void = nowAndThen()
        async let telling: Void = tell()
        _ = await (arrivals, regularly, telling)
    }

    private func whenReachable() async {
        var wasOnline = false
        for await state in reachability.reachability() {
            let isOnline = state == .online
            // What fails goes on the next time where it was.
            if isOnline, !wasOnline { try? await sync.synchronise() }
            wasOnline = isOnline
        }
    }

    private func nowAndThen() async {
        while (try? await clock.sleep(for: Self.interval)) != nil { try? await sync.synchronise() }
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
                waiting = Task { [weak self, clock] in
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
