import HummingbirdCore
import NIOCore

/// One time of listening: from going online to going offline, or to the end.
struct Incarnation: Sendable {
    let address: StoreAddress
    let server: Server<HTTP1Channel>
    let serving: Task<Void, any Error>
    let connections: Connections
    let shutdown: Duration
    let clock: StoreClock

    /// Lets requests in flight end, within a bounded time.
    func stop() async {
        let patience = Task {
            try await clock.sleep(shutdown)
            connections.cut()
        }
        try? await server.shutdownGracefully()
        _ = await serving.result
        patience.cancel()
    }

    /// Cuts off whoever is connected.
    func vanish() async {
        connections.cut()
        try? await server.shutdownGracefully()
        _ = await serving.result
    }
}
