import HTTPTypes
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
        if let connection = try await session.connect(query) {
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
            if let frame = await connection.window.advance(connection.page) {
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

extension PageResponder {
    /// The stream of frames for what changes by itself (server-sent events, HTML Standard, section 9.2).
    func stream(_ request: Request, _ context: HostRequestContext) async throws -> Response {
        guard !OriginPolicy.isForeign(request.headers, authority: request.head.authority ?? "") else {
            throw Refusal.origin
        }
        let id = try cookie.read(request.headers)
        let languages = AcceptLanguage(request.headers[.acceptLanguage])
        guard let session = try await registry.find(id, from: context.client, languages: languages, isActive: false)
        else { throw Refusal.noSession }
        guard await session.admitsStream() else { throw Refusal.tooManyStreamOpenings }
        let query = StreamQuery(request.head.path ?? "")
        guard await session.hasRoom(for: query) else { throw Refusal.tooManyStreams }
        let stream = PageStream(
            session: session, query: query, encoder: FrameEncoder(sprite: assets.sprite), limits: limits, clock: clock,
            channel: context.channel)
        return headers.stream(
            ResponseBody { writer in
                try await stream.run(request, &writer)
            })
    }
}

/// The query with which a page opens its stream.
struct StreamQuery: Equatable, Sendable {
    var page: PageID?
    /// The page that the tab showed before this document, if the browser has loaded it again.
    var previous: PageID?
    var number = 0
    var location = PageLocation("/")

    init(_ target: String) {
        let query = target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        for field in FormPost(body: query.utf8).fields {
            switch field.name {
            case "page": page = PageID(text: field.value)
            case "after": previous = PageID(text: field.value)
            case "n": number = Int(field.value) ?? 0
            case "at": location = PageLocation(field.value)
            default: break
            }
        }
    }
}

extension Session {
    /// A page's stream: the page and its window, the frames that it lacks, and the signals for more.
    struct Connection: Sendable {
        let window: Window
        let page: Page
        let missing: [Frame]
        let subscription: Listeners.Subscription
    }

    /// Returns whether a stream may be opened. A stream that replaces its page's own is always allowed.
    func hasRoom(for query: StreamQuery) -> Bool {
        shown(query)?.page.hasStream == true || openStreams < limits.streams
    }

    /// - Returns: `nil` where there are too many streams.
    /// - Throws: As ``window(after:)``.
    func connect(_ query: StreamQuery) async throws -> Connection? {
        guard hasRoom(for: query) else { return nil }
        touch()
        let shown: Shown
        let missing: [Frame]
        if let known = self.shown(query) {
            if let moved = move(known, after: query.previous) {
                shown = moved
                missing = [moved.window.resync(moved.page)]
            } else {
                shown = known
                if let kept = known.page.frames(after: query.number) {
                    // The page may still receive one of them as the response to a message.
                    missing = kept + [known.window.advance(known.page)].compactMap(\.self)
                } else {
                    missing = [known.window.resync(known.page)]
                }
            }
        } else {
            let window = try await window(after: query.page)
            // After a restart of the server, each page opens its location again. Where they share a window, the first one does.
            if window.openStreams == 0 { _ = window.visit(query.location) }
            shown = Shown(window: window, page: window.makePage())
            missing = [window.resync(shown.page)]
        }
        let (window, page) = (shown.window, shown.page)
        if let given = page.stream { window.listeners.cancel(given) }
        let subscription = window.listeners.subscribe()
        page.stream = subscription
        page.hasSpoken = true
        page.isGone = false
        window.touch()
        if page.isVisible { activate(window) }
        returnToForeground(page)
        return Connection(window: window, page: page, missing: missing, subscription: subscription)
    }

    func disconnect(_ connection: Connection) {
        if connection.page.stream?.id == connection.subscription.id {
            connection.page.stream = nil
            leaveForeground(connection.page)
        }
        connection.window.listeners.cancel(connection.subscription)
        touch()
    }

    /// Returns the page of a query, unless the server has forgotten it or knows less than it does.
    private func shown(_ query: StreamQuery) -> Shown? {
        find(query.page).flatMap { query.number <= $0.page.number ? $0 : nil }
    }
}
