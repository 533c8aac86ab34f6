import HTTPTypes
import HummingbirdCore
import NIOCore

extension PageResponder {
    /// The stream of frames for what changes by itself (server-sent events, HTML Standard, section 9.2).
    func stream(_ request: Request, _ context: HostRequestContext) async throws -> Response {
        if let site = request.headers[.secFetchSite], site != "same-origin" { throw Refusal.origin }
        guard let session = try await registry.find(cookie.read(request.headers)) else { throw Refusal.noSession }
        guard await session.openStreams < limits.streams else { throw Refusal.tooManyStreams }
        let query = StreamQuery(request.head.path ?? "")
        let connection = await session.connect(query)
        let stream = PageStream(
            session: session, connection: connection, encoder: FrameEncoder(sprite: assets.sprite), limits: limits,
            clock: clock, channel: context.channel)
        return headers.stream(
            ResponseBody { writer in
                try await stream.run(request, &writer)
            })
    }
}

/// What a page says when it opens its stream.
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
    /// A page's stream: which page, what to send first, and what to wait for.
    struct Connection: Sendable {
        let page: Page
        let first: Frame?
        let subscription: Listeners.Subscription
    }

    func connect(_ query: StreamQuery) -> Connection {
        touch()
        let page: Page
        let first: Frame?
        if let id = query.page, let known = self.page(id), query.number <= known.number {
            page = known
            first = query.number == known.number ? advance(known) : resync(known)
        } else {
            _ = visit(query.location)
            page = makePage()
            first = resync(page)
        }
        page.hasStream = true
        return Connection(page: page, first: first, subscription: listeners.subscribe())
    }

    func disconnect(_ connection: Connection) {
        connection.page.hasStream = false
        listeners.cancel(connection.subscription)
        touch()
    }
}
