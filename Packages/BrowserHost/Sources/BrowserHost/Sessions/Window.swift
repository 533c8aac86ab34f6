import Foundation
@_spi(Inspection) import HeadlessUI
import Logging

/// A window of a session's app: what a tab of the browser shows, the documents in which it showed it, and the history that
/// the user can go back through.
@MainActor
final class Window {
    let scene: any BrowserWindow
    let views: ViewHost
    let listeners = Listeners()
    var history: HistoryTable
    private(set) var pages: [Page] = []
    let renderer: PageRenderer
    let limits: BrowserHostLimits
    let clock: HostClock
    private var rendered: (pass: Int, rendering: Rendering)?
    var lastVisit: Visit?
    /// A Boolean value indicating that a document is being made that will show this window.
    var isReserved = false
    /// The time at which a page was last made for it, or said something.
    private(set) var lastUsed: Duration

    init(_ scene: any BrowserWindow, renderer: PageRenderer, limits: BrowserHostLimits, clock: HostClock) {
        self.scene = scene
        self.renderer = renderer
        self.limits = limits
        self.clock = clock
        history = HistoryTable(limit: limits.history)
        lastUsed = clock.now()
        views = Self.host(scene)
        views.environment.stringCatalog = renderer.translations
        applyLocale()
        views.onInvalidate = { [weak self] in
            self?.listeners.send(.changed)
        }
        views.onAnnouncement = { [weak self] text in
            self?.pages.forEach { $0.announce(text) }
            self?.listeners.send(.changed)
        }
        views.onScroll = { [weak self] in self?.scroll(to: $0, anchor: $1) }
        views.onOpenURL = { [weak self] in self?.open($0) ?? false }
    }

    /// Has the page that the user acts on open a URL outside of the app.
    private func open(_ url: URL) -> Bool {
        guard let link = renderer.urls.link(url.absoluteString), let page = pages.first(where: \.isActing) else {
            return false
        }
        page.open(link)
        listeners.send(.changed)
        return true
    }

    /// Scrolls the page that the user acts on. Others may show the same view elsewhere.
    private func scroll(to node: RenderNode, anchor: UnitPoint?) {
        let block = anchor.map { $0.y < 0.5 ? "start" : $0.y > 0.5 ? "end" : "center" } ?? "nearest"
        for page in pages where page.isActing { page.scroll(to: .init(id: ElementID(node.id), block: block)) }
    }

    private static func host<Scene: BrowserWindow>(_ scene: Scene) -> ViewHost {
        let host = ViewHost(scene.rootView)
        // Screen tests check the same views, and a debug build with thirty busy browsers has no time to do it again.
        host.checksStaleness = false
        return host
    }

    /// The window's present content. It is rendered once for each change, for all pages.
    var rendering: Rendering {
        applyLocale()
        let tree = views.tree
        if let rendered, rendered.pass == views.pass { return rendered.rendering }
        let fresh = renderer.render(tree, title: title(of: tree), language: PageLanguage(views.environment.locale))
        rendered = (views.pass, fresh)
        return fresh
    }

    /// The language of the window.
    var language: PageLanguage { PageLanguage(scene.locale) }

    /// Passes the scene's locale to its views.
    private func applyLocale() {
        let locale = scene.locale
        guard locale != views.environment.locale else { return }
        var environment = views.environment
        environment.locale = locale
        environment.layoutDirection = PageLanguage(locale).isRightToLeft ? .rightToLeft : .leftToRight
        views.environment = environment
    }

    private func title(of tree: RenderNode) -> String {
        scene.title.isEmpty ? tree.frontScreen?.text ?? "" : scene.title
    }

    var location: PageLocation { PageLocation(scene.location) }

    var openStreams: Int { pages.count { $0.hasStream } }

    func touch() { lastUsed = clock.now() }

    /// A Boolean value indicating that no tab shows the window, and none is about to.
    ///
    /// A page that never said a word doesn't count after some time: its document was never shown.
    var isFree: Bool {
        let now = clock.now()
        return !isReserved && pages.allSatisfy { $0.isGone || (!$0.hasSpoken && now - $0.madeAt >= limits.activeTime) }
    }

    func page(_ id: PageID) -> Page? { pages.first { $0.id == id } }

    /// A page for a document that is about to be sent.
    func makePage() -> Page {
        touch()
        let shown = rendering
        let location = self.location
        let page = Page(
            shown: shown, location: location,
            entry: history.add(location: location.text, snapshot: scene.snapshot()), madeAt: lastUsed
        )
        pages.append(page)
        isReserved = false
        while pages.count > max(1, limits.pages), let index = pages.firstIndex(where: { !$0.hasStream && $0 !== page })
        {
            pages.remove(at: index)
        }
        return page
    }

    /// Forgets a page.
    func remove(_ page: Page) { pages.removeAll { $0 === page } }

    /// Takes the window for another tab: the pages of the one before are forgotten.
    func reserve() {
        isReserved = true
        pages = []
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

    /// Ends the pages' streams, and the views with their tasks.
    func end() {
        listeners.finish()
        views.onInvalidate = nil
        views.onAnnouncement = nil
        views.onScroll = nil
        views.onOpenURL = nil
        views.end()
    }
}

extension Window {
    /// Carries out a page's message and returns what changed on that page.
    func handle(_ message: EventMessage, on page: Page) -> Frame {
        carryOut(message, on: page) ?? page.acknowledgment()
    }

