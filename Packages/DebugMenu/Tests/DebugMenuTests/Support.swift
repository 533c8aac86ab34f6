import FlowKit
import Foundation
import Mocks
import Model
import Synchronization

@testable import DebugMenu

/// The debug menu on mock services, and what it did to the app.
@MainActor
final class DebugScene: ObservableObject {
    let flags = MockFlagService()
    let outbox = MockOutboxService()
    let analytics = StubAnalyticsLog()
    let store = StubStore()
    let faults = StubFaults()
    var endpoints: StubEndpoints?
    var unsent = UnsentChanges.none
    var countFailure: ServiceError?
    var events: [JournalEvent] = []
    var saveFailure: ServiceError?
    /// Holds explanations and deliveries.
    let app = HeldApp()
    @Published private(set) var explained: [String] = []
    @Published private(set) var travels: [JournalEvent.ID] = []
    @Published private(set) var sent: [String] = []
    @Published private(set) var exits: [DebugMenuExit] = []

    static let reviews = FeatureFlag("reviews", default: false)
    static let columns = FeatureFlag("columns", default: 2)
    static let all: [any DeclaredFlag] = [
        reviews, FeatureFlag("brochures", default: true), columns, FeatureFlag("discount", default: 0.5),
        FeatureFlag("greeting", default: "Hello"),
    ]

    static let samples = [
        PushSample("Sale", json: #"{"id":"sale"}"#), PushSample("Silent", json: #"{"id":"silent"}"#),
    ]

    var dependencies: DebugMenuDependencyContainer {
        DebugMenuDependencyContainer(
            explain: { [self] link in
                explained.append(link)
                await app.control.gate.pass()
                return link == "/bag"
                    ? LinkExplanation(rows: [.init("Route", "/bag"), .init("Tab", "Bag")])
                    : LinkExplanation(refusal: "The app has no screen for this path.")
            },
            journal: JournalAccess(
                events: { [self] in events }, travel: { [self] in travels.append($0) },
                save: { [self] () throws(ServiceError) -> String in
                    if let failure = saveFailure { throw failure }
                    return "/tmp/journals/navigation.json"
                }),
            flags: Self.all, flagService: flags, samples: Self.samples,
            send: { [self] json, moment in
                await app.control.gate.pass()
                sent.append("\(moment): \(json)")
                return json.contains("id")
                    ? PushReport("opened") : PushReport("The push's \"id\" is missing.", isRefused: true)
            },
            analytics: analytics, store: store, outbox: outbox, faults: faults, endpoints: endpoints,
            unsentChanges: { [self] () async throws(ServiceError) -> UnsentChanges in
                if let failure = await countFailure { throw failure }
                return await unsent
            })
    }

    func flow(router: Router<DebugMenuRoute>? = nil) -> DebugMenuFlowViewModel {
        DebugMenuFlowViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }
}

/// The parts of the app that a test can hold.
final class HeldApp: Controllable {
    let control = MockControl<String>()
}

/// Analytics events that a test sets.
final class StubAnalyticsLog: AnalyticsLog {
    private let current = CurrentValue<[AnalyticsLogEntry]>([])
    private let failure = Mutex<ServiceError?>(nil)
    private let isReadable = Mutex(true)

    func fail(_ error: ServiceError?) { failure.withLock { $0 = error } }
    func setReadable(_ value: Bool) { isReadable.withLock { $0 = value } }
    func send(_ entries: [AnalyticsLogEntry]) { current.send(entries) }

    func entries() -> AsyncStream<[AnalyticsLogEntry]> {
        isReadable.withLock { $0 } ? current.values() : AsyncStream { $0.finish() }
    }

    func clear() async throws(ServiceError) {
        if let failure = failure.withLock({ $0 }) { throw failure }
        current.send([])
    }
}

/// Switches of no network.
final class StubFaults: FaultService {
    private let value = CurrentValue(FaultSwitches())

    var current: FaultSwitches { value.value }
    func switches() -> AsyncStream<FaultSwitches> { value.values() }
    func set(_ switches: FaultSwitches) { value.send(switches) }
}

/// A store with a report that a test sets.
final class StubStore: StoreInspector {
    private let current = Mutex<Result<StoreReport, ServiceError>>(.success(StoreReport()))

    func set(_ report: Result<StoreReport, ServiceError>) { current.withLock { $0 = report } }

    func report() async throws(ServiceError) -> StoreReport { try current.withLock { $0 }.get() }
}

/// Endpoints without services behind them.
@MainActor
final class StubEndpoints: ObservableObject, EndpointService {
    @Published private(set) var current: Endpoint
    let choices: [Endpoint]
    var note: String?
    var failure: ServiceError?
    /// The addresses that were chosen.
    private(set) var used: [String] = []
    private let app: HeldApp

    /// - Parameter app: Holds switches.
    init(_ app: HeldApp = HeldApp()) throws {
        self.app = app
        let builtIn = Endpoint(.builtIn, try ServerAddress("http://127.0.0.1:8081"))
        current = builtIn
        choices = [builtIn]
    }

    func use(_ endpoint: Endpoint) async throws(ServiceError) {
        used.append("\(endpoint.address)")
        await app.control.gate.pass()
        if let failure { throw failure }
        current = endpoint
    }
}
