import FlowKit
import Model

/// Performs recurring work while the app is in use: at launch, when the server becomes reachable, and at intervals.
struct Upkeep: Sendable {
    /// The interval between refreshes.
    static var interval: Duration { .seconds(900) }

    let reachability: any ReachabilityService
    let clock: any Clock<Duration>

    /// Performs the work until the calling task is cancelled.
    ///
    /// - Parameter work: The work. It isn't retried before the next time.
    func keep(_ work: @escaping @Sendable () async -> Void) async {
        async let arrivals: Void = whenReachable(work)
        async let regularly: Void = nowAndThen(work)
        _ = await (arrivals, regularly)
    }

    private func whenReachable(_ work: @Sendable () async -> Void) async {
        var wasOnline = false
        for await state in reachability.reachability() {
            let isOnline = state == .online
            if isOnline, !wasOnline { await work() }
            wasOnline = isOnline
        }
    }

    private func nowAndThen(_ work: @Sendable () async -> Void) async {
        // Sleeping throws only on cancellation, which ends the loop.
        while (try? await clock.sleep(for: Self.interval)) != nil { await work() }
    }
}

/// Synchronizes the catalog and publishes the progress of long synchronizations.
@MainActor
final class CatalogKeeper {
    /// The duration before the progress is shown.
    static var patience: Duration { .seconds(2) }

    private let sync: any CatalogSyncService
    private let upkeep: Upkeep
    private let notices: AppNotices
    /// The progress of the current synchronization.
    private var part: Double?
    private var isPatient = true

    init(_ sync: any CatalogSyncService, upkeep: Upkeep, notices: AppNotices) {
        self.sync = sync
        self.upkeep = upkeep
        self.notices = notices
    }

    /// Synchronizes until the calling task is cancelled.
    func keep() async {
        async let synchronizing: Void = upkeep.keep { [sync] in
            // The next synchronization resumes a failed one.
            try? await sync.synchronize()
        }
        async let telling: Void = tell()
        _ = await (synchronizing, telling)
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
            if part == nil || !isPatient { notices.catalogIs(at: part) }
        }
    }

    private func losePatience() {
        guard part != nil else { return }
        isPatient = false
        notices.catalogIs(at: part)
    }

    private static func part(of progress: SyncProgress) -> Double? {
        guard case .running(let done, let total?) = progress, total > 0 else { return nil }
        return Double(done) / Double(total)
    }
}
