#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Foundation
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import DebugMenu

    @MainActor
    @Suite struct DebugMenuScreenTests {
        private let scene = DebugScene()

        private func shown(_ tool: DebugMenuRoute) -> ScreenDriver {
            let flow = scene.flow()
            return ScreenDriver { DebugMenuFlowView(root: tool, viewModel: flow) }
        }

        @Test(arguments: [
            ("links", "Link tester"), ("journal", "Navigation journal"), ("push", "Push sender"),
            ("flags", "Feature flags"), ("analytics", "Analytics"), ("store", "Store"),
            ("faults", "Network faults"), ("components", "Components"),
        ])
        func theMenuOpensEachTool(identifier: String, title: String) {
            let app = shown(.debugMenu)
            #expect(app.title == "Debug menu")
            app.tap(id: "debug.\(identifier).row")
            #expect(app.title == title)
        }

        @Test func nothingIsLeftOfTheMenu() async {
            await expectNoLeaks(ofFlowThrough: [DebugMenuRoute.featureFlags, .storeInspector]) { router in
                DebugScene().flow(router: router)
            } use: { flow, leaks in
                leaks.track(flow.makeLinkTesterViewModel())
                let flags = leaks.track(flow.makeFeatureFlagsViewModel())
                let observing = leaks.track(task: Task { await flags.observe() }, name: "observe")
                await settle(flags) { flags.state.isSuccess }
                observing.cancel()
            }
        }
    }

    // Components.
    extension DebugMenuScreenTests {
        /// Other tests wait until no screen says that it loads.
        @Test func eachGroupOfComponentsIsShownAndNoneSeemsToLoad() {
            let app = shown(.componentCatalog)
            #expect(app.value(of: .id("debug-components.group.picker")) == "Styles")
            var outlines: Set<String> = []
            for group in ComponentGroup.allCases {
                app.select(group.rawValue.capitalized, in: .id("debug-components.group.picker"))
                #expect(!app.shows("Loading"), "\(group)")
                outlines.insert(app.outline)
            }
            #expect(outlines.count == ComponentGroup.allCases.count)
        }

        @Test func indicatorsSayThatTheyAreSamples() {
            let app = shown(.componentCatalog)
            app.select("Progress", in: .id("debug-components.group.picker"))
            for label in ["Sample of an indicator", "Sample of a progress bar", "Sample of a skeleton"] {
                #expect(app.shows(.label(label)), "\(label)")
            }
        }
    }

    // Links.
    extension DebugMenuScreenTests {
        @Test func aLinkIsExplainedAndOpened() async {
            let app = shown(.linkTester)
            #expect(app.shows("Enter a path such as /bag, or a URL, to see the screen that it opens."))
            #expect(!app.isEnabled(.id("debug-links.explain.button")))
            app.type(" /bag ", into: .id("debug-links.link.field"))
            app.tap(id: "debug-links.explain.button")
            await app.settle { app.shows("Tab Bag") }
            #expect(!app.shows(id: "debug-links.refusal.label"))
            app.tap(id: "debug-links.open.button")
            #expect(scene.exits == [.link("/bag")])
        }

        @Test func aRefusalIsShownUntilTheLinkChanges() async {
            let app = shown(.linkTester)
            app.type("/nowhere", into: .id("debug-links.link.field"))
            app.submit(.id("debug-links.link.field"))
            await app.settle { app.shows(id: "debug-links.refusal.label") }
            #expect(app.label(of: .id("debug-links.refusal.label")) == "Refused The app has no screen for this path.")
            app.type("/nowhere/else", into: .id("debug-links.link.field"))
            #expect(!app.shows(id: "debug-links.refusal.label"))
        }

        @Test func anExplanationInProgressIsShown() async {
            scene.app.hold()
            let app = shown(.linkTester)
            app.type("/bag", into: .id("debug-links.link.field"))
            app.tap(id: "debug-links.explain.button")
            await app.settle { app.shows("Explaining") }
            scene.app.release()
            await app.settle { app.shows("Route /bag") }
        }
    }

    // Network faults.
    extension DebugMenuScreenTests {
        @Test func faultsAreSwitchedOnAndOff() async {
            let app = shown(.networkFaults)
            #expect(!app.isEnabled(.id("debug-faults.reset.button")))
            app.select("5 s", in: .id("debug-faults.delay.picker"))
            app.select("Status 429", in: .id("debug-faults.failure.picker"))
            app.tap(id: "debug-faults.drop.toggle")
            #expect(
                scene.faults.current
                    == FaultSwitches(delay: .long, failure: .rateLimited, dropsEverySecondResponse: true))
            app.tap(id: "debug-faults.reset.button")
            #expect(scene.faults.current == FaultSwitches())
            #expect(app.value(of: .id("debug-faults.failure.picker")) == "None")
        }

        @Test func theMenuShowsActiveFaults() async {
            let app = shown(.debugMenu)
            #expect(!app.shows(id: "debug.active-faults.row"))
            scene.faults.set(FaultSwitches(failure: .serverError))
            await app.settle { app.shows(id: "debug.active-faults.row") }
            #expect(
                app.label(of: .id("debug.active-faults.row"))
                    == "Network faults are active All requests fail with 500")
            app.tap(id: "debug.active-faults.row")
            #expect(app.title == "Network faults")
        }

        @Test func aNetworkWithoutSwitchesSaysSo() {
            let viewModel = NetworkFaultsViewModel(nil)
            let app = ScreenDriver { NavigationStack { NetworkFaultsView(viewModel: viewModel) } }
            #expect(app.shows("No switches"))
        }
    }

    // Journal.
    extension DebugMenuScreenTests {
        private static let events = [
            JournalEvent(id: 1, date: Date(), operation: "Push /products/1", source: "app", outcome: "changed"),
            JournalEvent(id: 2, date: Date(), operation: "Select tab bag", source: "link", outcome: "nothing to do"),
        ]

        @Test func anEmptyJournalSaysSo() async {
            let app = shown(.navigationJournal)
            await app.settle { app.shows("Nothing recorded yet") }
        }

        @Test func anEventRestoresTheStateAfterIt() async throws {
            scene.events = Self.events
            let app = shown(.navigationJournal)
            await app.settle { app.shows(id: "debug-journal.event-1.row") }
            let newest = try #require(app.outline.range(of: "Select tab bag"))
            let oldest = try #require(app.outline.range(of: "Push /products/1"))
            #expect(newest.lowerBound < oldest.lowerBound)
            #expect(app.label(of: .id("debug-journal.event-2.row"))?.hasSuffix("from link: nothing to do") == true)
            app.tap(id: "debug-journal.event-1.row")
            #expect(scene.travels == [1])
        }

        @Test func aSavedJournalShowsItsPath() async {
            scene.events = Self.events
            let app = shown(.navigationJournal)
            await app.settle { app.shows(id: "debug-journal.save.button") }
            app.tap(id: "debug-journal.save.button")
            await app.settle { app.shows(id: "debug-journal.path.label") }
            #expect(app.label(of: .id("debug-journal.path.label")) == "Saved /tmp/journals/navigation.json")
        }

        @Test func aFailureToSaveIsShownBesideTheEvents() async {
            scene.events = Self.events
            scene.saveFailure = .storage("disk full")
            let app = shown(.navigationJournal)
            await app.settle { app.shows(id: "debug-journal.save.button") }
            app.tap(id: "debug-journal.save.button")
            await app.settle { app.shows(id: "debug-journal.problem.label") }
            #expect(app.label(of: .id("debug-journal.problem.label"))?.contains("disk full") == true)
            #expect(app.shows(id: "debug-journal.event-1.row"))
            scene.saveFailure = nil
            app.tap(id: "debug-journal.save.button")
            await app.settle { app.shows(id: "debug-journal.path.label") }
            #expect(!app.shows(id: "debug-journal.problem.label"))
        }
    }

    // Flags.
    extension DebugMenuScreenTests {
        @Test func aFlagIsOverriddenAndReset() async {
            scene.flags["reviews"] = .bool(true)
            let app = shown(.featureFlags)
            #expect(app.shows("Loading"))
            await app.settle { app.shows(id: "debug-flags.reviews.picker") }
            #expect(app.shows("In the configuration On"))
            #expect(app.value(of: .id("debug-flags.reviews.picker")) == "None")
            #expect(!app.isEnabled(.id("debug-flags.reset.button")))
            app.select("Off", in: .id("debug-flags.reviews.picker"))
            await app.settle { app.value(of: .id("debug-flags.reviews.picker")) == "Off" }
            #expect(await scene.flags.value(of: DebugScene.reviews) == false)
            #expect(app.value(of: .id("debug-flags.brochures.picker")) == "None")
            app.tap(id: "debug-flags.reset.button")
            await app.settle { app.value(of: .id("debug-flags.reviews.picker")) == "None" }
            #expect(await scene.flags.value(of: DebugScene.reviews) == true)
        }

        @Test func aFlagOfAnyTypeIsShownAndOverridden() async {
            scene.flags["discount"] = .double(0.25)
            let app = shown(.featureFlags)
            await app.settle { app.shows(id: "debug-flags.columns.field") }
            for value in ["2", "0.25", "Hello", "On", "Off"] { #expect(app.shows("In the configuration \(value)")) }
            app.type("3", into: .id("debug-flags.columns.field"))
            app.submit(.id("debug-flags.columns.field"))
            await app.settle { app.isEnabled(.id("debug-flags.reset.button")) }
            #expect(await scene.flags.value(of: DebugScene.columns) == 3)
            app.type("many", into: .id("debug-flags.columns.field"))
            app.submit(.id("debug-flags.columns.field"))
            #expect(app.value(of: .id("debug-flags.columns.field")) == "3")
            app.type("", into: .id("debug-flags.columns.field"))
            app.submit(.id("debug-flags.columns.field"))
            await app.settle { !app.isEnabled(.id("debug-flags.reset.button")) }
            #expect(await scene.flags.value(of: DebugScene.columns) == 2)
        }

        @Test func anOverrideThatCannotBeStoredIsReported() async {
            let app = shown(.featureFlags)
            await app.settle { app.shows(id: "debug-flags.brochures.picker") }
            scene.flags.failure = .storage("disk full")
            app.select("Off", in: .id("debug-flags.brochures.picker"))
            await app.settle { app.shows("Can't access saved data") }
        }

        @Test func anAppWithoutFlagsSaysSo() async {
            let viewModel = FeatureFlagsViewModel([], DefaultFlags(), router: Router())
            let app = ScreenDriver { NavigationStack { FeatureFlagsView(viewModel: viewModel) } }
            await app.settle { app.shows("No flags") }
        }
    }

    // Pushes.
    extension DebugMenuScreenTests {
        @Test func aSampleIsSent() async {
            let app = shown(.pushSender)
            #expect(app.shows("Nothing sent yet."))
            app.tap(id: "debug-push.sample-Silent.button")
            app.select("In the background", in: .id("debug-push.delivery.picker"))
            app.tap(id: "debug-push.send.button")
            await app.settle { app.shows(id: "debug-push.outcome.label") }
            #expect(app.label(of: .id("debug-push.outcome.label")) == "Delivered opened")
            #expect(scene.sent == [#"background: {"id":"silent"}"#])
        }

        @Test func aMalformedPushShowsItsError() async {
            let app = shown(.pushSender)
            app.type("{}", into: .id("debug-push.payload.field"))
            app.tap(id: "debug-push.send.button")
            await app.settle { app.shows(id: "debug-push.outcome.label") }
            #expect(
                app.label(of: .id("debug-push.outcome.label")) == "Refused The push's \"id\" is missing.")
            app.type(" ", into: .id("debug-push.payload.field"))
            #expect(!app.shows(id: "debug-push.outcome.label"))
            #expect(!app.isEnabled(.id("debug-push.send.button")))
        }

        @Test func aPushBeingSentIsShown() async {
            scene.app.hold()
            let app = shown(.pushSender)
            app.tap(id: "debug-push.send.button")
            await app.settle { app.shows("Sending") }
            #expect(!app.isEnabled(.id("debug-push.send.button")))
            scene.app.release()
            await app.settle { app.shows("Delivered opened") }
        }
    }

    // Analytics.
    extension DebugMenuScreenTests {
        private static let entries = [
            AnalyticsLogEntry(
                id: 2, date: Date(), name: "screen_view", properties: ["screen": "/products/:id", "product": "1"]),
            AnalyticsLogEntry(id: 1, date: Date(), name: "signed_in"),
        ]

        @Test func eventsAreListedAndCleared() async {
            scene.analytics.send(Self.entries)
            let app = shown(.analyticsEvents)
            await app.settle { app.shows(id: "debug-analytics.event-2.row") }
            #expect(app.shows("product: 1, screen: /products/:id"))
            app.tap(id: "debug-analytics.clear.button")
            await app.settle { app.shows("No events yet") }
            scene.analytics.send(Self.entries)
            await app.settle { app.shows(id: "debug-analytics.event-1.row") }
        }

        @Test func eventsThatCannotBeReadAreAnError() async {
            scene.analytics.setReadable(false)
            let app = shown(.analyticsEvents)
            await app.settle { app.shows(id: "error.title.label") }
            scene.analytics.setReadable(true)
            app.tap("Try again")
            await app.settle { app.shows("No events yet") }
        }

        @Test func aFailureToClearIsANoticeAboveTheEvents() async {
            scene.analytics.send(Self.entries)
            scene.analytics.fail(.storage("disk full"))
            let app = shown(.analyticsEvents)
            await app.settle { app.shows(id: "debug-analytics.clear.button") }
            app.tap(id: "debug-analytics.clear.button")
            await app.settle { app.shows("Can't access saved data. Showing saved content.") }
        }
    }

    // Store.
    extension DebugMenuScreenTests {
        private func report(_ states: StoreReport.UnsentChange.State...) -> StoreReport {
            StoreReport(
                tables: [.init("bagLine", rowCount: 3), .init("product", rowCount: 194)], byteCount: 2_000_000,
                unsentChanges: states.enumerated().map { index, state in
                    .init(
                        id: FailedChange.ID(rawValue: UUID()), subject: "Bag: product \(index)", state: state,
                        attempts: index)
                })
        }

        @Test func tablesAndSizeAreShown() async {
            scene.store.set(.success(report()))
            let app = shown(.storeInspector)
            #expect(app.shows("Loading"))
            await app.settle { app.shows(id: "debug-store.table-product.row") }
            #expect(app.label(of: .id("debug-store.table-product.row")) == "product 194")
            #expect(app.label(of: .id("debug-store.size.label")) == "2 MB")
            #expect(app.shows("The server has all changes."))
            #expect(!app.shows(id: "debug-store.send.button"))
        }

        @Test func unsentChangesAreSentAndRetried() async throws {
            let report = report(.due, .needsAttention)
            scene.store.set(.success(report))
            let app = shown(.storeInspector)
            await app.settle { app.shows(id: "debug-store.send.button") }
            #expect(app.shows("Due, 0 attempts Bag: product 0"))
            #expect(app.shows("Needs attention, 1 attempt Bag: product 1"))
            app.tap(id: "debug-store.send.button")
            await app.settle(scene.outbox) { scene.outbox.calls.contains(.send) }
            let failed = try #require(report.unsentChanges.last)
            app.tap(id: "debug-store.retry-\(failed.id.rawValue).button")
            await app.settle(scene.outbox) { scene.outbox.calls.contains(.retry(failed.id)) }
        }

        @Test func aStoreThatCannotBeReadIsAnError() async {
            scene.store.set(.failure(.storage("disk full")))
            let app = shown(.storeInspector)
            await app.settle { app.shows(id: "error.title.label") }
            scene.store.set(.success(report()))
            app.tap("Try again")
            await app.settle { app.shows(id: "debug-store.size.label") }
        }

        @Test func anAppWithoutAStoreSaysSo() async {
            let app = shown(.storeInspector)
            await app.settle { app.shows("No store") }
        }
    }
#endif
