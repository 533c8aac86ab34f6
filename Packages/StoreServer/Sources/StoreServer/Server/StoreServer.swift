public import Logging

/// A shop's server with a catalogue of its own, which speaks the REST format of DummyJSON.
///
/// ```swift
/// let store = StoreServer(configuration: .init(port: 8080))
/// try await store.run { address in
///     print("Serving \(address.baseURL)/products")
/// }
/// ```
/// It runs inside any process: the app that has no other shop to talk to starts one, and so do tests, each with a port
/// of its own. Tests let it go wrong with a ``FaultPlan``, and let it vanish with ``goOffline()``.
public final class StoreServer: Sendable {
    public let configuration: StoreServerConfiguration
    let books: StoreBooks
    let api: StoreAPI
    let log = RequestLog()
    private let listening: ListeningState
    private let faults: FaultCounter
    private let app: AppConfigurationBox

    /// - Parameters:
    ///   - configuration: Where to listen, and the bounds of everything.
    ///   - catalogue: What is sold at first.
    ///   - clock: What delays on purpose are measured by, and the time to stop.
    ///   - logger: Silent by default.
    public init<C: Clock>(
        configuration: StoreServerConfiguration = StoreServerConfiguration(),
        catalogue: Catalogue = .standard,
        clock: C = ContinuousClock(),
        logger: Logger = Logger(label: "StoreServer", factory: { _ in SwiftLogNoOpLogHandler() })
    ) where C.Duration == Duration {
        let clock = StoreClock(clock)
        let faults = FaultCounter(configuration.faults)
        self.configuration = configuration
        books = StoreBooks(catalogue, file: configuration.stateFile, logger: logger)
        self.faults = faults
        app = AppConfigurationBox(configuration.app)
        api = StoreAPI(
            catalogue: catalogue, books: books, configuration: configuration, app: app)
        listening = ListeningState(
            listener: Listener(
                configuration: configuration,
                api: api,
                faults: faults,
                log: log,
                clock: clock,
                logger: logger
            ))
    }

    /// Serves until the task is cancelled. Then nothing new is accepted, requests in flight end, and this returns.
    ///
    /// - Parameter onListening: Called once, when clients can connect.
    /// - Throws: ``StoreServerError`` where the address can't be listened on.
    public func run(onListening: @escaping @Sendable (StoreAddress) async -> Void = { _ in }) async throws {
        let ended = try await listening.start()
        if let address = await listening.address { await onListening(address) }
        await withTaskCancellationHandler {
            for await _ in ended {}
        } onCancel: {
            Task { await listening.finish() }
        }
        await listening.stop()
    }

    /// Where clients reach the store, while it runs. It stays while the store is offline.
    public var address: StoreAddress? {
        get async { await listening.address }
    }

    /// Vanishes as a process that was killed: every connection is cut, and new ones are refused.
    ///
    /// Returns when nothing listens any more. Does nothing while the store doesn't run, or is offline.
    public func goOffline() async {
        await listening.goOffline()
    }

    /// Comes back on the same port. Returns when clients can connect; does nothing while the store is online.
    ///
    /// - Throws: ``StoreServerError`` where the store doesn't run, or another program has taken the port meanwhile. The
    ///   store is offline then, and can try again.
    public func goOnline() async throws(StoreServerError) {
        try await listening.goOnline()
    }

    /// Replaces what goes wrong on purpose. Requests are counted anew, from 1.
    public func inject(_ plan: FaultPlan) {
        faults.replace(plan)
    }

    /// Tells the app something else of itself from now on.
    public func configure(_ app: StoreAppConfiguration) {
        self.app.value = app
    }
}
