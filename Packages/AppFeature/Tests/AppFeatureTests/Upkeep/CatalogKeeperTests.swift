import FlowTestSupport
import FlowTesting
import Mocks
import Model
import Testing

@testable import AppFeature

@MainActor
@Suite(.timeLimit(.minutes(60))) struct CatalogKeeperTests {
    private let clock = ManualClock()
    private let sync = MockCatalogSyncService()
    private let notices = AppNotices(MockNoticeService(), version: AppVersion(1), incident: nil)

    private func keeping(_ states: [Reachability] = [.online], _ test: () async throws -> Void) async rethrows {
        let reachability = ToldReachability(states: states)
        let keeper = CatalogKeeper(
            sync, upkeep: Upkeep(reachability: reachability, clock: clock), notices: notices)
        let keeping = Task { await keeper.keep() }
        defer { keeping.cancel() }
        try await test()
    }

    @Test func itSynchronizesAtTheStartAndNowAndThen() async throws {
        try await keeping {
            await settle(sync) { sync.control.calls.count == 1 }
            try await clock.waitForSleepers(1)
            clock.advance(by: Upkeep.interval)
            await settle(sync) { sync.control.calls.count == 2 }
        }
    }

    @Test func itSynchronizesWhenTheServerIsBack() async {
        await keeping([.online, .online, .offline, .online]) {
            await settle(sync) { sync.control.calls.count == 2 }
        }
    }

    @Test func onlyWhoWaitsLongIsTold() async throws {
        try await keeping {
            try await clock.waitForSleepers(1)
            sync.currentProgress = .running(done: 10, total: 100)
            try await clock.waitForSleepers(2)
            #expect(notices.shown == nil)
            sync.currentProgress = .running(done: 20, total: 100)
            clock.advance(by: CatalogKeeper.patience)
            await settle(notices) { notices.shown == .loadingCatalog(percent: 20) }
            sync.currentProgress = .running(done: 50, total: 100)
            await settle(notices) { notices.shown == .loadingCatalog(percent: 50) }
            sync.currentProgress = .failed(.offline)
            await settle(notices) { notices.shown == nil }
        }
    }
}

/// Says one state after the other, none of which is passed over.
private struct ToldReachability: ReachabilityService {
    let states: [Reachability]

    func reachability() -> AsyncStream<Reachability> {
        AsyncStream { continuation in
            for state in states { continuation.yield(state) }
        }
    }
}
