import Hummingbird
public import Logging
import ServiceLifecycle

/// Serves an app made of views to any browser.
///
/// ```swift
/// let host = BrowserHost(configuration: BrowserHostConfiguration(port: 8080, sessionRoot: directory)) { session in
///     try await ShopApp(directory: session.directory)
/// }
/// try await host.run { print("Open \($0.url)") }
/// ```
/// Each browser is a session, which is a device of its own: `makeApp` is called once for each, with the directory where
/// that session keeps its data, and again when a session that was ended for being idle comes back.
public struct BrowserHost: Sendable {
    public let configuration: BrowserHostConfiguration
    private let clock: HostClock
    private let logger: Logger
    private let makeApp: SessionRegistry.MakeApp

    /// - Parameters:
    ///   - configuration: Where to listen, and the bounds of everything.
    ///   - clock: What idle times, rates and heartbeats are measured by.
    ///   - logger: Silent by default.
    ///   - makeApp: Makes the app of one session. An error that it throws is logged with a number; the browser shows that
    ///     number and offers to try again.
    public init<C: Clock>(
        configuration: BrowserHostConfiguration,
        clock: C = ContinuousClock(),
        logger: Logger = Logger(label: "BrowserHost", factory: { _ in SwiftLogNoOpLogHandler() }),
        makeApp: @escaping @MainActor @Sendable (SessionContext) async throws -> any BrowserApp
    ) where C.Duration == Duration {
        self.configuration = configuration
        self.clock = HostClock(clock)
        self.logger = logger
        self.makeApp = makeApp
    }

    /// Serves until the task is cancelled. Then requests in flight end, every app puts its data away, and this returns.
    ///
    /// - Parameter onListening: Called once, when browsers can connect.
    /// - Throws: ``BrowserHostError`` where the directory or the address can't be used.
    public func run(onListening: @escaping @Sendable (ListeningAddress) async -> Void = { _ in }) async throws {
        let service = try await HostService(
            configuration: configuration, clock: clock, logger: logger, makeApp: makeApp)
        try await service.run(onListening: onListening)
    }
}
