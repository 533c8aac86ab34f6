import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// One run of the host: the server, the sessions behind it, and their end.
struct HostService: Sendable {
    private let configuration: BrowserHostConfiguration
    private let clock: HostClock
    private let logger: Logger
    private let registry: SessionRegistry
    private let responder: PageResponder
    private let controlFile: ControlFile?

    init(
        configuration: BrowserHostConfiguration, clock: HostClock, logger: Logger,
        makeApp: @escaping SessionRegistry.MakeApp
    ) async throws {
        let limits = configuration.limits
        let store = SessionStore(
            root: configuration.sessionRoot, maximumCount: limits.storedSessions, lifetime: limits.sessionLifetime,
            unusedLifetime: limits.unusedSessionLifetime)
        let instance = try await store.prepare()
        let images = try Self.origins(configuration.imageOrigins)
        let frames = try Self.origins(configuration.frameOrigins)
        let urls = URLPolicy(imageOrigins: images, frameOrigins: frames)
        let appName = configuration.appName
        let translations = configuration.translations
        let registry = await SessionRegistry(
            store: store, limits: limits, clock: clock, logger: logger,
            makeRenderer: {
                PageRenderer(
                    urls: urls, appName: appName, rules: StyleRules(limit: limits.styleRules),
                    translations: translations)
            }, makeApp: makeApp)
        let assets = Assets()
        controlFile =
            configuration.takesMessages ? ControlFile(root: configuration.sessionRoot, token: RandomToken.make()) : nil
        self.configuration = configuration
        self.clock = clock
        self.logger = logger
        self.registry = registry
        responder = PageResponder(
            registry: registry,
            assets: assets,
            sheets: StyleSheets(),
            document: PageDocument(
                assets: assets, appName: appName, presentationItem: configuration.presentationItem,
                translations: translations),
            hosts: HostPolicy(allowedHosts: configuration.allowedHosts.union(Self.ownName(configuration.host))),
            headers: ResponseHeaders(policy: ContentSecurityPolicy(imageOrigins: images, frameOrigins: frames)),
            cookie: SessionCookie(
                name: "flow_" + instance.prefix(8), lifetime: limits.sessionLifetime,
                isSecure: configuration.usesSecureCookies),
            controlToken: controlFile?.token,
            limits: limits,
            clock: clock,
            logger: logger
        )
    }

    private static func origins(_ texts: [String]) throws(BrowserHostError) -> [ContentOrigin] {
        try texts.map { text throws(BrowserHostError) in
            guard let origin = ContentOrigin(text) else { throw .invalidOrigin(text) }
            return origin
        }
    }

    /// An address that was asked for by name may be called by that name; "all addresses" is no name.
    private static func ownName(_ host: String) -> Set<String> {
        ["0.0.0.0", "::", ""].contains(host) ? [] : [host.contains(":") ? "[\(host)]" : host]
    }

    func run(onListening: @escaping @Sendable (ListeningAddress) async -> Void) async throws {
        let group = ServiceGroup(
            configuration: {
                var configuration = ServiceGroupConfiguration(services: [server(onListening)], logger: logger)
                configuration.maximumGracefulShutdownDuration = self.configuration.limits.shutdown
                return configuration
            }())
        let sweeper = Task { await sweep() }
        defer {
            sweeper.cancel()
            controlFile?.remove()
        }
        do {
            // The group runs in a task of its own: cancelling it outright would cut off requests in flight.
            let running = Task { try await group.run() }
            try await withTaskCancellationHandler {
                try await running.value
            } onCancel: {
                Task {
                    await registry.shutDown()
                    await group.triggerGracefulShutdown()
                }
            }
        } catch let error as IOError {
            throw BrowserHostError.cannotListen(
                host: configuration.host, port: configuration.port, reason: String(cString: strerror(error.errnoCode)))
        } catch  where Task.isCancelled || error is CancellationError {
            // Requests did not end in time and were cut off. What the group makes of that depends on who ends first.
        }
        await registry.shutDown()
    }

    private func server(
        _ onListening: @escaping @Sendable (ListeningAddress) async -> Void
    ) -> some Service {
        let host = configuration.host
        let limits = configuration.limits
        let counts = ConnectionCounts(limit: limits.connectionsPerClient)
        let requestTime = TimeAmount(limits.requestTime)
        return Application(
            responder: responder,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [
                        ConnectionGuard(counts: counts, firstHead: requestTime, nextHead: requestTime * 3)
                    ],
                    idleTimeout: .seconds(Int64(max(1, limits.requestTime.seconds * 3))),
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100)
                )),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: configuration.port),
                availableConnectionsDelegate: .maximum(max(1, limits.connections), logger: logger)
            ),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? 0
                do { try controlFile?.write(port: port) } catch {
                    logger.warning("no messages are taken", metadata: ["error": "\(error)"])
                }
                await onListening(ListeningAddress(host: host, port: port))
            },
            logger: logger
        )
    }

    /// Ends idle sessions and removes expired ones, ten times in the time after which a session is idle.
    private func sweep() async {
        let interval = max(configuration.limits.idleTime / 10, .milliseconds(100))
        while !Task.isCancelled {
            guard (try? await clock.sleep(interval)) != nil else { return }
            await registry.endIdleSessions()
            await registry.removeExpiredSessions()
        }
    }
}

/// A request with its connection, which is closed when the client leaves a response unread for too long.
struct HostRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    /// The address that the request comes from.
    var client: ClientAddress { ClientAddress(channel.remoteAddress) }

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}

/// The address that the host listens on.
public struct ListeningAddress: Sendable, Hashable {
    public let host: String
    public let port: Int

    /// The URL for a browser's address bar.
    public var url: String {
        switch host {
        case "0.0.0.0", "::", "": "http://localhost:\(port)/"
        case _ where host.contains(":"): "http://[\(host)]:\(port)/"
        default: "http://\(host):\(port)/"
        }
    }
}
