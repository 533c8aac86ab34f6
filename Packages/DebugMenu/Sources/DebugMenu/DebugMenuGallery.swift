#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// The debug menu's screens in the gallery. They show the view models of the app on services that never answer.
    extension GalleryScreen {
        public static var debugMenu: GalleryScreen {
            let router = Router<DebugMenuRoute>()
            func menu(_ faults: FaultSwitches = FaultSwitches(), canChooseEndpoint: Bool = true) -> DebugMenuViewModel {
                let viewModel = DebugMenuViewModel(nil, canChooseEndpoint: canChooseEndpoint, router: router)
                viewModel.faults = faults
                return viewModel
            }
            return GalleryScreen(
                "DebugMenu",
                [
                    "tools": menu(),
                    "active faults": menu(FaultSwitches(delay: .long, dropsEverySecondResponse: true)),
                    "one endpoint": menu(canChooseEndpoint: false),
                ]
            ) { DebugMenuView(viewModel: $0) }
        }

        public static var linkTester: GalleryScreen {
            func tester(
                _ text: String = "", isLoading: Bool = false, _ explanation: LinkExplanation? = nil
            ) -> LinkTesterViewModel {
                let viewModel = LinkTesterViewModel(explain: { _ in LinkExplanation() }) { _ in }
                viewModel.text = text
                (viewModel.isLoading, viewModel.explanation) = (isLoading, explanation)
                return viewModel
            }
            return GalleryScreen(
                "LinkTester",
                [
                    "empty": tester(),
                    "loading": tester("/products/12", isLoading: true),
                    "explained": tester(
                        "/products/12",
                        LinkExplanation(rows: [.init("Route", "/products/:id"), .init("Tab", "shop")])),
                    "refused": tester("/nowhere", LinkExplanation(refusal: "No screen has this path.")),
                ]
            ) { LinkTesterView(viewModel: $0) }
        }

        public static var navigationJournal: GalleryScreen {
            func journal(
                _ events: [JournalEvent] = [
                    JournalEvent(
                        id: 1, date: .sample, operation: "Select tab wishlist", source: "link", outcome: "changed"),
                    JournalEvent(
                        id: 2, date: .sample, operation: "Push /products/12", source: "app", outcome: "changed"),
                ], saved: Result<String, ServiceError>? = nil
            ) -> NavigationJournalViewModel {
                let viewModel = NavigationJournalViewModel(JournalAccess(events: { events }))
                viewModel.saved = saved
                return viewModel
            }
            return GalleryScreen(
                "NavigationJournal",
                [
                    "events": journal(),
                    "saved": journal(saved: .success("/tmp/journal.json")),
                    "empty": journal([]),
                    "not saved": journal(saved: .failure(.storage("unwritable"))),
                ]
            ) { NavigationJournalView(viewModel: $0) }
        }

        public static var featureFlags: GalleryScreen {
            let router = Router<DebugMenuRoute>()
            func flags(
                _ flags: [any DeclaredFlag] = [
                    FeatureFlag("order-again", default: true), FeatureFlag("page-size", default: 20),
                    FeatureFlag("quick-reviews", default: false),
                ],
                overrides: ViewState<[String: RawFlagValue], ServiceError> = .success([
                    "page-size": .int(50), "quick-reviews": .bool(true),
                ]), alert: AlertState? = nil
            ) -> FeatureFlagsViewModel {
                let viewModel = FeatureFlagsViewModel(
                    flags, SilentServices(), router: router, overrides: overrides)
                for flag in flags { viewModel.configured[flag.name] = flag.rawDefault }
                viewModel.alert = alert
                return viewModel
            }
            return GalleryScreen(
                "FeatureFlags",
                [
                    "flags": flags(),
                    "loading": flags(overrides: .loading),
                    "empty": flags([]),
                    "error": flags(overrides: .error(.storage("unreadable"))),
                    "alert": flags(alert: AlertState(.offline)),
                ]
            ) { FeatureFlagsView(viewModel: $0) }
        }

        public static var pushSender: GalleryScreen {
            func sender(
                _ json: String, isSending: Bool = false, _ report: PushReport? = nil
            ) -> PushSenderViewModel {
                let viewModel = PushSenderViewModel([.shipped]) { _, _ in .notDelivered }
                viewModel.json = json
                (viewModel.isSending, viewModel.report) = (isSending, report)
                return viewModel
            }
            return GalleryScreen(
                "PushSender",
                [
                    "empty": sender(""),
                    "sending": sender(PushSample.shipped.json, isSending: true),
                    "sent": sender(PushSample.shipped.json, PushReport("Opened /orders/1002.")),
                    "refused": sender("{", PushReport("The payload isn't valid JSON.", isRefused: true)),
                ]
            ) { PushSenderView(viewModel: $0) }
        }

        public static var analyticsEvents: GalleryScreen {
            func events(_ state: ViewState<[AnalyticsLogEntry], ServiceError>) -> AnalyticsEventsViewModel {
                AnalyticsEventsViewModel(SilentServices(), state: state)
            }
            return GalleryScreen(
                "AnalyticsEvents",
                [
                    "events": events(
                        .success([
                            AnalyticsLogEntry(
                                id: 2, date: .sample, name: "add_to_bag", properties: ["product": "2", "quantity": "1"]),
                            AnalyticsLogEntry(id: 1, date: .sample, name: "screen_view"),
                        ])),
                    "loading": events(.loading),
                    "empty": events(.success([])),
                    "error": events(.error(.storage("unreadable"))),
                ]
            ) { AnalyticsEventsView(viewModel: $0) }
        }

        public static var storeInspector: GalleryScreen {
            let router = Router<DebugMenuRoute>()
            let report = StoreReport(
                tables: [.init("bagLine", rowCount: 3), .init("product", rowCount: 194)], byteCount: 1_250_000,
                unsentChanges: [
                    .init(id: .init(rawValue: .sample), subject: "bag 12", state: .needsAttention, attempts: 5)
                ])
            func inspector(
                _ state: ViewState<StoreReport, ServiceError>, alert: AlertState? = nil
            ) -> StoreInspectorViewModel {
                let viewModel = StoreInspectorViewModel(SilentServices(), outbox: NoOutbox(), router: router)
                (viewModel.state, viewModel.alert) = (state, alert)
                return viewModel
            }
            return GalleryScreen(
                "StoreInspector",
                [
                    "content": inspector(.success(report)),
                    "empty": inspector(.success(StoreReport())),
                    "loading": inspector(.loading),
                    "error": inspector(.error(.storage("unreadable"))),
                    "alert": inspector(.success(report), alert: AlertState(.offline)),
                ]
            ) { StoreInspectorView(viewModel: $0) }
        }

        public static var networkFaults: GalleryScreen {
            func faults(_ switches: FaultSwitches) -> NetworkFaultsViewModel {
                NetworkFaultsViewModel(SilentServices(current: switches))
            }
            return GalleryScreen(
                "NetworkFaults",
                [
                    "off": faults(FaultSwitches()),
                    "active": faults(
                        FaultSwitches(delay: .short, failure: .serverError, dropsEverySecondResponse: true)),
                    "unavailable": NetworkFaultsViewModel(nil),
                ]
            ) { NetworkFaultsView(viewModel: $0) }
        }

        public static var endpointPicker: GalleryScreen {
            let router = Router<DebugMenuRoute>()
            func picker(
                _ endpoints: SampleEndpoints?, text: String = "", problem: String? = nil, isSwitching: Bool = false
            ) -> EndpointPickerViewModel {
                let viewModel = EndpointPickerViewModel(
                    endpoints, unsentChanges: { () throws(ServiceError) in .none }, router: router)
                viewModel.text = text
                (viewModel.problem, viewModel.isSwitching) = (problem, isSwitching)
                return viewModel
            }
            return GalleryScreen(
                "EndpointPicker",
                [
                    "built-in server": picker(SampleEndpoints()),
                    "entered address": picker(
                        SampleEndpoints(
                            entered: "https://shop.example/api", note: "Pictures of other servers aren't shown.")),
                    "switching": picker(SampleEndpoints(), text: "https://shop.example/api", isSwitching: true),
                    "refused": picker(
                        SampleEndpoints(), text: "shop.example",
                        problem: "\(ServerAddressError(text: "shop.example"))"),
                    "unavailable": picker(nil),
                ]
            ) { EndpointPickerView(viewModel: $0) }
        }

        public static var componentCatalog: GalleryScreen {
            func catalog(_ group: ComponentGroup) -> ComponentCatalogViewModel {
                let viewModel = ComponentCatalogViewModel()
                viewModel.group = group
                return viewModel
            }
            return GalleryScreen("ComponentCatalog", ["styles": catalog(.styles), "progress": catalog(.progress)]) {
                ComponentCatalogView(viewModel: $0)
            }
        }
    }

    /// Services that never answer, so that a screen keeps the state in which it was made.
    private struct SilentServices: AnalyticsLog, FlagService, StoreInspector, FaultService {
        var current = FaultSwitches()

        private func never<Value>() -> AsyncStream<Value> { AsyncStream { _ in } }

        func entries() -> AsyncStream<[AnalyticsLogEntry]> { never() }
        func clear() async {}
        func values<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> { never() }
        func configuredValues<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> { never() }
        func override<Value: FlagValue>(_ flag: FeatureFlag<Value>, with value: Value?) async {}
        func overrides() -> AsyncStream<[String: RawFlagValue]> { never() }
        func removeOverrides() async {}
        func switches() -> AsyncStream<FaultSwitches> { never() }
        func set(_ switches: FaultSwitches) {}

        func report() async throws(ServiceError) -> StoreReport {
            let forever: AsyncStream<Never> = never()
            for await _ in forever {}
            throw .cancelled
        }
    }

    /// The built-in server, and an entered address that is in use.
    private final class SampleEndpoints: EndpointService {
        let current: Endpoint
        let choices: [Endpoint]
        let note: String?

        /// Returns `nil` if an address isn't one.
        init?(entered: String? = nil, note: String? = nil) {
            guard let builtIn = try? ServerAddress("http://127.0.0.1:8081") else { return nil }
            choices = [Endpoint(.builtIn, builtIn)]
            current = entered.flatMap { try? ServerAddress($0) }.map { Endpoint(.entered, $0) } ?? choices[0]
            self.note = note
        }

        func use(_ endpoint: Endpoint) async {}
    }

    extension DeclaredFlag {
        fileprivate var rawDefault: RawFlagValue { defaultValue.raw }
    }

    extension PushSample {
        fileprivate static let shipped = PushSample("Order shipped", json: #"{"link": "/orders/1002"}"#)
    }

    #if canImport(SwiftUI) && !Headless
        #Preview("Menu") { GalleryScreen.debugMenu.preview }
        #Preview("Link tester") { GalleryScreen.linkTester.preview }
        #Preview("Journal") { GalleryScreen.navigationJournal.preview }
        #Preview("Flags") { GalleryScreen.featureFlags.preview }
        #Preview("Pushes") { GalleryScreen.pushSender.preview }
        #Preview("Analytics") { GalleryScreen.analyticsEvents.preview }
        #Preview("Store") { GalleryScreen.storeInspector.preview }
        #Preview("Faults") { GalleryScreen.networkFaults.preview }
        #Preview("Endpoint") { GalleryScreen.endpointPicker.preview }
        #Preview("Components") { GalleryScreen.componentCatalog.preview }
    #endif
#endif