    private func carryOut(_ message: EventMessage, on page: Page) -> Frame? {
        page.confirm(message.n)
        for other in pages { other.isActing = other === page }
        var wentBack = false
        // An answer that was lost makes the page send its message once more. Nothing is bought twice.
        guard message.m > page.lastMessage else { return advance(page) }
        page.lastMessage = message.m
        if let number = message.history {
            page.isTyping = false
            page.isReturning = true
            return restore(HistoryEntryID(number: number), at: PageLocation(message.at), on: page)
        }
        for event in message.events ?? [] {
            guard let id = ElementID(text: event.on), let name = RenderNode.Event(rawValue: event.event) else {
                continue
            }
            let kind = renderer.node(of: id, in: views.tree)?.kind
            page.isTyping = name == .change && (kind == .search || kind == .textField)
            // A page sends these two by itself.
            if name != .focus, name != .scrollToEnd { page.isReturning = false }
            send(name, to: id, value: event.value ?? "")
            wentBack = name == .dismiss
        }
        return advance(page, wentBack: wentBack)
    }

    /// Sends an event to the node an element shows. An element that is gone, covered or disabled gets none: the page was
    /// behind, and what it is sent next shows it the present state.
    @discardableResult
    func send(_ event: RenderNode.Event, to id: ElementID, value: String) -> Bool {
        guard let node = renderer.node(of: id, in: views.tree) else { return false }
        return node.send(event, value)
    }

    /// The frame that brings a page up to date; `nil` if it is.
    func advance(_ page: Page, wentBack: Bool = false) -> Frame? {
        let next = rendering
        let location = self.location
        guard location != page.location else {
            history.update(page.entry, location: location.text, snapshot: scene.snapshot())
            return page.frame(to: next, navigation: nil, rules: renderer.rules)
        }
        let mode: Frame.Navigation.Mode =
            if !page.isActing {
                .replace
            } else if page.isTyping, location.path == page.location.path {
                .edit
            } else {
                wentBack || page.isReturning ? .back : .push
            }
        // A page that replaces its entry in the browser's history keeps its own: typing would push out all the others.
        let keepsEntry = mode == .edit || mode == .replace
        let isKnown = keepsEntry && history.update(page.entry, location: location.text, snapshot: scene.snapshot())
        let entry = isKnown ? page.entry : history.add(location: location.text, snapshot: scene.snapshot())
        return page.frame(
            to: next, navigation: .init(mode: mode, location: location.text, entry: entry), rules: renderer.rules)
    }

    /// Returns a frame with the whole page, for a page that lacks frames that aren't kept.
    func resync(_ page: Page) -> Frame {
        let next = rendering
        let location = self.location
        if location != page.location { page.entry = history.add(location: location.text, snapshot: scene.snapshot()) }
        return page.fullFrame(
            of: next, navigation: .init(mode: .replace, location: location.text, entry: page.entry),
            rules: renderer.rules)
    }

    /// The browser went back or forward: to the state kept for that entry, or to what its address opens.
    private func restore(_ id: HistoryEntryID, at location: PageLocation, on page: Page) -> Frame? {
        if let entry = history[id], PageLocation(entry.location).isSame(as: location) {
            scene.restore(entry.snapshot)
            views.invalidate()
            page.entry = id
        } else if !location.isSame(as: self.location), scene.open(location.text) {
            views.invalidate()
            page.entry = history.add(location: location.text, snapshot: scene.snapshot())
        }
        let shown = self.location
        let mode: Frame.Navigation.Mode = shown.isSame(as: location) ? .stay : .replace
        return page.frame(
            to: rendering, navigation: .init(mode: mode, location: shown.text, entry: page.entry), rules: renderer.rules
        )
    }
}

extension Window {
    /// Makes the app show what an address asks for.
    ///
    /// The address of the screen that is shown already changes nothing: a reload keeps what was opened, typed and
    /// scrolled to. So does the address of the document before, if the app has moved on since: without script, that document
    /// is still in the browser.
    ///
    /// - Parameters:
    ///   - location: The address.
    ///   - previous: The page that the document follows in its tab.
    /// - Returns: `false` where there is no such screen.
    func visit(_ location: PageLocation, after previous: PageID? = nil) -> Bool {
        if shows(location) { return true }
        if let previous, let page = page(previous), location.isSame(as: page.location) { return true }
        guard scene.open(location.text) else { return false }
        views.invalidate()
        lastVisit = Visit(asked: location, shown: self.location)
        return true
    }

    /// Returns whether the window shows the screen of an address.
    func shows(_ location: PageLocation) -> Bool {
        if location.isSame(as: self.location) { return true }
        guard let lastVisit else { return false }
        return lastVisit.asked.isSame(as: location) && lastVisit.shown == self.location
    }

    /// An address that the app shows under another one (`/` as `/home`).
    struct Visit {
        let asked: PageLocation
        let shown: PageLocation
    }
}
