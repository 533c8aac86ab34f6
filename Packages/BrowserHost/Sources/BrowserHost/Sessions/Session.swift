import Foundation
@_spi(Inspection) import HeadlessUI
import Logging

/// One browser: its app, and the windows that its tabs show.
@MainActor
final class Session {
    let id: SessionID
    let app: any BrowserApp
    /// The first is the main one.
    private(set) var windows: [Window]
    /// The window that the user turned to last.
    private(set) var active: Window
    let renderer: PageRenderer
    let limits: BrowserHostLimits
    let clock: HostClock
    private let logger: Logger
    private var events: TokenBucket
    private var documents: TokenBucket
    private var streamOpenings: TokenBucket
    var styleSheet: StyleSheet?
    /// The address of the last request.
    private(set) var address: ClientAddress
    /// The time of the last request.
    private(set) var lastUsed: Duration
    /// The time of the last request that the user made: a page load or an event, and no reconnection of a stream.
    private(set) var lastActive: Duration
    /// A Boolean value indicating that the browser came back with the session's cookie.
    var hasReturned = false
    /// Puts the app into the background unless a page comes back in time.
    var leaving: Task<Void, Never>?
    private var isClosed = false

    /// - Parameter main: The main window of the app.
    init(
        id: SessionID, address: ClientAddress, app: any BrowserApp, main: any BrowserWindow, renderer: PageRenderer,
        limits: BrowserHostLimits, clock: HostClock, logger: Logger = .silent
    ) {
        self.id = id
        self.address = address
        self.app = app
        self.renderer = renderer
        self.limits = limits
        self.clock = clock
        self.logger = logger
        let now = clock.now()
        events = TokenBucket(limits.events, now: now)
        documents = TokenBucket(limits.documents, now: now)
        streamOpenings = TokenBucket(limits.streamOpenings, now: now)
        lastUsed = now
        lastActive = now
        let window = Window(main, renderer: renderer, limits: limits, clock: clock)
        windows = [window]
        active = window
        log(issuesOf: window)
    }

    /// A view reports its problems once. They are the app's, and the page works without what they name.
    private func log(issuesOf window: Window) {
        window.views.onIssue = { [logger, id] in logger.warning("\($0)", metadata: ["session": "\(id)"]) }
    }

    var main: Window { windows[0] }

    var pages: [Page] { windows.flatMap(\.pages) }

    var openStreams: Int { windows.reduce(0) { $0 + $1.openStreams } }

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

    /// Ends the windows, and then closes the app, whose data nothing uses then.
    func close() async {
        isClosed = true
        leaving?.cancel()
        for window in windows { window.end() }
        await app.close()
    }
}

extension Session {
    /// A page, and the window that it shows.
    struct Shown: Sendable {
        let window: Window
        let page: Page
    }

    func find(_ id: PageID?) -> Shown? {
        guard let id else { return nil }
        for window in windows { if let page = window.page(id) { return Shown(window: window, page: page) } }
        return nil
    }

    /// Returns the window for a document: that of the page that the document follows in its tab, or one for a new tab.
    ///
    /// - Throws: An error of the app, which can't open a window, or ``SessionRefusal/shuttingDown``.
    func window(after page: PageID?) async throws -> Window {
        if let known = find(page) { return known.window }
        if main.isFree {
            main.reserve()
            return main
        }
        let scene = try await app.makeWindow(isMain: false)
        if isClosed { throw SessionRefusal.shuttingDown }
        if let shared = windows.first(where: { $0.scene === scene }) { return shared }
        let window = Window(scene, renderer: renderer, limits: limits, clock: clock)
        window.isReserved = true
        log(issuesOf: window)
        windows.append(window)
        makeRoom(for: window)
        return window
    }

    /// Closes the window that was used least recently, if there are too many: one that no tab shows, or else one whose tab
    /// is hidden, which opens its location again when it is looked at. The main window stays.
    private func makeRoom(for window: Window) {
        guard windows.count > max(1, limits.windows) else { return }
        let others = windows.dropFirst().filter { $0 !== window && $0.openStreams == 0 && !$0.isReserved }
        let least = others.min { ($0.isFree ? 0 : 1, $0.lastUsed) < ($1.isFree ? 0 : 1, $1.lastUsed) }
        if let least { close(least) }
    }

    /// Closes the windows other than the main one that no tab has shown for the idle time.
    func closeFreeWindows() {
        let now = clock.now()
        for window in windows.dropFirst() where window.isFree && now - window.lastUsed >= limits.idleTime {
            close(window)
        }
    }

    /// Gives back a window for which no document was made after all.
    func giveBack(_ window: Window) {
        window.isReserved = false
        if window !== main, window.pages.isEmpty { close(window) }
    }

    private func close(_ window: Window) {
        windows.removeAll { $0 === window }
        if active === window { active = main }
        window.end()
    }

    /// Shows a page that was loaded again in the window that its tab showed before. A browser that frees the memory of a
    /// hidden tab, or that doesn't tell a page when it is left, loads it as it loads a new tab.
    ///
    /// - Parameter page: The page that the tab showed before.
    /// - Returns: A page of that window; `nil` if it is unknown, or the window is the same one.
    func move(_ shown: Shown, after page: PageID?) -> Shown? {
        guard let before = find(page), before.window !== shown.window else { return nil }
        shown.window.remove(shown.page)
        giveBack(shown.window)
        return Shown(window: before.window, page: before.window.makePage())
    }

    /// Notes that the user looks at a window, or acts in it.
    func activate(_ window: Window) {
        guard active !== window else { return }
        active = window
        window.scene.activate()
    }

    /// Notes that a page was left: its tab was closed, or shows another document.
    func leave(_ id: PageID) { find(id)?.page.isGone = true }
}

extension Logger {
    /// A logger that writes nothing.
    static var silent: Logger { Logger(label: "BrowserHost", factory: { _ in SwiftLogNoOpLogHandler() }) }
}

extension Session {
    /// Carries out a page's message and returns what changed on that page.
    func handle(_ message: EventMessage, on shown: Shown) -> Frame {
        touch()
        shown.page.hasSpoken = true
        shown.page.isGone = false
        shown.window.touch()
        if message.isActive { activate(shown.window) }
        return shown.window.handle(message, on: shown.page)
    }
}
