public import Foundation
public import HTTPTypes
import Hummingbird
public import Logging
import NIOCore

/// A shop's server with its own catalog, in the REST format of DummyJSON.
///
/// ```swift
/// let store = StoreServer(configuration: .init(port: 8080))
/// try await store.run { address in
///     print("Serving \(address.baseURL)/products")
/// }
/// ```
/// It runs inside any process. Tests start their own server on a free port, inject faults with a ``FaultPlan``, and
/// disconnect the server with ``goOffline()``. ``respond(to:body:)`` needs no network.
public final class StoreServer: Sendable {
    public let configuration: StoreServerConfiguration
    let state: ServerState
    let accounts: Accounts
    let sampleOrders: SampleOrders
    let counter = RequestCounter()
    private let responder: RouterResponder<StoreRequestContext>
    private let faults: FaultInjector
    private let lifecycle: ServerLifecycle
    private let logger: Logger

    /// - Parameters:
    ///   - configuration: The address, the limits and the features of the server.
    ///   - catalog: The initial catalog.
    ///   - clock: The clock for delays.
    ///   - now: The clock for dates: those of orders, and those at which tokens and keys expire.
    ///   - logger: The log, silent by default.
    ///   - deliver: Sends a message to a user. By default, only a note of it is logged, because its link is a secret.
    public init<C: Clock>(
        configuration: StoreServerConfiguration = StoreServerConfiguration(),
        catalog: Catalog = .standard,
        clock: C = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        logger: Logger = Logger(label: "StoreServer", factory: { _ in SwiftLogNoOpLogHandler() }),
        deliver: (@Sendable (StoreMail) -> Void)? = nil
    ) where C.Duration == Duration {
        self.configuration = configuration
        self.logger = logger
        state = ServerState(
            catalog, file: configuration.stateFile, appConfiguration: configuration.app, now: now, logger: logger)
        accounts = Accounts(
            users: configuration.users, state: state,
            attempts: AttemptLimiter(limit: configuration.limits.failedAttempts, now: now))
        sampleOrders = SampleOrders(catalog, users: configuration.users)
        faults = FaultInjector(configuration.faults)
        responder = Router.store(
            configuration, state: state, accounts: accounts, sampleOrders: sampleOrders,
            brochures: Brochure.all(in: catalog),
            deliver: deliver ?? { _ in
                logger.notice("A message to a user isn't sent: the server has no way to deliver it.")
            },
            faults: FaultMiddleware(
                injector: faults, allowsFaultsOnDemand: configuration.allowsFaultsOnDemand,
                sleep: { try await clock.sleep(for: $0) }),
            counter: counter, logger: logger
        ).buildResponder()
        lifecycle = ServerLifecycle(configuration, responder: responder, logger: logger)
    }

    /// Serves until the task is cancelled. Then the server accepts no connections, lets requests end, and returns.
    ///
    /// - Parameter onListening: Called once, when clients can connect.
    /// - Throws: ``StoreServerError`` if the server can't listen on the address, or can't use its state file.
    public func run(onListening: @escaping @Sendable (StoreAddress) async -> Void = { _ in }) async throws {
        if let refusal = state.refusal {
            throw StoreServerError.unusableState(path: refusal.path, reason: refusal.reason)
        }
        let ended = try await lifecycle.start()
        if let address = await lifecycle.address { await onListening(address) }
        await withTaskCancellationHandler {
            for await _ in ended {}
        } onCancel: {
            Task { await lifecycle.finish() }
        }
        await lifecycle.stop()
    }

    /// Serves while a function runs, then stops as ``run(onListening:)`` does.
    ///
    /// - Parameter body: Uses the server at its address.
    /// - Throws: ``StoreServerError`` if the server can't run, and the error of `body`.
    public func serve<Value>(while body: (StoreAddress) async throws -> Value) async throws -> Value {
        let (addresses, continuation) = AsyncStream.makeStream(of: StoreAddress.self)
        let running = Task {
            defer { continuation.finish() }
            try await run { continuation.yield($0) }
        }
        var outcome: Result<Value, any Error>?
        for await address in addresses {
            do { outcome = .success(try await body(address)) } catch { outcome = .failure(error) }
            break
        }
        running.cancel()
        try await running.value
        guard let outcome else { throw CancellationError() }
        return try outcome.get()
    }

    /// Responds to a request from the same process, without a connection. The server doesn't have to run.
    ///
    /// A fault that closes the connection has no connection to close: the response is `503`.
    ///
    /// - Parameters:
    ///   - request: The request. Its authority is a name of the server, such as `localhost`.
    ///   - body: The body of the request.
    /// - Returns: The response and its body.
    /// - Throws: An error if the body of the response can't be written, for example because the task is cancelled.
    public func respond(to request: HTTPRequest, body: Data = Data()) async throws -> (HTTPResponse, Data) {
        let request = Request(head: request, body: .init(buffer: ByteBuffer(bytes: body)))
        let response = try await responder.respond(to: request, context: StoreRequestContext(logger: logger))
        let collected = CollectedBody()
        try await response.body.write(collected)
        return (HTTPResponse(status: response.status, headerFields: response.headers), collected.data)
    }

    /// The address of the running server, also while it is offline.
    public var address: StoreAddress? {
        get async { await lifecycle.address }
    }

    /// Closes all connections and refuses new ones, as if the process was killed.
    ///
    /// Returns when the port is closed. Does nothing if the server isn't running or is offline.
    public func goOffline() async { await lifecycle.goOffline() }

    /// Listens on the same port again. Returns when clients can connect. Does nothing if the server is online.
    ///
    /// - Throws: ``StoreServerError`` if the server isn't running, or another program listens on the port. The server stays
    ///   offline and can try again.
    public func goOnline() async throws(StoreServerError) { try await lifecycle.goOnline() }

    /// Replaces the faults. Requests are counted from 1 again.
    public func inject(_ plan: FaultPlan) { faults.replace(plan) }

    /// Replaces the app configuration, a JSON object.
    public func configure(_ app: Data) { state.appConfiguration = app }
}

/// The body of a response in memory.
private final class CollectedBody: ResponseBodyWriter {
    private(set) var data = Data()

    func write(_ buffer: ByteBuffer) { data.append(contentsOf: buffer.readableBytesView) }

    consuming func finish(_ trailingHeaders: HTTPFields?) {}
}
