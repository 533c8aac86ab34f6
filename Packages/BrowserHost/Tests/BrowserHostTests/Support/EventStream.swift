import Foundation
import Synchronization

/// An open event stream: its frames, one after the other.
struct EventStream: Sendable {
    let lines: AsyncThrowingStream<String, any Error>
    private let socket: RawSocket
    private let isOpen = OpenFlag()

    init(_ client: RawClient, _ path: String, cookie: String) throws {
        let socket = try RawSocket(port: client.port)
        try socket.write("GET \(path) HTTP/1.1\r\nHost: \(client.authority)\r\nCookie: \(cookie)\r\n\r\n")
        self.socket = socket
        let isOpen = self.isOpen
        lines = AsyncThrowingStream { continuation in
            Thread.detachNewThread {
                var pending = ""
                while let part = try? socket.read() {
                    pending += String(decoding: part, as: UTF8.self)
                    while let end = pending.range(of: "\n") {
                        continuation.yield(String(pending[..<end.lowerBound]))
                        pending.removeSubrange(..<end.upperBound)
                    }
                }
                isOpen.end { socket.close() }
                continuation.finish()
            }
        }
    }

    /// The next frame; `nil` when the stream has ended.
    func next() async throws -> String? {
        for try await line in lines where line.hasPrefix("data: ") { return String(line.dropFirst(6)) }
        return nil
    }

    func nextLine(where matches: (String) -> Bool) async throws -> String? {
        for try await line in lines where matches(line) { return line }
        return nil
    }

    func close() { isOpen.whileOpen { socket.end() } }
}

/// Whether a descriptor is still ours. The system gives the number of a closed one to whoever asks next: to end it then
/// would end a connection of somebody else.
private final class OpenFlag: Sendable {
    private let isOpen = Mutex(true)

    func whileOpen(_ body: () -> Void) { isOpen.withLock { if $0 { body() } } }

    func end(_ body: () -> Void) {
        isOpen.withLock { isOpen in
            body()
            isOpen = false
        }
    }
}
