import NIOCore
import NIOPosix

extension TestServer {
    /// A port at which nobody listens: it was free a moment ago.
    static func unusedPort() async throws -> Int {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port ?? 0
        try await channel.close()
        return port
    }

    /// Waits until so many requests have come.
    func waitForRequests(_ count: Int) async {
        await until { requests.count >= count }
    }

    /// Waits until so many clients have gone away before they had their whole answer.
    func waitForAbandoned(_ count: Int) async {
        await until { abandoned >= count }
    }
}
