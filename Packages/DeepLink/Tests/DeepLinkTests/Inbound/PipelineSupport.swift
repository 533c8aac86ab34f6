import FlowKit
import FlowTestSupport
import Foundation
import Synchronization
import Testing

@testable import DeepLink

/// An app with a pipeline, whose orders are behind a sign-in.
@MainActor
final class MallApp {
    let navigator: Navigator<Mall>
    let inbound: InboundPipeline<Mall>
    let session: Session
    let clock: ManualClock
    let store: FragileStore
    private let reports: Reports

    @MainActor
    final class Session {
        var user: String?
        /// What the app's own guard says of screens that need no sign-in.
        var verdict = NavigationGuard<Mall>.Decision.allow
        var time = Date(timeIntervalSince1970: 1_000_000)
        /// Called when the last reference is released. Set once, before that.
        nonisolated(unsafe) var onDeinit: (@Sendable () -> Void)?

        deinit { onDeinit?() }
    }

    @MainActor
    final class Reports {
        var records: [InboundRecord] = []
    }

    init(
        store: FragileStore = FragileStore(), session: Session = Session(), limit: Int = 20,
        lifetime: TimeInterval = 86_400,
        clock: ManualClock = ManualClock(), refresh: InboundPipeline<Mall>.Refresh? = nil,
        prepare: InboundPipeline<Mall>.Prepare? = nil,
        announce: InboundPipeline<Mall>.Announce? = nil, browse: InboundPipeline<Mall>.Browse? = nil,
        policy: @escaping @Sendable (MallScreen) -> InboundPolicy? = { _ in nil },
        guards: [NavigationGuard<Mall>] = [], observers: [any NavigationObserver<Mall>] = []
    ) throws {
        let signIn = NavigationGuard<Mall>("sign-in") { attempt in
            Mall.requiresAuth(attempt.destination) && session.user == nil ? .wait(.signIn) : .allow
        }
        let own = NavigationGuard<Mall>("own") { _ in session.verdict }
        let navigator = Navigator(MallState(), guards: [signIn, own] + guards, observers: observers)
        let reports = Reports()
        self.navigator = navigator
        self.session = session
        self.store = store
        self.clock = clock
        self.reports = reports
        inbound = InboundPipeline(
            navigator: navigator, links: try Mall.links(), policy: policy, store: store,
            announce: announce, refresh: refresh, prepare: prepare, browse: browse, clock: clock, now: { session.time }
        ) { record in
            reports.records.append(record)
        }
        (inbound.queue.limit, inbound.queue.lifetime) = (limit, lifetime)
    }

    var records: [InboundRecord] { reports.records }
    /// What was reported: "id: outcome".
    var outcomes: [String] { records.map { "\($0.eventID): \($0.outcome)" } }

    @discardableResult
    func open(_ link: String, id: String = "1") async -> InboundOutcome {
        await inbound.handle(.url(link, id: id))
    }

    func signIn(_ user: String?) async {
        session.user = user
        await inbound.userChanged(to: user)
    }
}

/// Collects what becomes pending.
@MainActor
final class WaitingObserver: NavigationObserver {
    private(set) var rejections: [NavigationOutcome.Rejection] = []

    func navigator(_: Navigator<Mall>, did event: NavigationEvent<Mall>) {
        if case .waiting(let rejection) = event.outcome { rejections.append(rejection) }
    }
}

/// Suspends its callers until the test opens it.
@MainActor
final class Gate: ObservableObject {
    @Published private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func pass() async {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Waits until a caller is suspended.
    func waitUntilReached() async { await wait(for: self) { !$0.waiting.isEmpty } }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// A store that fails when it is told to.
actor FragileStore: PendingEventStore {
    struct Broken: Error {}

    var entries: [PendingEvent] = []
    private var isBroken = false

    init(_ entries: [PendingEvent] = []) { self.entries = entries }

    func breakDown(_ isBroken: Bool = true) { self.isBroken = isBroken }

    func load() throws -> [PendingEvent] {
        if isBroken { throw Broken() }
        return entries
    }

    func save(_ entry: PendingEvent) throws {
        if isBroken { throw Broken() }
        entries.removeAll { $0.id == entry.id }
        entries.append(entry)
    }

    func remove(_ id: PendingEvent.ID) throws {
        if isBroken { throw Broken() }
        entries.removeAll { $0.id == id }
    }
}
