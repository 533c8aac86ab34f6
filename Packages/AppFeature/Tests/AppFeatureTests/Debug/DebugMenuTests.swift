#if Headless || !canImport(SwiftUI)
    import DebugMenu
    import DeepLink
    import FlowKit
    import Foundation
    import Mocks
    import Model
    import ScreenTesting
    import Testing

    @testable import AppFeature

    /// The debug menu in the whole app.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct DebugMenuTests {
        private func opened(_ link: String, in shop: Shop) async -> ScreenDriver {
            let app = await shop.open()
            await shop.viewModel.inbound.handle(.shortcut(link))
            await app.settle { !app.shows("Loading") }
            return app
        }

        @Test func theSettingsOpenItOverTheirScreen() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/settings")
            await app.settle { app.shows(id: "settings.debug-menu.button") }
            app.tap(id: "settings.debug-menu.button")
            await app.settle { app.title == "Debug menu" }
            #expect(shop.coordinator.location == "/settings?modal=/debug")
            app.tap(id: "debug.close.button")
            await app.settle { app.title == "Settings" }
        }

        @Test func theURLOpensIt() async throws {
            let shop = try Shop()
            let app = await shop.open()
            #expect(await shop.viewModel.inbound.handle(.url("shop://debug")) == .opened)
            await app.settle { app.title == "Debug menu" }
            app.dismissSheet()
            await app.settle { app.title == "Home" }
        }

        @Test func theLinkTesterExplainsAndOpens() async throws {
            let shop = try Shop()
            let app = await shop.open()
            app.tap(id: "tab.bag")
            await shop.viewModel.inbound.handle(.shortcut("/debug"))
            await app.settle { app.title == "Debug menu" }
            app.tap(id: "debug.links.row")
            app.type("/orders", into: .id("debug-links.link.field"))
            app.tap(id: "debug-links.explain.button")
            await app.settle { app.shows("Route /orders?status*") }
            for row in [
                "Activity Shop", "Tab Account", "Sign-in Required", "Permission Not required",
                "View model OrdersViewModel",
            ] {
                #expect(app.shows(.label(row)), "\(row)")
            }
            #expect(app.outline.contains("/orders: has to wait. Guard 'sign-in': sign-in"))

            app.type("https://evil.example/bag", into: .id("debug-links.link.field"))
            app.tap(id: "debug-links.explain.button")
            await app.settle { app.shows(id: "debug-links.refusal.label") }
            app.type("/products/3", into: .id("debug-links.link.field"))
            app.tap(id: "debug-links.open.button")
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            #expect(!shop.coordinator.state.hasDebugMenu)
            #expect(shop.coordinator.state.route == .product(3))
        }

        @Test func choosingAnEventRestoresTheStateAfterIt() async throws {
            let shop = try Shop()
            let app = await shop.open()
            let first = try #require(shop.viewModel.journal.journal?.entries.count)
            shop.coordinator.navigate(to: .product(1))
            let state = shop.coordinator.state
            shop.coordinator.select(.bag)
            await shop.viewModel.inbound.handle(.shortcut("/debug/journal"))
            await app.settle { app.shows("Select tab bag") }
            #expect(app.outline.contains("Show /products/1 as push"))
            #expect(shop.viewModel.journal.journal?.entries.count == first + 2, "the menu isn't recorded")
            let event = try #require(shop.viewModel.journal.journal?.entries[first])
            app.tap(id: "debug-journal.event-\(event.id).row")
            await app.settle { app.shows(id: "product.add-to-bag.button") }
            expectNoDifference(shop.coordinator.state, state)
            shop.coordinator.goBack()
            #expect(shop.viewModel.journal.journal?.firstDivergence() == nil)
        }

        @Test func aSavedJournalIsReadBack() async throws {
            let directory = FileManager.default.temporaryDirectory.appending(path: "journals-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: directory) }
            let shop = try Shop(debug: DebugServices(journals: directory))
            let app = await shop.open()
            shop.coordinator.navigate(to: .product(1))
            let journal = shop.viewModel.journal.journal
            await shop.viewModel.inbound.handle(.shortcut("/debug/journal"))
            await app.settle { app.shows(id: "debug-journal.save.button") }
            app.tap(id: "debug-journal.save.button")
            await app.settle { app.shows(id: "debug-journal.path.label") }
            let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
            let saved = try Data(contentsOf: #require(files.first))
            expectNoDifference(try JSONDecoder().decode(NavigationJournal<AppNavigation>.self, from: saved), journal)
        }

        @Test func withoutADirectoryNothingIsSaved() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .product(1))
            await shop.viewModel.inbound.handle(.shortcut("/debug/journal"))
            await app.settle { app.shows(id: "debug-journal.save.button") }
            app.tap(id: "debug-journal.save.button")
            await app.settle { app.shows(id: "debug-journal.problem.label") }
        }

        @Test func eachFlagIsListed() async throws {
            let app = await opened("/debug/flags", in: try Shop())
            let flags = [any DeclaredFlag](declaredIn: ShopFlags.all)
            #expect(flags.count >= 4)
            for flag in flags { await app.settle { app.shows(id: "debug-flags.\(flag.name).picker") } }
            #expect(app.outline.matches(of: /picker "Override"/).count == flags.count)
        }

        @Test func theBrochuresAreBehindAFlag() async throws {
            let shop = try Shop()
            let app = await opened("/debug/flags", in: shop)
            app.select("Off", in: .id("debug-flags.brochures.picker"))
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.shop] }
            #expect(
                await shop.viewModel.inbound.handle(.url("shop://brochures"))
                    == .refused(.navigation(.activityHidden("brochures"))))
            try await shop.flags.removeOverrides()
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.shop, .brochures] }
            shop.configuration.current.activities = [.brochures]
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.brochures] }
            try await shop.flags.override(ShopFlags.all.brochures, with: false)
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.shop] }
        }

        @Test func aPushGoesThroughThePipeline() async throws {
            let shop = try Shop()
            let app = await opened("/debug/push", in: shop)
            app.select("While the app is open", in: .id("debug-push.delivery.picker"))
            app.tap(id: "debug-push.send.button")
            await app.settle { app.shows("Delivered shown as a banner") }
            #expect(shop.viewModel.banners.current?.announcement.title == "A lamp for less")

            app.type(#"{"version": 1}"#, into: .id("debug-push.payload.field"))
            app.tap(id: "debug-push.send.button")
            await app.settle { app.shows(id: "debug-push.outcome.label") }
            #expect(app.label(of: .id("debug-push.outcome.label"))?.contains("The push's \"id\" is missing.") == true)

            app.tap(id: "debug-push.sample-Sale.button")
            app.select("Tapped", in: .id("debug-push.delivery.picker"))
            app.tap(id: "debug-push.send.button")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(12) }
            #expect(!shop.coordinator.state.hasDebugMenu)
        }

        @Test func switchingToAnotherServerAsksAboutUnsentChanges() async throws {
            let endpoints = try StubEndpoints()
            let shop = try Shop(debug: DebugServices(endpoints: endpoints))
            shop.account.unsent = UnsentChanges(orders: 1, others: 2)
            let app = await opened("/debug", in: shop)
            app.tap(id: "debug.endpoint.row")
            app.type("https://shop.example", into: .id("debug-endpoint.address.field"))
            app.tap(id: "debug-endpoint.use.button")
            await app.settle { app.shows("Switch with unsent changes?") }
            #expect(app.outline.contains("1 order and 2 other changes haven't reached http://127.0.0.1:8081 yet."))
            app.tap("Cancel")
            await app.settle { !app.shows("Switch with unsent changes?") }
            #expect(endpoints.used.isEmpty)
            app.tap(id: "debug-endpoint.use.button")
            await app.settle { app.shows("Switch with unsent changes?") }
            app.tap("Switch")
            await app.settle(endpoints) { endpoints.used.map(\.address.description) == ["https://shop.example"] }
        }

        @Test func anAppWithOneServerHasNoRowForOthers() async throws {
            let app = await opened("/debug", in: try Shop())
            #expect(!app.shows(id: "debug.endpoint.row"))
            #expect(app.shows(id: "debug.faults.row"))
        }

        @Test(arguments: ["Sale", "Order update", "Silent refresh"])
        func eachSampleIsValid(name: String) async throws {
            let shop = try Shop()
            let app = await opened("/debug/push", in: shop)
            app.tap(id: "debug-push.sample-\(name).button")
            app.select("In the background", in: .id("debug-push.delivery.picker"))
            app.tap(id: "debug-push.send.button")
            await app.settle { app.shows(id: "debug-push.outcome.label") }
            #expect(app.label(of: .id("debug-push.outcome.label"))?.hasPrefix("Delivered refreshed") == true)
        }
    }

    /// Endpoints that note which one is used.
    @MainActor
    private final class StubEndpoints: ObservableObject, EndpointService {
        let current: Endpoint
        let note: String? = nil
        @Published private(set) var used: [Endpoint] = []
        var choices: [Endpoint] { [current] }

        init() throws { current = Endpoint(.builtIn, try ServerAddress("http://127.0.0.1:8081")) }

        func use(_ endpoint: Endpoint) async throws(ServiceError) { used.append(endpoint) }
    }

    /// The analytics events that AppFeature sends.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct InboundAnalyticsTests {
        private func events(of shop: Shop) -> [AnalyticsEvent] {
            shop.analytics.events.filter { event in
                if case .screenView = event { false } else { true }
            }
        }

        @Test func linksAndPushesAreRecordedOnceTheyEnd() async throws {
            let shop = try Shop()
            let app = await shop.open()
            let inbound = shop.viewModel.inbound
            await inbound.handle(.url("shop://products/3"))
            await inbound.handle(.url("https://shop.example/nowhere/secret"))
            await inbound.handle(push: Data("{}".utf8), as: .background)
            await inbound.handle(.url("shop://orders"))
            await app.settle { app.title == "Sign in" }
            expectNoDifference(
                events(of: shop),
                [
                    .link(source: "customScheme", outcome: "opened"),
                    .link(source: "universalLink", outcome: "handed back to the browser"),
                    .push(delivery: "silentPush", outcome: "refused"),
                ])
        }

        @Test func theDebugMenuIsNoScreenView() async throws {
            let shop = try Shop()
            let app = await shop.open()
            await shop.viewModel.inbound.handle(.shortcut("/debug"))
            await app.settle { app.title == "Debug menu" }
            app.tap(id: "debug.flags.row")
            #expect(!shop.analytics.events.contains { "\($0)".contains("/debug") })
        }
    }
#endif
