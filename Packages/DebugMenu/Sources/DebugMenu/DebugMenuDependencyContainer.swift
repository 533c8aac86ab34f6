public import Model

/// The dependencies of the debug menu's view models. The parts of the app that only the app knows are closures.
///
/// The defaults are an app with nothing to inspect.
public struct DebugMenuDependencyContainer: Sendable {
    let explain: @MainActor @Sendable (String) async -> LinkExplanation
    let journal: JournalAccess
    let flags: [any DeclaredFlag]
    let flagService: any FlagService
    let samples: [PushSample]
    let send: @MainActor @Sendable (String, PushMoment) async -> PushReport
    let analytics: any AnalyticsLog
    let store: any StoreInspector
    let outbox: any OutboxService
    let faults: (any FaultService)?
    let endpoints: (any EndpointService)?
    let unsentChanges: @Sendable () async throws(ServiceError) -> UnsentChanges

    /// - Parameters:
    ///   - explain: Explains the outcome that a link would have, without opening it.
    ///   - journal: The recorded navigation.
    ///   - flags: All flags of the app.
    ///   - flagService: The values of the flags, and the overrides of this device.
    ///   - samples: Pushes to send.
    ///   - send: Delivers a push to the app.
    ///   - analytics: The latest analytics events.
    ///   - store: Counts what is stored.
    ///   - outbox: Sends the unsent changes.
    ///   - faults: The switches for network faults. `nil` if the app's network has none.
    ///   - endpoints: The addresses of the shop's API. `nil` if the app can use one address only.
    ///   - unsentChanges: Returns the user's changes that the server hasn't received.
    public init(
        explain: @escaping @MainActor @Sendable (String) async -> LinkExplanation = { _ in LinkExplanation() },
        journal: JournalAccess = JournalAccess(), flags: [any DeclaredFlag] = [],
        flagService: any FlagService = DefaultFlags(), samples: [PushSample] = [],
        send: @escaping @MainActor @Sendable (String, PushMoment) async -> PushReport = { _, _ in .notDelivered },
        analytics: any AnalyticsLog = NoAnalyticsLog(), store: any StoreInspector = NoStoreInspector(),
        outbox: any OutboxService = NoOutbox(), faults: (any FaultService)? = nil,
        endpoints: (any EndpointService)? = nil,
        unsentChanges: @escaping @Sendable () async throws(ServiceError) -> UnsentChanges = {
            () async throws(ServiceError) -> UnsentChanges in .none
        }
    ) {
        self.explain = explain
        self.journal = journal
        self.flags = flags
        self.flagService = flagService
        self.samples = samples
        self.send = send
        self.analytics = analytics
        self.store = store
        self.outbox = outbox
        self.faults = faults
        self.endpoints = endpoints
        self.unsentChanges = unsentChanges
    }
}
