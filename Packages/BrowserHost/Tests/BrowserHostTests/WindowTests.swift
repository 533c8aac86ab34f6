import FlowTestSupport
import Foundation
import Testing

@testable import BrowserHost

/// Each tab of a browser is a window with a place of its own.
@MainActor @Suite(.timeLimit(.minutes(60))) struct WindowTests {
    /// An app with a window for each tab.
    @MainActor private final class WindowsApp: BrowserApp {
        private(set) var windows: [DemoApp] = []
        private(set) var front: DemoApp?

        func makeWindow(isMain: Bool) async throws -> any BrowserWindow {
            let window = DemoApp(model: DemoModel())
            window.onActivate = { [weak self, weak window] in self?.front = window }
            windows.append(window)
            return window
        }

        func receive(_ message: Data) async -> ControlAnswer { await (front ?? windows[0]).receive(message) }
    }

    /// A browser with tabs, as the host sees it.
    @MainActor private struct Browser {
        let app = WindowsApp()
        let session: Session

        init(limits: BrowserHostLimits = BrowserHostLimits(), clock: ManualClock = ManualClock()) async throws {
            session = Session(of: app, main: try await app.makeWindow(isMain: true), limits: limits, clock: clock)
        }

        /// Loads a document and opens its stream, which may be the next one of a tab.
        func load(_ location: String, after page: Page? = nil, isHidden: Bool = false) async throws -> Page {
            let window = try await session.window(after: page?.id)
            #expect(window.visit(PageLocation(location)))
            let loaded = window.makePage()
            if !isHidden { _ = try await connect(loaded) }
            return loaded
        }

        @discardableResult
        func connect(_ page: Page, after previous: Page? = nil) async throws -> Session.Connection? {
            let more = previous.map { "&after=\($0.id.text)" } ?? ""
            let at = page.location.text
            return try await session.connect(
                StreamQuery("/_flow/stream?page=\(page.id.text)&n=\(page.number)&at=\(at)\(more)"))
        }

        /// Hides a tab: it gives its stream back, and its page stays.
        func hide(_ connection: Session.Connection?) throws { session.disconnect(try #require(connection)) }

        func location(of page: Page) -> String? { session.find(page.id)?.window.location.text }
    }

    @Test func eachTabHasAPlaceOfItsOwn() async throws {
        let browser = try await Browser()
        let one = try await browser.load("/items/1")
        let two = try await browser.load("/items/2")
        #expect(browser.location(of: one) == "/items/1")
        #expect(browser.location(of: two) == "/items/2")
        #expect(browser.session.windows.count == 2)
        let body = #"{"page":"\#(two.id.text)","n":0,"m":1,"at":"/form","history":-1}"#
        _ = try await browser.session.answer(EventMessage.decode(Data(body.utf8)), sprite: "/s")
        #expect(browser.location(of: one) == "/items/1")
        #expect(browser.location(of: two) == "/form")
    }

    @Test func theNextDocumentOfATabShowsItsWindow() async throws {
        let browser = try await Browser()
        let one = try await browser.load("/items/1")
        let two = try await browser.load("/items/2")
        let next = try await browser.load("/form", after: two)
        #expect(browser.location(of: two) == "/form" && browser.location(of: next) == "/form")
        #expect(browser.location(of: one) == "/items/1")
        #expect(browser.session.windows.count == 2)
    }

    @Test func aTabThatIsOpenedInTheBackgroundKeepsItsWindow() async throws {
        let browser = try await Browser()
        let hidden = try await browser.load("/items/1", isHidden: true)
        let message = #"{"page":"\#(hidden.id.text)","n":0,"m":1,"at":"/items/1","visible":false}"#
        _ = try await browser.session.answer(EventMessage.decode(Data(message.utf8)), sprite: "/s")
        _ = try await browser.load("/items/2")
        #expect(browser.location(of: hidden) == "/items/1")
    }

    @Test func theNextTabTakesTheMainWindowOfAClosedOne() async throws {
        let browser = try await Browser()
        let closed = try await browser.load("/items/1")
        browser.session.leave(closed.id)
        let next = try await browser.load("/home")
        #expect(browser.session.find(next.id)?.window === browser.session.main)
        #expect(browser.session.windows.count == 1)
        // Its document may be in the browser's memory still.
        #expect(browser.session.find(closed.id) == nil)
    }

    @Test func aTabThatComesBackFromTheBrowsersMemoryKeepsItsWindow() async throws {
        let browser = try await Browser()
        let page = try await browser.load("/items/1")
        browser.session.leave(page.id)
        try await browser.connect(page)
        let other = try await browser.load("/home")
        #expect(browser.location(of: page) == "/items/1")
        #expect(browser.location(of: other) == "/home")
    }

    /// A browser may load a document and never show it.
    @Test func aDocumentThatNeverSpeaksDoesNotKeepTheMainWindow() async throws {
        let clock = ManualClock()
        let browser = try await Browser(clock: clock)
        let silent = try await browser.load("/items/1", isHidden: true)
        let second = try await browser.load("/items/2")
        #expect(browser.session.find(second.id)?.window !== browser.session.main)
        clock.advance(by: BrowserHostLimits().activeTime)
        let third = try await browser.load("/items/3")
        #expect(browser.session.find(third.id)?.window === browser.session.main)
        #expect(browser.session.find(silent.id) == nil)
    }

    /// A phone loads a hidden tab again after it needed the memory, and a tab that isn't told that it is left.
    @Test func aPageThatIsLoadedAgainShowsTheWindowOfItsTab() async throws {
        let browser = try await Browser()
        let other = try await browser.load("/home")
        let page = try await browser.load("/items/1")
        browser.app.windows[1].model.count = 7
        let again = try await browser.load("/items/1", isHidden: true)
        #expect(browser.session.windows.count == 3)
        let connection = try #require(try await browser.connect(again, after: page))
        #expect(connection.window.scene === browser.app.windows[1])
        #expect(connection.missing.contains { if case .full = $0.body { true } else { false } })
        #expect(browser.session.windows.count == 2)
        #expect(browser.location(of: other) == "/home")
    }

    /// The server was restarted, or had forgotten the pages.
    @Test func pagesThatAreNotKnownAnyMoreKeepTheirScreens() async throws {
        let browser = try await Browser()
        var shown: [String] = []
        for (number, location) in [(3, "/items/1"), (5, "/items/2"), (0, "/form")] {
            let query = StreamQuery("/_flow/stream?page=\(PageID().text)&n=\(number)&at=\(location)")
            let connection = try #require(try await browser.session.connect(query))
            shown.append(connection.window.location.text)
        }
        #expect(shown == ["/items/1", "/items/2", "/form"])
        #expect(browser.session.windows.count == 3)
        #expect(browser.session.windows.map(\.location.text) == shown)
    }

    /// The user follows a link while the server is restarted. The document that is left still sends its last message.
    @Test(arguments: [true, false]) func aDocumentThatIsLeftOverARestartMovesNoOther(isLate: Bool) async throws {
        let left = PageID()
        let tap = #"{"page":"\#(left.text)","n":3,"m":4,"at":"/items/1","events":[{"on":"n5","event":"tap"}]}"#
        let browser = try await Browser()
        func sendLast() async throws {
            _ = try await browser.session.answer(EventMessage.decode(Data(tap.utf8)), sprite: "/s")
            browser.session.leave(left)
        }
        if !isLate { try await sendLast() }
        // Its cookie names the document that is left.
        let window = try await browser.session.window(after: left)
        #expect(window.visit(PageLocation("/items/2"), after: left))
        let next = window.makePage()
        try await browser.connect(next)
        if isLate { try await sendLast() }
        #expect(browser.location(of: next) == "/items/2")
    }

    @Test func oneWindowTooManyClosesAHiddenOne() async throws {
        var limits = BrowserHostLimits()
        limits.windows = 3
        let clock = ManualClock()
        let browser = try await Browser(limits: limits, clock: clock)
        let main = try await browser.load("/home")
        var pages: [Page] = []
        for id in 1...3 {
            clock.advance(by: .seconds(1))
            let page = try await browser.load("/items/\(id)", isHidden: true)
            try browser.hide(try await browser.connect(page))
            pages.append(page)
        }
        #expect(browser.session.windows.count == 3)
        #expect(browser.location(of: main) == "/home")
        #expect(pages.map { browser.location(of: $0) } == [nil, "/items/2", "/items/3"])
        // Its tab is looked at again.
        let connection = try #require(try await browser.connect(pages[0]))
        #expect(connection.window.location.text == "/items/1")
    }

    @Test func anAddressWithoutAScreenLeavesNoWindow() async throws {
        let browser = try await Browser()
        _ = try await browser.load("/home")
        let window = try await browser.session.window(after: nil)
        #expect(!window.visit(PageLocation("/nowhere")))
        browser.session.giveBack(window)
        #expect(browser.session.windows.count == 1)
    }

    @Test func windowsThatNoTabShowsAreClosedInTime() async throws {
        let clock = ManualClock()
        let browser = try await Browser(clock: clock)
        let main = try await browser.load("/home")
        let other = try await browser.load("/items/1")
        for page in [main, other] { browser.session.leave(page.id) }
        browser.session.closeFreeWindows()
        #expect(browser.session.windows.count == 2)
        clock.advance(by: BrowserHostLimits().idleTime)
        browser.session.closeFreeWindows()
        #expect(browser.session.windows.count == 1)
        #expect(browser.session.windows[0] === browser.session.main)
    }

    @Test func aMessageGoesToTheWindowThatTheUserTurnedToLast() async throws {
        let browser = try await Browser()
        let one = try await browser.load("/home")
        _ = try await browser.load("/home")
        _ = await browser.session.receive(Data("count 3".utf8))
        #expect(browser.app.windows.map(\.model.count) == [0, 3])
        let tap = #"{"page":"\#(one.id.text)","n":0,"m":1,"at":"/home","visible":true}"#
        _ = try await browser.session.answer(EventMessage.decode(Data(tap.utf8)), sprite: "/s")
        _ = await browser.session.receive(Data("count 5".utf8))
        #expect(browser.app.windows.map(\.model.count) == [5, 3])
    }

    @Test func allWindowsEndWithTheSession() async throws {
        let browser = try await Browser()
        let one = try await browser.connect(try await browser.load("/home"))
        let two = try await browser.connect(try await browser.load("/items/1"))
        await browser.session.close()
        for connection in [one, two] {
            for await signal in try #require(connection).subscription.signals { #expect(signal == .changed) }
        }
        await #expect(throws: SessionRefusal.shuttingDown) { try await browser.session.window(after: nil) }
    }

    /// Without script, the browser keeps the cookie of the last document.
    @Test func withoutScriptAllDocumentsShowOneWindow() async throws {
        try await TestServer.with { server in
            let first = try await server.client.get("/items/1")
            let cookies = first.cookies
            #expect(cookies.count == 2)
            let session = try #require(cookies.first)
            let page = try #require(cookies.last)
            #expect(page.prefix { $0 != "=" } == session.prefix { $0 != "=" } + "_page")
            let second = try await server.client.get("/items/2", cookie: "\(session); \(page)")
            #expect(second.body.contains("Item 2"))
            #expect(second.cookies.last != page)
        }
    }

    @Test(arguments: ["GET", "POST"]) func onlyAPageOfThisServerLeaves(method: String) async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let path = "/_flow/leave?page=\(browser.page.page)"
            if method == "GET" {
                #expect(try await server.client.get(path, cookie: browser.cookie).status == 405)
            } else {
                #expect(try await server.client.post(path, cookie: browser.cookie, "").status == 204)
                #expect(try await server.client.post(path, "").status == 204)
                let foreign = ["Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"]
                let refused = try await server.client.send("POST", path, browser.cookie, foreign, "")
                #expect(refused.status == 403)
            }
        }
    }
}
