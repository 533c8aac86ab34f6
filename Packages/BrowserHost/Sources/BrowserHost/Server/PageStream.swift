import HummingbirdCore
import NIOCore
import Synchronization

/// Writes one page's stream until the reader disconnects, the session ends, or the reader stops reading.
///
/// Nothing is queued: a frame is made after the previous one was written. A slow reader gets fewer, larger frames, and a
/// reader that accepts nothing for too long is disconnected.
struct PageStream: Sendable {
    let session: Session
    let query: StreamQuery
    let encoder: FrameEncoder
    let limits: BrowserHostLimits
    let clock: HostClock
    let channel: any Channel

    /// The page is connected here, not before: an answer that can't even be begun, because its reader has gone, would
    /// leave the page with a stream for good.
    @concurrent
    func run(_ request: Request, _ writer: inout any ResponseBodyWriter) async throws {
        if let connection = await session.connect(query) {
            let writing = WriteInProgress()
            let ticker = Task { await tick(connection, writing) }
            do {
                // A reader that goes is noticed at once, not at the next heartbeat.
                try await request.body.consumeWithInboundCloseHandler { _ in
                    try await pump(connection, &writer, writing)
                } onInboundClosed: {
                    connection.subscription.continuation.finish()
                }
                ticker.cancel()
                await session.disconnect(connection)
            } catch {
                ticker.cancel()
                await session.disconnect(connection)
                throw error
            }
        }
        try await writer.finish(nil)
    }

    @concurrent
    private func pump(
        _ connection: Session.Connection, _ writer: inout any ResponseBodyWriter, _ writing: WriteInProgress
    ) async throws {
        // Opens the stream on the browser's side; `retry` is unused there, as the script reconnects itself.
        try await write(": open\n\n", &writer, writing)
        for frame in connection.missing { try await write(event(frame), &writer, writing) }
        for await signal in connection.subscription.signals {
            if let frame = await session.advance(connection.page) {
                try await write(event(frame), &writer, writing)
            } else if signal == .tick {
                try await write(": \n\n", &writer, writing)
            }
        }
    }

    private func event(_ frame: Frame) -> String { "data: \(encoder.encode(frame))\n\n" }

    @concurrent
    private func write(
        _ text: String, _ writer: inout any ResponseBodyWriter, _ writing: WriteInProgress
    ) async throws {
        writing.begin(at: clock.now())
        try await writer.write(ByteBuffer(string: text))
        writing.end()
    }

    /// Sends heartbeats, and closes the connection of a reader that accepts nothing.
    private func tick(_ connection: Session.Connection, _ writing: WriteInProgress) async {
        while !Task.isCancelled {
            guard (try? await clock.sleep(limits.heartbeat)) != nil else { return }
            if let since = writing.since, clock.now() - since >= limits.slowConsumer {
                channel.close(mode: .all, promise: nil)
                return
            }
            connection.subscription.continuation.yield(.tick)
        }
    }
}

/// Since when a write has been waiting for its reader; nil while none is.
final class WriteInProgress: Sendable {
    private let start = Mutex<Duration?>(nil)

    var since: Duration? { start.withLock { $0 } }

    func begin(at time: Duration) { start.withLock { $0 = time } }

    func end() { start.withLock { $0 = nil } }
}
