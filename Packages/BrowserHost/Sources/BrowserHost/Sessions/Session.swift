@_spi(Inspection) import HeadlessUI

/// One browser: its app, the pages that show it, and the history they can go back through.
@MainActor
final class Session {
    let id: SessionID
    let app: any BrowserApp
    let views: ViewHost
    let listeners = Listeners()
    var history: HistoryTable
    private(set) var pages: [Page] = []
    let renderer: PageRenderer
    let limits: BrowserHostLimits
    private let clock: HostClock
    private var events: TokenBucket
    private var documents: TokenBucket
    private var streamOpenings: TokenBucket
    private var rendered: (pass: Int, rendering: Rendering)?
    var lastVisit: Visit?
    var styleSheet: StyleSheet?
    /// The address of the last request.
    private(set) var address: ClientAddress
    /// The time of the last request.
    private(set) var lastUsed: Duration
    /// The time of the last request that the user made: a page load or an event, and no reconnection of a stream.
    private(set) var lastActive: Duration
    /// A Boolean value indicating that the browser came back with the session's cookie.
    var hasReturned = false

    init(
        id: SessionID, address: ClientAddress, app: any BrowserApp, renderer: PageRenderer, limits: BrowserHostLimits,
        clock: HostClock
    ) {
        self.id = id
        self.address = address
        self.app = app
        self.renderer = renderer
        self.limits = limits
        self.clock = clock
        history = HistoryTable(limit: limits.history)
        let now = clock.now()
        events = TokenBucket(limits.events, now: now)
        documents = TokenBucket(limits.documents, now: now)
        streamOpenings = TokenBucket(limits.streamOpenings, now: now)
        lastUsed = now
        lastActive = now
        views = Self.host(app)
        views.onInvalidate = { [weak self] in
            self?.listeners.send(.changed)
        }
        views.onAnnouncement = { [weak self] text in
            self?.pages.forEach { $0.announce(text) }
            self?.listeners.send(.changed)
        }
    }

    private static func host<App: BrowserApp>(_ app: App) -> ViewHost { ViewHost(app.rootView) }

    /// The app's present content. It is rendered once for each change, for all pages.
    var rendering: Rendering {
        let tree = views.tree
        if let rendered, rendered.pass == views.pass { return rendered.rendering }
        let fresh = renderer.render(tree, title: title(of: tree))
        rendered = (views.pass, fresh)
        return fresh
    }

    private func title(of tree: RenderNode) -> String {
        app.title.isEmpty ? tree.frontScreen?.text ?? "" : app.title
    }

    var location: PageLocation { PageLocation(app.location) }

    var openStreams: Int { pages.count { $0.hasStream } }

    func touch() { lastUsed = clock.now() }

    /// Notes a request.
    func touch(from address: ClientAddress, isActive: Bool) {
        self.address = address
        touch()
        if isActive { lastActive = lastUsed }
    }

    /// Charges events. A message without any counts as one.
    func admitsEvents(_ count: Int) -> Bool { events.take(max(1, count), at: clock.now()) }

    /// Charges a page that is sent in full.
    func admitsDocument() -> Bool { documents.take(at: clock.now()) }

    /// Charges an event stream that is opened.
    func admitsStream() -> Bool { streamOpenings.take(at: clock.now()) }

    func page(_ id: PageID) -> Page? { pages.first { $0.id == id } }

    /// A page for a document that is about to be sent.
    func makePage() -> Page {
        let shown = rendering
        let location = self.location
        let page = Page(
            shown: shown, location: location,
            entry: history.add(location: location.text, snapshot: app.snapshot())
        )
        pages.append(page)
        while pages.count > max(1, limits.pages), let index = pages.firstIndex(where: { !$0.hasStream && $0 !== page })
        {
            pages.remove(at: index)
        }
        return page
    }

    /// Waits until nothing on the screen is loading, or until the limit for a first page.
    func settle() async {
        guard rendering.isBusy else { return }
        let subscription = listeners.subscribe()
        let clock = self.clock
        let limit = limits.firstPage
        let timer = Task {
            try? await clock.sleep(limit)
            subscription.continuation.finish()
        }
        for await _ in subscription.signals where !rendering.isBusy { break }
        timer.cancel()
        listeners.cancel(subscription)
    }

    /// Ends the pages' streams and the views with their tasks, and then closes the app, whose data nothing uses then.
    func close() async {
        listeners.finish()
        views.onInvalidate = nil
        views.onAnnouncement = nil
        views.end()
        await app.close()
    }
}
