import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An HTTP client that sends exactly what it is told, on a connection of its own for each request.
struct RawClient: Sendable {
    let port: Int

    struct Response: Sendable {
        let status: Int
        let headers: [String: [String]]
        let body: String
        func header(_ name: String) -> String? { headers[name.lowercased()]?.first }
        /// `name=value` of the session's cookie.
        var cookie: String? { cookies.first }
        /// `name=value` of each cookie.
        var cookies: [String] { (headers["set-cookie"] ?? []).map { String($0.prefix { $0 != ";" }) } }
    }

    var authority: String { "127.0.0.1:\(port)" }

    func get(_ path: String, cookie: String? = nil, _ headers: [String: String] = [:]) async throws -> Response {
        try await send("GET", path, cookie, headers, nil)
    }

    func post(
        _ path: String, cookie: String? = nil, _ body: String, type: String = "application/json",
        _ headers: [String: String]? = nil
    ) async throws -> Response {
        var headers = headers ?? ["Origin": "http://\(authority)"]
        headers["Content-Type"] = headers["Content-Type"] ?? type
        return try await send("POST", path, cookie, headers, body)
    }

    func form(_ body: String, cookie: String?) async throws -> Response {
        try await post("/_flow/event", cookie: cookie, body, type: "application/x-www-form-urlencoded")
    }

    func send(
        _ method: String, _ path: String, _ cookie: String?, _ headers: [String: String], _ body: String?
    ) async throws -> Response {
        var head = "\(method) \(path) HTTP/1.1\r\nConnection: close\r\n"
        if headers["Host"] == nil { head += "Host: \(authority)\r\n" }
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        if let cookie { head += "Cookie: \(cookie)\r\n" }
        if let body { head += "Content-Length: \(body.utf8.count)\r\n" }
        return try Self.parse(try await exchange(head + "\r\n" + (body ?? "")))
    }

    /// Sends bytes and reads until the other side closes. On a thread of its own: reading blocks.
    func exchange(_ text: String) async throws -> String {
        let port = self.port
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let socket = try RawSocket(port: port)
                        defer { socket.close() }
                        try socket.write(text)
                        var all: [UInt8] = []
                        while let part = try socket.read() { all += part }
                        return String(decoding: all, as: UTF8.self)
                    })
            }
        }
    }

    static func parse(_ text: String) throws -> Response {
        guard let end = text.range(of: "\r\n\r\n") else {
            throw MiniDOMError(description: "no response: \(text.prefix(200))")
        }
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        let status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
        var headers: [String: [String]] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            headers[parts[0].lowercased(), default: []].append(parts[1].trimmingCharacters(in: .whitespaces))
        }
        return Response(status: status, headers: headers, body: String(text[end.upperBound...]))
    }
}

/// A connected socket.
struct RawSocket: Sendable {
    private let descriptor: Int32

    /// - Parameter source: The address of this side, for a server that tells clients apart.
    init(port: Int, from source: String? = nil) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        let descriptor = descriptor
        if let source {
            let bound = Self.with(source, port: 0) { bind(descriptor, $0, $1) }
            guard bound == 0 else { throw MiniDOMError(description: "bind to \(source): errno \(errno)") }
        }
        let result = Self.with("127.0.0.1", port: port) { connect(descriptor, $0, $1) }
        guard result == 0 else { throw MiniDOMError(description: "connect: errno \(errno)") }
    }

    private static func with(
        _ host: String, port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    func write(_ text: String) throws {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            // The other side may refuse and close before it has read all: its answer is still to be read.
            guard count > 0 else { return }
            sent += count
        }
    }

    /// The next bytes, or `nil` at the end.
    func read() throws -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// Reads until the other side closes. On a thread of its own: reading blocks.
    func readToEnd() async throws -> [UInt8] {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        var all: [UInt8] = []
                        while let part = try read() { all += part }
                        return all
                    })
            }
        }
    }

    /// Ends the connection both ways. A read that waits in another thread returns.
    func end() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    func close() {
        #if canImport(Glibc)
            _ = Glibc.close(descriptor)
        #elseif canImport(Musl)
            _ = Musl.close(descriptor)
        #else
            _ = Darwin.close(descriptor)
        #endif
    }
}
