import Foundation
import Loading
import NIOCore
import NIOPosix
import NIOSSL

/// A server on loopback that answers, waits, breaks off and floods as a test wants it to.
final class TestServer: Sendable {
    typealias Respond = @Sendable (ReceivedRequest) async -> Reply
    typealias Client = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    private struct State {
        var requests: [ReceivedRequest] = []
        var abandoned = 0
    }

    let port: Int
    private let respond: Respond
    private let state = WatchedValue(State())

    private init(port: Int, respond: @escaping Respond) {
        self.port = port
        self.respond = respond
    }

    /// Where it answers, without a slash at the end.
    var url: URL { URL(string: "http://127.0.0.1:\(port)") ?? URL(filePath: "/") }

    /// All that was asked so far, in order.
    var requests: [ReceivedRequest] { state.value.requests }

    /// How often a client went away before it had its whole answer.
    var abandoned: Int { state.value.abandoned }

    /// Waits until the server has received `count` requests.
    func waitForRequests(_ count: Int) async throws {
        try await state.wait(for: "\(count) requests") { $0.requests.count >= count }
    }

    /// Waits until `count` clients have left before they had their whole response.
    func waitForAbandoned(_ count: Int) async throws {
        try await state.wait(for: "\(count) clients to leave") { $0.abandoned >= count }
    }

    /// Returns a port that no program listens on: it was free a moment ago.
    static func unusedPort() async throws -> Int {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port ?? 0
        try await channel.close()
        return port
    }

    /// Runs a server for as long as the body runs, over TLS where a context is given.
    static func run(
        port: Int = 0, tls: NIOSSLContext? = nil, _ respond: @escaping Respond,
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        let accepted = AcceptedClients()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .bind(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let tls { try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls)) }
                    let client = try Client(wrappingChannelSynchronously: channel)
                    accepted.add(client)
                    return client
                }
            }
        let server = TestServer(port: channel.channel.localAddress?.port ?? 0, respond: respond)
        let outcome: Result<Void, any Error>
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    try await channel.executeThenClose { clients in
                        try await withThrowingDiscardingTaskGroup { group in
                            for try await client in clients {
                                accepted.remove(client)
                                group.addTask { await server.serve(client) }
                            }
                        }
                    }
                }
                defer { group.cancelAll() }
                try await body(server)
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        await accepted.close()
        try outcome.get()
    }

    private func serve(_ client: Client) async {
        _ = try? await client.executeThenClose { inbound, outbound in
            var received = ""
            var isOver = false
            // The client's going away may end the sequence or break it.
            defer { if isOver { self.state.update { $0.abandoned += 1 } } }
            for try await bytes in inbound where !isOver {
                received += String(buffer: bytes)
                guard received.contains("\r\n\r\n") else { continue }
                let reply = await self.answer(ReceivedRequest(head: received))
                received = ""
                // The client may leave before the write, which then throws.
                isOver = reply.ending == .silence || reply.ending == .flood
                try await outbound.write(ByteBuffer(bytes: reply.bytes))
                if reply.ending == .cut { return }
                if reply.ending == .flood { await Self.flood(outbound) }
            }
        }
    }

    private func answer(_ request: ReceivedRequest) async -> Reply {
        state.update { $0.requests.append(request) }
        return await respond(request)
    }

    private static func flood(_ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>) async {
        let part = ByteBuffer(repeating: 32, count: 1 << 14)
        while (try? await outbound.write(part)) != nil {}
    }
}
