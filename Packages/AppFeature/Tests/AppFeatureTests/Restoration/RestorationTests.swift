#if Headless || !canImport(SwiftUI)
    import DeepLink
    import FlowKit
    import Foundation
    import Home
    import Mocks
    import Model
    import Orders
    import ScreenTesting
    import Search
    import FlowTestSupport
    import Testing

    @testable import AppFeature

    /// Where one was is where one is at the next start, as far as that is still there.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct RestorationTests {
        /// What the app has left behind.
        private func saved(_ lead: (AppCoordinator) -> Void) async throws -> Data {
            let shop = try Shop()
            shop.account.currentSession = .signedIn(.emily)
            _ = await shop.open()
            #expect(shop.coordinator.conditions.session.user != nil)
            lead(shop.coordinator)
            await shop.viewModel.enterBackground()
            return try #require(try await shop.savedState.load())
        }

        private func started(on data: Data, _ prepare: (Shop) throws -> Void = { _ in }) async throws -> Shop {
            let shop = try Shop()
            try await shop.savedState.save(data)
            try prepare(shop)
            _ = await shop.open()
            await shop.viewModel.becomeQuiet()
            return shop
        }

        @Test func everythingIsAsItWas() async throws {
            var left = AppState.beginning
            let data = try await saved { coordinator in
                coordinator.navigate(to: .product(1))
                coordinator.navigate(to: .product(2), on: .wishlist)
                coordinator.switchActivity(to: .brochures)
                left = coordinator.state
            }
            let shop = try await started(on: data)
            expectNoDifference(shop.coordinator.state, left)
        }

        @Test func theTextOfASearchIsInTheURLAndShownAgain() async throws {
            let clock = ManualClock()
            let shop = try Shop(clock: clock)
            let app = await shop.open()
            shop.coordinator.leave(through: .home(.search), from: .tab(.home))
            await app.settle { app.title == "Search" }
            app.type("oak", into: "Search")
            try await clock.waitForSleeps("the pause in typing") { $0.contains(.milliseconds(200)) }
            #expect(!shop.coordinator.location.contains("oak"))
            clock.advance(by: .milliseconds(200))
            await app.settle(shop.coordinator) { shop.coordinator.location == "/home?modal=/search?q=oak" }
            #expect(app.outline.contains(#"search "Search" = "oak""#))
            let id = try #require(shop.coordinator.state.modals.first?.id)
            shop.coordinator.setRoot(.search(.search(q: "desk")), of: .modal(id))
            await app.settle { app.outline.contains(#"search "Search" = "desk""#) }
            let next = try Shop()
            try next.link(shop.coordinator.location)
            let restored = await next.open()
            #expect(restored.outline.contains(#"search "Search" = "desk""#))
        }

        @Test func theTextOfASearchThatIsLaterTheRootOfATabIsInTheURL() async throws {
            let clock = ManualClock()
            let shop = try Shop(clock: clock)
            try shop.link("/search?as=root&tab=home")
            let app = await shop.open()
            await app.settle { app.title == "Search" }
            app.type("oak", into: "Search")
            try await clock.waitForSleeps("the pause in typing") { $0.contains(.milliseconds(200)) }
            clock.advance(by: .milliseconds(200))
            await app.settle(shop.coordinator) { shop.coordinator.location.contains("q=oak") }
            #expect(shop.coordinator.root(of: .home) == .search(.search(q: "oak")))
        }

        @Test func missingProductIsNotRestored() async throws {
            let data = try await saved { coordinator in
                coordinator.navigate(to: .product(1))
                coordinator.navigate(to: .product(999_999))
                coordinator.navigate(to: .product(2))
            }
            let shop = try await started(on: data)
            #expect(shop.coordinator.state.stack(of: .home) == [.product(1)])
        }

        @Test func theLogHasNoValuesOfLinks() async throws {
            let shop = try Shop()
            let state =
                #"{"version": 1, "activities": [{"id": "shop", "tabs": [{"id": "home", "stack": ["/orders/x7y"]}]}]}"#
            try await shop.savedState.save(Data(state.utf8))
            let log = WrittenLog()
            let viewModel = try AppFeatureViewModel(services: shop.services, policy: .test, logger: log.logger)
            await viewModel.restore()
            let lines = log.lines.filter { $0.contains("Not restored") }
            #expect(!lines.isEmpty)
            #expect(!lines.joined().contains("x7y"))
        }

        @Test func withoutAConnectionNothingIsLost() async throws {
            let data = try await saved { $0.navigate(to: .product(999_999)) }
            let shop = try await started(on: data) { $0.products.failure = .offline }
            #expect(shop.coordinator.state.route == .product(999_999))
        }

        @Test func ordersAreNotRestoredForSignedOutUser() async throws {
            let data = try await saved { coordinator in
                coordinator.navigate(to: .product(1))
                coordinator.navigate(to: .orders(.orders()))
            }
            let shop = try await started(on: data)
            #expect(shop.coordinator.state.stack(of: .home) == [.product(1)])
            let signedIn = try await started(on: data) { $0.account.currentSession = .signedIn(.emily) }
            #expect(signedIn.coordinator.state.route == .orders(.orders()))
        }

        @Test func aUserWhoHasNavigatedAndReturnedStays() async throws {
            let data = try await saved { $0.navigate(to: .product(1)) }
            let shop = try await started(on: data) { shop in
                shop.coordinator.navigate(to: .product(2))
                shop.coordinator.router(for: .home).pop()
            }
            expectNoDifference(shop.coordinator.state, .beginning)
        }

        /// The app restores what it has stored under this configuration.
        private func restored(
            _ data: Data, _ configuration: AppConfiguration, _ prepare: (Shop) -> Void = { _ in }
        ) async throws -> AppCoordinator {
            let shop = try Shop()
            try await shop.savedState.save(data)
            shop.configuration.current = configuration
            prepare(shop)
            await shop.viewModel.restore()
            return shop.coordinator
        }

        @Test func theConfigurationIsAppliedBeforeTheRestoration() async throws {
            let data = Data(
                #"{"version": 1, "activity": "purchasing", "activities": [{"id": "purchasing"}]}"#.utf8)
            let coordinator = try await restored(data, AppConfiguration(activities: [.shop, .purchasing]))
            #expect(coordinator.currentActivity == .purchasing)
            #expect(coordinator.visibleActivities == [.shop, .purchasing])
        }

        @Test func aDisabledInitialTabKeepsTheOtherStacks() async throws {
            let data = try await saved { $0.navigate(to: .product(2), on: .wishlist) }
            let coordinator = try await restored(data, AppConfiguration(disabledTabs: ["home": "Closed."])) {
                $0.coordinator.configurationChanged(to: $0.configuration.current)
            }
            #expect(coordinator.state.route == .product(2))
            #expect(coordinator.state.disabledReason(of: .home) == "Closed.")
        }

        @Test func aDisabledFrontScreenIsReplacedByTheInitialTab() async throws {
            let data = try await saved { coordinator in
                coordinator.navigate(to: .product(1))
                coordinator.navigate(to: .product(2), on: .wishlist)
                coordinator.select(.bag)
            }
            let coordinator = try await restored(data, AppConfiguration(disabledFeatures: ["bag"])) {
                $0.coordinator.configurationChanged(to: $0.configuration.current)
            }
            #expect(coordinator.currentTab == .home)
            #expect(coordinator.state.stack(of: .home) == [.product(1)])
            #expect(coordinator.state.stack(of: .wishlist) == [.product(2)])
            #expect(coordinator.state.modals.isEmpty)
        }

        @Test func aFrontScreenWithoutPermissionIsReplacedByTheInitialTab() async throws {
            let data = Data(
                #"""
                {"version": 1, "activity": "purchasing", "history": ["shop"], "activities": [
                  {"id": "shop", "tabs": [{"id": "home", "stack": ["/products/1"]}]},
                  {"id": "purchasing", "modals": [{"style": "sheet", "stack": ["/purchasing/again"]}]}]}
                """#.utf8)
            let coordinator = try await restored(data, AppConfiguration(activities: [.shop, .purchasing])) {
                $0.coordinator.configurationChanged(to: $0.configuration.current)
                $0.coordinator.conditions.deniedPermissions = ["purchasing"]
            }
            #expect(coordinator.currentTab == .home)
            #expect(coordinator.state.stack(of: .home) == [.product(1)])
            #expect(coordinator.state.activities.flatMap(\.modals).isEmpty)
            #expect(coordinator.navigator.pending == nil)
        }

        @Test func underARequiredUpdateNothingIsRestored() async throws {
            let data = try await saved { $0.navigate(to: .product(1)) }
            let coordinator = try await restored(data, AppConfiguration(minimumVersion: AppVersion(2))) {
                $0.coordinator.configurationChanged(to: $0.configuration.current)
            }
            expectNoDifference(coordinator.state, .beginning)
        }

        @Test(arguments: ["", "?", "[]", "{\"version\": 99}", "{\"version\": 1, \"activity\": 7}"])
        func aBrokenFileNeverKeepsTheAppFromStarting(text: String) async throws {
            let shop = try await started(on: Data(text.utf8))
            expectNoDifference(shop.coordinator.state, .beginning)
        }

        @Test func anAddressSaysWhereToBegin() async throws {
            let data = try await saved { $0.navigate(to: .product(1)) }
            let shop = try await started(on: data) { try $0.link("/wishlist") }
            expectNoDifference(shop.coordinator.state, AppState(tab: .wishlist))
        }

        @Test func aLinkThatWaitedComesAfterWhatWasRestored() async throws {
            let data = try await saved { $0.navigate(to: .product(1)) }
            let shop = try await started(on: data) { $0.viewModel.inbound.receive(.url("shop://products/2")) }
            #expect(shop.coordinator.state.stack(of: .home) == [.product(1), .product(2)])
        }
    }
#endif
