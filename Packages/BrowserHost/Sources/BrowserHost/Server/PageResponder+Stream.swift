import HTTPTypes
import HummingbirdCore
import NIOCore

extension PageResponder {
    /// The stream of frames for what changes by itself (server-sent events, HTML Standard, section 9.2).
    func stream(_ request: Request, _ context: HostRequestContext) async throws -> Response {
        guard !OriginPolicy.isForeign(request.headers, authority: request.head.authority ?? "") else {
            throw Refusal.origin
        }
        let id = cookie.read(request.headers)
        guard let session = try await registry.find(id, from: context.client, isActive: false) else {
            throw Refusal.noSession
        }
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
    var number = 0
    var location = PageLocation("/")

    init(_ target: String) {
        let query = target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        for field in FormPost(body: query.utf8).fields {
            switch field.name {
            case "page": page = PageID(text: field.value)
            case "n": number = Int(field.value) ?? 0
            case "at": location = PageLocation(field.value)
            default: break
            }
        }
    }
}

extension Session {
    /// A page's stream: the page, the first frame, and the signals for more.
    struct Connection: Sendable {
        let page: Page
        let first: Frame?
        let subscription: Listeners.Subscription
    }

    /// Returns whether a stream may be opened. A stream that replaces its page's own is always allowed.
    func hasRoom(for query: StreamQuery) -> Bool {
        page(for: query)?.hasStream == true || openStreams < limits.streams
    }

    /// - Returns: `nil` where there are too many streams.
    func connect(_ query: StreamQuery) -> Connection? {
        guard hasRoom(for: query) else { return nil }
        touch()
        let page: Page
        let first: Frame?
        if let known = self.page(for: query) {
            page = known
            first = query.number == known.number ? advance(known) : resync(known)
        } else {
            _ = visit(query.location)
            page = makePage()
            first = resync(page)
        }
        if let given = page.stream { listeners.cancel(given) }
        let subscription = listeners.subscribe()
        page.stream = subscription
        return Connection(page: page, first: first, subscription: subscription)
    }

    func disconnect(_ connection: Connection) {
        if connection.page.stream?.id == connection.subscription.id { connection.page.stream = nil }
        listeners.cancel(connection.subscription)
        touch()
    }

    /// Returns the page of a query, unless the server has forgotten it or knows less than it does.
    private func page(for query: StreamQuery) -> Page? {
        query.page.flatMap { page($0) }.flatMap { query.number <= $0.number ? $0 : nil }
    }
}
