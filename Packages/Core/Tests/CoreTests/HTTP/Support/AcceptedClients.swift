import NIOCore
import NIOPosix
import Synchronization

/// Connections that a server has accepted and does not serve yet.
///
/// One that comes just as the server ends is served by nobody. SwiftNIO ends the process when such a connection is let go
/// of without being finished, so it is kept here until it is.
final class AcceptedClients: Sendable {
    private let clients = Mutex<[ObjectIdentifier: TestServer.Client]>([:])

    func add(_ client: TestServer.Client) {
        clients.withLock { $0[ObjectIdentifier(client.channel)] = client }
    }

    func remove(_ client: TestServer.Client) {
        _ = clients.withLock { $0.removeValue(forKey: ObjectIdentifier(client.channel)) }
    }

    /// Finishes all that nobody serves. The server has to have ended.
    func close() async {
        // What was accepted last may just be on its way on another thread.
        for loop in MultiThreadedEventLoopGroup.singleton.makeIterator() { try? await loop.submit {}.get() }
        let left = clients.withLock { clients in
            defer { clients = [:] }
            return Array(clients.values)
        }
        for client in left { try? await client.executeThenClose { _, _ in } }
    }
}
