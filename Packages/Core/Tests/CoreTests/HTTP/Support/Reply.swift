/// What a test server sends.
struct Reply: Sendable {
    /// What follows the bytes.
    enum Ending: Sendable {
        /// The next request.
        case complete
        /// The connection is closed.
        case cut
        /// Nothing, until the client goes away.
        case silence
        /// Blanks, until the client goes away.
        case flood
    }

    var bytes: [UInt8]
    var ending: Ending

    /// Bytes as they are, which may be no HTTP at all.
    static func raw(_ text: String, _ ending: Ending = .cut) -> Reply {
        Reply(bytes: Array(text.utf8), ending: ending)
    }

    /// A whole answer.
    static func json(_ body: String, status: Int = 200, headers: [String: String] = [:]) -> Reply {
        let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        let head = "HTTP/1.1 \(status) Whatever\r\nContent-Type: application/json\r\n\(fields)"
        return raw("\(head)Content-Length: \(body.utf8.count)\r\n\r\n\(body)", .complete)
    }
}

extension Reply {
    /// A whole answer with a body that is compressed already.
    static func compressed(_ body: [UInt8], _ encoding: String = "gzip") -> Reply {
        var reply = json("", headers: ["Content-Encoding": encoding])
        let head = String(decoding: reply.bytes, as: UTF8.self)
            .replacing("Content-Length: 0", with: "Content-Length: \(body.count)")
        reply.bytes = Array(head.utf8) + body
        return reply
    }
}
