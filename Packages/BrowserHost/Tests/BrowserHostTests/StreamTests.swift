import FlowTestSupport
import Testing

@testable import BrowserHost

@Suite(.timeLimit(.minutes(60))) struct StreamTests {
    @Test func modelChangeIsPushed() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let stream = try EventStream(
                server.client, "/_flow/stream?page=\(browser.page.page)&n=0&at=/home", cookie: browser.cookie)
            defer { stream.close() }
            #expect(try await stream.nextLine { $0 == ": open" } != nil)
            await MainActor.run { server.apps.models[0].count = 7 }
            let frame = try #require(try await stream.next())
            try browser.page.apply(frame)
            #expect(browser.text("home.count.text") == "Count: 7")
        }
    }

    @Test func aSecondPageOfTheSessionFollows() async throws {
        try await TestServer.with { server in
            let first = try await server.browser()
            let second = try await server.browser(at: "/home", cookie: first.cookie)
            let stream = try EventStream(
                server.client, "/_flow/stream?page=\(second.page.page)&n=0&at=/home", cookie: second.cookie)
            defer { stream.close() }
            _ = try await stream.nextLine { $0 == ": open" }
            try await first.tap("Increment")
            try second.page.apply(try #require(try await stream.next()))
            #expect(second.text("home.count.text") == "Count: 1")
            let row = try #require(first.page.app.all { $0.tag == "button" && $0.allText.hasPrefix("Form") }.first?.id)
            try await first.send([(row, "tap", "")])
            try second.page.apply(try #require(try await stream.next()))
            #expect(second.page.navigations == ["replace /form"])
        }
    }

    /// The request for the stream and a message may overtake each other.
    @Test func anAnswerOnItsWayIsSentAgain() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let document = try await server.client.get("/home", cookie: browser.cookie).body
            browser.page = try MiniPage(document: document)
            let late = try MiniPage(document: document)
            try await browser.tap("Increment")
            let stream = try EventStream(
                server.client, "/_flow/stream?page=\(late.page)&n=0&at=/home", cookie: browser.cookie)
            defer { stream.close() }
            let first = try #require(try await stream.next())
            #expect(!first.contains("\"full\":"))
            try late.apply(first)
            #expect(late.find(testID: "home.count.text")?.allText == "Count: 1")
            await MainActor.run { server.apps.models[0].count = 7 }
            try late.apply(try #require(try await stream.next()))
            #expect(late.find(testID: "home.count.text")?.allText == "Count: 7")
        }
    }

    @MainActor
    @Test(arguments: [8, 9]) func aPageThatLacksTooMuchIsShownEverything(lost: Int) async throws {
        let session = Self.session()
        let page = session.main.makePage()
        for number in 1...lost { Self.send(page, n: 0, m: number, to: session) }
        let connection = try #require(try await session.connect(Self.query(page)))
        #expect(connection.missing.map(\.number) == (lost == 8 ? Array(1...8) : [10]))
        #expect(connection.missing.contains { if case .full = $0.body { true } else { false } } == (lost == 9))
    }

    /// The request for the stream was on its way, while the page got answers.
    @MainActor
    @Test func aPageThatHasGoneOnGetsNothingAgain() async throws {
        let session = Self.session()
        let page = session.main.makePage()
        for number in 0...1 { Self.send(page, n: number, m: number + 1, to: session) }
        #expect(try #require(try await session.connect(Self.query(page))).missing.map(\.number) == [2])
    }

    @Test func silenceIsBrokenByHeartbeats() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) { server in
            let browser = try await server.browser()
            let stream = try EventStream(
                server.client, "/_flow/stream?page=\(browser.page.page)&n=0&at=/home", cookie: browser.cookie)
            defer { stream.close() }
            _ = try await stream.nextLine { $0 == ": open" }
            try await clock.waitForSleepers(2)
            clock.advance(by: .seconds(15))
            #expect(try await stream.nextLine { $0 == ": " } != nil)
        }
    }

    @Test func streamsOfOneSessionAreBounded() async throws {
        try await TestServer.with {
            $0.limits.streams = 1
        } _: { server in
            let browser = try await server.browser()
            let other = try await server.browser(at: "/home", cookie: browser.cookie)
            let stream = try EventStream(server.client, Self.path(of: browser), cookie: browser.cookie)
            defer { stream.close() }
            _ = try await stream.nextLine { $0 == ": open" }
            let second = try await server.client.get(Self.path(of: other), cookie: browser.cookie)
            #expect(second.status == 429)
        }
    }

    @Test func aPageHasOneStream() async throws {
        try await TestServer.with {
            $0.limits.streams = 1
        } _: { server in
            let browser = try await server.browser()
            let given = try EventStream(server.client, Self.path(of: browser), cookie: browser.cookie)
            defer { given.close() }
            _ = try await given.nextLine { $0 == ": open" }
            let stream = try EventStream(server.client, Self.path(of: browser), cookie: browser.cookie)
            defer { stream.close() }
            _ = try await stream.nextLine { $0 == ": open" }
            #expect(try await given.next() == nil)
            await MainActor.run { server.apps.models[0].count = 7 }
            try browser.page.apply(try #require(try await stream.next()))
            #expect(browser.text("home.count.text") == "Count: 7")
        }
    }

    @MainActor
    @Test func theEndOfAStreamGivenUpIsNotThatOfTheNext() async throws {
        let session = Self.session()
        let query = Self.query(session.main.makePage())
        let given = try #require(try await session.connect(query))
        let next = try #require(try await session.connect(query))
        session.disconnect(given)
        #expect(session.openStreams == 1)
        session.disconnect(next)
        #expect(session.openStreams == 0)
    }

    /// The clock stands still: no heartbeat finds out.
    @Test func aReaderThatGoesIsNoticedAtOnce() async throws {
        try await TestServer.with(clock: ManualClock()) {
            $0.limits.streams = 1
            $0.limits.streamOpenings = RateLimit(burst: .max, perSecond: 0)
        } _: { server in
            let browser = try await server.browser()
            let other = try await server.browser(at: "/home", cookie: browser.cookie)
            let stream = try EventStream(server.client, Self.path(of: browser), cookie: browser.cookie)
            _ = try await stream.nextLine { $0 == ": open" }
            stream.close()
            var first: String?
            while first != ": open" {
                let next = try EventStream(server.client, Self.path(of: other), cookie: browser.cookie)
                first = try await next.nextLine { $0 == ": open" || $0.hasPrefix("Too many") }
                next.close()
            }
        }
    }

    @MainActor
    private static func session() -> Session {
        Session(of: DemoApp(model: DemoModel()))
    }

    @MainActor
    private static func send(_ page: Page, n: Int, m: Int, to session: Session) {
        let message = EventMessage(page: page.id.text, n: n, m: m, at: "/home", events: [], history: nil)
        _ = session.handle(message, on: .init(window: session.main, page: page))
    }

    @MainActor
    private static func query(_ page: Page) -> StreamQuery {
        StreamQuery("/_flow/stream?page=\(page.id.text)&n=0&at=/home")
    }

    private static func path(of browser: TestServer.Browser) -> String {
        "/_flow/stream?page=\(browser.page.page)&n=\(browser.page.number)&at=/home"
    }

    @Test func stoppingEndsTheStreams() async throws {
        let stream = Box<EventStream>()
        try await TestServer.with { server in
            let browser = try await server.browser()
            let open = try EventStream(
                server.client, "/_flow/stream?page=\(browser.page.page)&n=0&at=/home", cookie: browser.cookie)
            _ = try await open.nextLine { $0 == ": open" }
            stream.value = open
        }
        #expect(try await stream.value?.next() == nil)
    }

    /// A body that never ends, on a clock that stands still.
    @Test func stoppingCutsOffWhatDoesNotEnd() async throws {
        let clock = ManualClock()
        let socket = Box<RawSocket>()
        try await TestServer.with(clock: clock) {
            $0.limits.shutdown = .milliseconds(1)
        } _: { server in
            let cookie = try await server.browser().cookie
            let open = try RawSocket(port: server.client.port)
            socket.value = open
            try open.write(
                "POST /_flow/event HTTP/1.1\r\nHost: \(server.client.authority)\r\nCookie: \(cookie)\r\n"
                    + "Origin: http://\(server.client.authority)\r\nContent-Length: 100\r\n\r\n{")
            try await clock.waitForSleepers(2)
        }
        socket.value?.close()
    }

    final class Box<Value> {
        var value: Value?
    }
}
