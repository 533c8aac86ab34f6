import Foundation

/// An HTTP client that sends bytes unchanged, on a new connection for each request.
struct RawClient: Sendable {
    let port: Int

    struct Response: Sendable {
        let status: Int
        let headers: [String: String]
        let body: String

        func header(_ name: String) -> String? { headers[name.lowercased()] }

        var object: [String: Any] {
            get throws {
                let value = try JSONSerialization.jsonObject(with: Data(body.utf8))
                guard let object = value as? [String: Any] else { throw TestError(description: "no object: \(body)") }
                return object
            }
        }

        var message: String? { try? object["message"] as? String }
    }

    func get(_ target: String, _ headers: [String: String] = [:]) async throws -> Response {
        try await send("GET", target, headers)
    }

    func send(
        _ method: String, _ target: String, _ headers: [String: String] = [:], body: String = ""
    ) async throws -> Response {
        var head = "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        if !body.isEmpty { head += "Content-Length: \(body.utf8.count)\r\n" }
        return try Self.parse(try await exchange(head + "\r\n" + body))
    }

    /// Sends bytes, and reads until the other side closes.
    func exchange(_ text: String) async throws -> String {
        try await blocking {
            let socket = try RawSocket(port: port)
            defer { socket.close() }
            socket.write(text)
            return try socket.readAll()
        }
    }

    /// Sends bytes, and returns head and body of the response.
    func bytes(_ text: String) async throws -> (head: String, body: [UInt8]) {
        let all = try await blocking {
            let socket = try RawSocket(port: port)
            defer { socket.close() }
            socket.write(text)
            var all: [UInt8] = []
            while let part = try socket.read() { all += part }
            return all
        }
        guard let end = all.indices.first(where: { all[$0...].starts(with: Array("\r\n\r\n".utf8)) }) else {
            throw TestError(description: "no response")
        }
        return (String(decoding: all[..<end], as: UTF8.self), Array(all[(end + 4)...]))
    }

    static func parse(_ text: String) throws -> Response {
        guard let end = text.range(of: "\r\n\r\n") else {
            throw TestError(description: "no response: \(text.prefix(200))")
        }
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        let status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        return Response(status: status, headers: headers, body: String(text[end.upperBound...]))
    }
}

/// Runs blocking work on a new thread, since the tests share few threads.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
    }
}
