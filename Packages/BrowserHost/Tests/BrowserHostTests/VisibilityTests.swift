import FlowTestSupport
import Testing

@testable import BrowserHost

/// A browser tells the app whether anybody looks at it.
@Suite(.timeLimit(.minutes(60))) struct VisibilityTests {
    private func sights(_ server: TestServer) async -> [Bool] {
        await MainActor.run { server.apps.all.first?.sights ?? [] }
    }

    @Test func theAppHearsThatItsPageGoesOutOfSightAndComesBack() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            #expect(await sights(server) == [])
            #expect(try await browser.post(["visible": false, "m": 1]).status == 200)
            #expect(try await browser.post(["visible": true, "m": 2]).status == 200)
            #expect(await sights(server) == [false, true])
        }
    }

    @Test func itIsInFrontAsLongAsOneOfItsPagesIs() async throws {
        try await TestServer.with { server in
            let first = try await server.browser()
            let second = try await server.browser(at: "/home", cookie: first.cookie)
            let stream = try EventStream(
                server.client, "/_flow/stream?page=\(second.page.page)&n=0&at=/home", cookie: second.cookie)
            _ = try await stream.nextLine { $0 == ": open" }
            _ = try await first.post(["visible": false, "m": 1])
            #expect(await sights(server) == [])
            _ = try await second.post(["visible": false, "m": 1])
            #expect(await sights(server) == [false])
            stream.close()
        }
    }

    @Test func aPageThatIsNotKnownAnyMoreIsSeenToo() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            browser.page.page = String(repeating: "0", count: 32)
            _ = try await browser.post(["visible": true, "m": 1])
            #expect(await sights(server) == [true])
        }
    }

    /// A tab that is killed sends no last message.
    @MainActor
    @Test func anAppWhosePagesAreGoneIsInTheBackground() async throws {
        let clock = ManualClock()
        let app = DemoApp(model: DemoModel())
        let limits = BrowserHostLimits()
        let session = Session(of: app, limits: limits, clock: clock)
        let page = session.main.makePage()
        let query = StreamQuery("/_flow/stream?page=\(page.id.text)&n=0&at=/home")
        session.disconnect(try #require(try await session.connect(query)))
        // A lost connection is no goodbye.
        let connection = try #require(try await session.connect(query))
        #expect(app.sights == [true])
        session.disconnect(connection)
        try await clock.waitForSleepers(1)
        clock.advance(by: limits.heartbeat)
        for await count in app.sightCounts where count >= 2 { break }
        #expect(app.sights == [true, false])
        await session.close()
    }

    @Test func invalidVisibilityIsRejected() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            #expect(try await browser.post(["visible": "perhaps", "m": 1]).status == 400)
            #expect(await sights(server) == [])
        }
    }
}
