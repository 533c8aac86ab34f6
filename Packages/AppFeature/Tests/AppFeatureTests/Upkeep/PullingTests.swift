#if Headless || !canImport(SwiftUI)
    import Mocks
    import Model
    import FlowTestSupport
    import ScreenTesting
    import Testing

    @testable import AppFeature

    /// What was changed on another device is asked for whenever somebody may look.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct PullingTests {
        private let clock = ManualClock()

        private func pulls(_ shop: Shop) -> Int { shop.outbox.calls.count { $0 == .pull } }

        @Test func itIsAskedForAtTheStartAndWhenTheAppComesBack() async throws {
            let shop = try Shop(clock: clock)
            let app = await shop.open()
            await app.settle(shop.outbox) { pulls(shop) == 1 }
            await shop.viewModel.enterForeground()
            #expect(pulls(shop) == 2)
        }

        @Test func theConfigurationIsAskedForWhenTheAppComesBack() async throws {
            let shop = try Shop(clock: clock)
            shop.configuration.server.disabledTabs["bag"] = "Not today"
            await shop.viewModel.enterForeground()
            #expect(shop.configuration.current.disabledTabs == ["bag": "Not today"])
        }

        @Test func itIsAskedForWhenTheServerIsBack() async throws {
            let shop = try Shop(clock: clock)
            let app = await shop.open()
            await app.settle(shop.outbox) { pulls(shop) == 1 }
            shop.reachability.current = .offline
            await app.settle(shop.reachability) { shop.reachability.areFollowersCaughtUp }
            #expect(pulls(shop) == 1)
            shop.reachability.current = .online
            await app.settle(shop.outbox) { pulls(shop) == 2 }
        }

        @Test func itIsAskedForNowAndThen() async throws {
            let shop = try Shop(clock: clock)
            let app = await shop.open()
            await app.settle(shop.outbox) { pulls(shop) == 1 }
            // Four things are done now and then.
            try await clock.waitForSleepers(4)
            clock.advance(by: Upkeep.interval)
            await app.settle(shop.outbox) { pulls(shop) == 2 }
            try await clock.waitForSleepers(4)
            clock.advance(by: Upkeep.interval)
            await app.settle(shop.outbox) { pulls(shop) == 3 }
        }
    }
#endif
