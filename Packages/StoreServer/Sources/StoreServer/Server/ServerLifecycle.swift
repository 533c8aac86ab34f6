import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Starts and stops the server's application. Starting, stopping, going offline and going online happen one at a time.
actor ServerLifecycle {
    private enum State {
        case stopped
        case online(RunningServer)
        case offline(StoreAddress)
    }

    private let listen: @Sendable (_ port: Int?) async -> Result<RunningServer, StoreServerError>
    private var state = State.stopped
    /// Finishes when the server is to stop; nil while it isn't running.
    private var ending: AsyncStream<Never>.Continuation?
    /// The last transition. Each waits for the one before, so that the last call of several counts.
    private var lastTransition: Task<Void, Never>?

    init(
        _ configuration: StoreServerConfiguration, responder: RouterResponder<StoreRequestContext>, logger: Logger
    ) {
        listen = { port in
            await RunningServer.start(
                configuration, port: port ?? configuration.port, responder: responder, logger: logger)
        }
    }

    /// The address of a running server, also while it is offline.
    var address: StoreAddress? {
        switch state {
        case .stopped: nil
        case .online(let server): server.address
        case .offline(let address): address
        }
    }

    /// Starts the server.
    ///
    /// - Returns: A stream that ends when the server is to stop.
    func start() async throws(StoreServerError) -> AsyncStream<Never> {
        guard ending == nil else { throw .alreadyRunning }
        let (ended, continuation) = AsyncStream.makeStream(of: Never.self)
        ending = continuation
        do {
            // A task of its own, since a cancelled task couldn't wait for the port.
            state = .online(try await Task { [listen] in await listen(nil) }.value.get())
        } catch {
            ending = nil
            throw error
        }
        return ended
    }

    /// Ends the stream of ``start()``.
    func finish() { ending?.finish() }

    func stop() async {
        await transition { lifecycle in
            if case .online(let server) = lifecycle.state { await server.stop() }
            lifecycle.state = .stopped
            lifecycle.ending = nil
        }
    }

    func goOffline() async {
        await transition { lifecycle in
            guard case .online(let server) = lifecycle.state else { return }
            lifecycle.state = .offline(server.address)
            await server.cutOff()
        }
    }

    func goOnline() async throws(StoreServerError) {
        let result: Result<Void, StoreServerError> = await transition { lifecycle in
            switch lifecycle.state {
            case .online: return .success(())
            case .stopped: return .failure(.notRunning)
            case .offline(let address):
                let result = await lifecycle.listen(address.port)
                if case .success(let server) = result { lifecycle.state = .online(server) }
                return result.map { _ in }
            }
        }
        try result.get()
    }

    private func transition<Value: Sendable>(
        _ body: @escaping @Sendable (isolated ServerLifecycle) async -> Value
    ) async -> Value {
        let previous = lastTransition
        let task = Task { [self] in
            await previous?.value
            return await body(self)
        }
        lastTransition = Task { _ = await task.value }
        return await task.value
    }
}

/// A server that listens.
private struct RunningServer: Sendable {
    let address: StoreAddress
    private let group: ServiceGroup
    private let task: Task<Void, any Error>

    /// Listens on a port.
    static func start(
        _ configuration: StoreServerConfiguration, port: Int, responder: RouterResponder<StoreRequestContext>,
        logger: Logger
    ) async -> Result<RunningServer, StoreServerError> {
        let host = configuration.host
        guard (0...65_535).contains(port) else {
            return .failure(.cannotListen(host: host, port: port, reason: "there is no such port"))
        }
        let (limits, ports) = (configuration.limits, AsyncStream.makeStream(of: Int.self))
        let application = Application(
            responder: responder,
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    idleTimeout: TimeAmount(limits.idleTime),
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: limits.headers, maxHeaderListSize: limits.headers,
                        maxHeaderFieldCount: limits.headerCount))),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port),
                availableConnectionsDelegate: .maximum(max(1, limits.connections), logger: logger)),
            onServerRunning: { ports.continuation.yield($0.localAddress?.port ?? 0) },
            logger: logger)
        var groupConfiguration = ServiceGroupConfiguration(services: [application], logger: logger)
        groupConfiguration.maximumGracefulShutdownDuration = limits.shutdown
        let group = ServiceGroup(configuration: groupConfiguration)
        let task = Task {
            defer { ports.continuation.finish() }
            try await group.run()
        }
        for await port in ports.stream {
            let address = StoreAddress(host: host, port: port, publicBaseURL: configuration.publicBaseURL)
            return .success(RunningServer(address: address, group: group, task: task))
        }
        return .failure(error(await task.result, host: host, port: port))
    }

    /// Lets requests end, within the limit for the shutdown.
    func stop() async {
        await group.triggerGracefulShutdown()
        _ = await task.result
    }

    /// Closes all connections. Requests that are being handled get no response.
    func cutOff() async {
        task.cancel()
        _ = await task.result
    }

    private static func error(_ result: Result<Void, any Error>, host: String, port: Int) -> StoreServerError {
        switch result {
        case .failure(let error as IOError) where error.errnoCode == EADDRINUSE:
            .portInUse(host: host, port: port)
        case .failure(let error as IOError):
            .cannotListen(host: host, port: port, reason: String(cString: strerror(error.errnoCode)))
        case .failure(let error):
            .cannotListen(host: host, port: port, reason: String(describing: error))
        case .success:
            .cannotListen(host: host, port: port, reason: "the server ended at once")
        }
    }
}
