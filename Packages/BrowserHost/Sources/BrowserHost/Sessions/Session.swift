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
    private var bucket: TokenBucket
    private var rendered: (pass: Int, rendering: Rendering)?
    var lastVisit: Visit?
    private(set) var lastUsed: Duration

    init(id: SessionID, app: any BrowserApp, renderer: PageRenderer, limits: BrowserHostLimits, clock: HostClock) {
        self.id = id
        self.app = app
        self.renderer = renderer
        self.limits = limits
        self.clock = clock
        history = HistoryTable(limit: limits.history)
        bucket = TokenBucket(limits.events, now: clock.now())
        lastUsed = clock.now()
        views = Self.host(app)
        views.onInvalidate = { [weak self] in
            self?.listeners.send(.changed)
        }
    }

    private static func host<App: BrowserApp>(_ app: App) -> ViewHost { ViewHost(app.rootView) }

    /// What the app shows now. Evaluated once for each change, whatever the number of pages.
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

    /// Takes one event from the session's allowance.
    func allowsEvent() -> Bool { bucket.take(at: clock.now()) }

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

    /// Waits until nothing on the screen is loading any more, or until the limit for a first page.
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

    /// Ends what the pages wait for and the views, with their tasks. Then nothing of theirs needs the app's data any
    /// more, and the app puts it away.
    func close() async {
        listeners.finish()
        views.onInvalidate = nil
        views.end()
        await app.close()
    }
}
