import BrowserHost
import Testing

@Suite struct StreamTests {
    @Test func whatChangesByItselfIsPushed() async throws {
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

    @Test func aPageThatIsBehindIsShownEverything() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            try await browser.tap("Increment")
            let stream = try EventStream(
                server.client, "/_flow/stream?page=\(browser.page.page)&n=0&at=/home", cookie: browser.cookie)
            defer { stream.close() }
            let frame = try #require(try await stream.next())
            #expect(frame.contains("\"full\":"))
            try browser.page.apply(frame)
            #expect(browser.text("home.count.text") == "Count: 1")
        }
    }

    @Test func silenceIsBrokenByHeartbeats() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) { server in
            let browser = try await server.browser()
            let stream = try EventStream(
                server.client, "/_flow/stream?page=\(browser.page.page)&n=0&at=/home", cookie: browser.cookie)
            defer { stream.close() }
            _ = try await stream.nextLine { $0 == ": open" }
            await clock.waitForSleepers(2)
            clock.advance(by: .seconds(15))
            #expect(try await stream.nextLine { $0 == ": " } != nil)
        }
    }

    @Test func streamsOfOneSessionAreBounded() async throws {
        try await TestServer.with {
            $0.limits.streams = 1
        } _: { server in
            let browser = try await server.browser()
            let path = "/_flow/stream?page=\(browser.page.page)&n=0&at=/home"
            let stream = try EventStream(server.client, path, cookie: browser.cookie)
            defer { stream.close() }
            _ = try await stream.nextLine { $0 == ": open" }
            let second = try await server.client.get(path, cookie: browser.cookie)
            #expect(second.status == 429)
        }
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

    final class Box<Value> {
        var value: Value?
    }
}
