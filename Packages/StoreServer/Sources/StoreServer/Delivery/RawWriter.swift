import NIOCore
import NIOHTTP1

/// Writes bytes to a connection as they are, past what makes HTTP of answers.
struct RawWriter {
    let channel: any Channel

    /// - Throws: What the connection fails with, or that it speaks no HTTP.
    func write(_ bytes: some Sequence<UInt8>) async throws {
        let (buffer, channel) = (ByteBuffer(bytes: bytes), channel)
        try await channel.eventLoop.flatSubmit {
            do {
                // From the encoder's place on, everything is bytes.
                let context = try channel.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self)
                return context.writeAndFlush(NIOAny(buffer))
            } catch {
                return channel.eventLoop.makeFailedFuture(error)
            }
        }.get()
    }
}
