import HTTPTypes
import HummingbirdCore
import NIOCore

/// Writes an answer to a connection, with what is to go wrong on the way.
struct AnswerWriter {
    let channel: any Channel
    let clock: StoreClock

    @concurrent
    func write(
        _ answer: StoreResponse, _ fault: Fault?, isHead: Bool, closes: Bool, with writer: consuming ResponseWriter
    ) async throws {
        var head = HTTPResponse(status: answer.status, headerFields: answer.headers)
        if ![.notModified, .noContent].contains(answer.status) {
            head.headerFields[.contentLength] = String(answer.body.count)
        }
        if closes { head.headerFields[.connection] = "close" }
        switch fault {
        case .cutAfterwards:
            return channel.close(mode: .all, promise: nil)
        case .wrongLength(let difference):
            let length = answer.body.count.addingReportingOverflow(difference)
            head.headerFields[.contentLength] = String(length.overflow ? .max : max(0, length.partialValue))
            head.headerFields[.connection] = "close"
        case .slowHead(let time):
            return try await writeSlowly(head, isHead ? [] : answer.body, time)
        default:
            break
        }
        if isHead || answer.body.isEmpty && answer.stream == nil { return try await writer.writeResponse(head) }
        switch (fault, answer.stream) {
        case (.cutMidway, _):
            var body = try await writer.writeHead(head)
            try await body.write(ByteBuffer(bytes: answer.body.prefix(answer.body.count / 2)))
            channel.close(mode: .all, promise: nil)
        case (.slowBody(let time), _):
            var body = try await writer.writeHead(head)
            for piece in Self.pieces(answer.body) {
                try await clock.sleep(time, while: channel)
                try await body.write(ByteBuffer(bytes: piece))
            }
            try await body.finish(nil)
        case (_, let stream?):
            head.headerFields[.contentLength] = nil
            var body = try await writer.writeHead(head)
            for piece in stream.pieces {
                try await body.write(ByteBuffer(bytes: piece))
                // The writer waits for a slow client only once the event loop has seen what it has been given.
                try await channel.eventLoop.submit {}.get()
            }
            try await body.finish(nil)
        case (.wrongLength, _):
            try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
        default:
            if answer.body.count >= Compression.leastBytes { Compression.mark(&head) }
            try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
        }
    }

    private func writeSlowly(_ head: HTTPResponse, _ body: [UInt8], _ time: Duration) async throws {
        let raw = RawWriter(channel: channel)
        for piece in Self.pieces(RawHead(head).bytes) {
            try await clock.sleep(time, while: channel)
            try await raw.write(piece)
        }
        try await raw.write(body)
        try await channel.close(mode: .all)
    }

    /// Sixteen pieces of about the same size, or as many as there are bytes.
    private static func pieces(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        let size = max(1, (bytes.count + 15) / 16)
        return stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
    }
}
