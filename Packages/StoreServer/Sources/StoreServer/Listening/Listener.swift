import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Opens the port and connects it with what answers.
struct Listener: Sendable {
    let configuration: StoreServerConfiguration
    let api: StoreAPI
    let faults: FaultCounter
    let log: RequestLog
    let clock: StoreClock
    let logger: Logger

    /// - Parameter port: The port of the time before, so that clients find the store again.
    func listen(again port: Int? = nil) async throws(StoreServerError) -> Incarnation {
        let host = configuration.host
        let wanted = port ?? configuration.port
        guard (0...65_535).contains(wanted) else {
            throw .cannotListen(host: host, port: wanted, reason: "there is no such port")
        }
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let connections = Connections()
        let prefix = AddressBox()
        let server = Server(
            childChannelSetup: HTTP1Channel(
                responder: StoreResponder(
                    api: api, address: prefix, limits: configuration.limits, faults: faults, log: log, clock: clock,
                    logger: logger, takesFaults: configuration.allowsFaultsOnDemand
                ).respond,
                configuration: channelConfiguration(connections)
            ),
            configuration: ServerConfiguration(
                address: .hostname(host, port: wanted),
                availableConnectionsDelegate: .maximum(max(1, configuration.limits.connections), logger: logger)
            ),
            onServerRunning: { continuation.yield($0.localAddress?.port ?? 0) },
            eventLoopGroup: EventLoopGroupProvider.singleton.eventLoopGroup,
            logger: logger
        )
        // A task of its own: cancelling it outright would cut off requests in flight.
        let serving = Task {
            defer { continuation.finish() }
            try await server.run()
        }
        for await port in ports {
            let address = StoreAddress(host: host, port: port, publicBaseURL: configuration.publicBaseURL)
            prefix.set(address.prefix)
            return Incarnation(
                address: address, server: server, serving: serving, connections: connections,
                shutdown: configuration.limits.shutdown, clock: clock)
        }
        throw Self.failure(await serving.result, host: host, port: wanted)
    }

    private func channelConfiguration(_ connections: Connections) -> HTTP1Channel.Configuration {
        let limits = configuration.limits
        return HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionGuard(limits: limits, connections: connections)],
            idleTimeout: TimeAmount(limits.idleTime),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: limits.headers, maxHeaderListSize: limits.headers,
                maxHeaderFieldCount: limits.headerCount)
        )
    }

    private static func failure(_ result: Result<Void, any Error>, host: String, port: Int) -> StoreServerError {
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
