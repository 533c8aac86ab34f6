import HTTPTypes

/// The head of an answer as it is on the wire, for what goes past the pipeline that would write it. The connection ends
/// after the answer.
struct RawHead {
    let bytes: [UInt8]

    init(_ head: HTTPResponse) {
        var lines = ["HTTP/1.1 \(head.status.code) \(head.status.reasonPhrase)"]
        for field in head.headerFields where field.name != .connection { lines.append("\(field.name): \(field.value)") }
        lines += ["Connection: close", "", ""]
        bytes = Array(lines.joined(separator: "\r\n").utf8)
    }
}
