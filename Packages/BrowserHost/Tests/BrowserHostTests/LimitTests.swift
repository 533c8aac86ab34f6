import FlowTestSupport
import Foundation
import Testing

@testable import BrowserHost

@Suite(.timeLimit(.minutes(60))) struct LimitTests {
    @Test func aLargeBodyIsRefused() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let response = try await server.client.post(
                "/_flow/event", cookie: browser.cookie, String(repeating: "a", count: 70_000))
            #expect(response.status == 413)
            #expect(response.body == "The request is too large. At most 65536 bytes are accepted.\n")
            // One that doesn't say its size is counted as it comes.
            let chunk = String(repeating: "b", count: 0x4000)
            let chunks = (0..<6).map { _ in "4000\r\n\(chunk)\r\n" }.joined()
            let text = try await server.client.exchange(
                """
                POST /_flow/event HTTP/1.1\r\nHost: \(server.client.authority)\r\nCookie: \(browser.cookie)\r\n\
                Origin: http://\(server.client.authority)\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n\
                \(chunks)0\r\n\r\n
                """)
            #expect(try RawClient.parse(text).status == 413)
        }
    }

    @Test func aBodyThatNeverEndsIsGivenUp() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) { server in
            let cookie = try await server.browser().cookie
            async let answer = server.client.exchange(
                """
                POST /_flow/event HTTP/1.1\r\nHost: \(server.client.authority)\r\nCookie: \(cookie)\r\n\
                Origin: http://\(server.client.authority)\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{
                """)
            try await clock.waitForSleepers(2)
            clock.advance(by: .seconds(10))
            #expect(try RawClient.parse(try await answer).status == 408)
        }
    }

    @Test func aLongAddressIsRefused() async throws {
        try await TestServer.with { server in
            let response = try await server.client.get("/" + String(repeating: "a", count: 3000))
            #expect(response.status == 414)
        }
    }

    @Test func endlessHeadersAreRefused() async throws {
        try await TestServer.with { server in
            let text = try await server.client.exchange(
                "GET / HTTP/1.1\r\nHost: \(server.client.authority)\r\nX: "
                    + String(repeating: "a", count: 1_000_000) + "\r\n\r\n")
            #expect(text.isEmpty || text.hasPrefix("HTTP/1.1 4"))
            #expect(try await server.client.get("/").status == 200)
        }
    }

    @Test func eventsHaveARate() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) {
            $0.limits.events = RateLimit(burst: 2, perSecond: 1)
        } _: { server in
            let browser = try await server.browser()
            let other = try await server.browser()
            try await browser.tap("Increment")
            try await browser.tap("Increment")
            let refused = try await browser.send([("n1", "tap", "")])
            #expect(refused.status == 429)
            #expect(refused.header("retry-after") == "1")
            #expect(try await other.send([("n1", "tap", "")]).status == 200)
            clock.advance(by: .seconds(1))
            #expect(try await browser.send([("n1", "tap", "")]).status == 200)
            #expect(try await browser.send([("n1", "tap", "")]).status == 429)
        }
    }

    @Test func sessionStartsHaveARate() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) {
            $0.limits.sessionStarts = RateLimit(burst: 1, perSecond: 1)
        } _: { server in
            let browser = try await server.browser()
            #expect(try await server.client.get("/").status == 429)
            #expect(try await server.client.get("/", cookie: browser.cookie).status == 200)
            clock.advance(by: .seconds(1))
            #expect(try await server.client.get("/").status == 200)
        }
    }

    @Test func storedSessionsAreBounded() async throws {
        try await TestServer.with {
            $0.limits.storedSessions = 2
        } _: { server in
            _ = try await server.browser()
            let second = try await server.browser()
            let refused = try await server.client.get("/")
            #expect(refused.status == 503)
            #expect(refused.header("retry-after") == "60")
            #expect(refused.body.contains("Too many people are using it at the moment."))
            #expect(try await server.client.get("/", cookie: second.cookie).status == 200)
        }
    }

    @Test func moreThanTheBurstIsOwed() {
        var bucket = TokenBucket(RateLimit(burst: 2, perSecond: 1), now: .zero)
        let taken = [bucket.take(4, at: .zero), bucket.take(at: .seconds(2)), bucket.take(at: .seconds(3))]
        #expect(taken == [true, false, true])
    }

    @Test func eachAddressHasItsOwnRate() {
        var buckets = AddressBuckets(RateLimit(burst: 1, perSecond: 1), limit: 2)
        // Two addresses are remembered. The third one has to wait until one of them is forgotten.
        let requests: [(address: Int, time: Duration)] = [
            (1, .zero), (1, .zero), (2, .zero), (3, .zero), (3, .seconds(1)),
        ]
        let taken = requests.map { address, time in
            buckets.take(for: ClientAddress(ipAddress: "192.0.2.\(address)"), at: time)
        }
        #expect(taken == [true, false, true, false, true])
    }

    @Test(arguments: [
        ("192.0.2.7", "192.0.2.7", false), ("127.0.0.1", "127.0.0.1", true), ("::1", "0:0:0:0", true),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2", false), ("2001:db8::5", "2001:db8:0:0", false),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7", false), ("::ffff:127.0.0.1", "::ffff:127.0.0.1", true),
        ("fe80::1%eth0", "fe80:0:0:0", false), ("", "0:0:0:0", false),
    ])
    func anAddressTellsClientsApart(_ address: String, _ text: String, _ isLoopback: Bool) {
        #expect(ClientAddress(ipAddress: address).text == text)
        #expect(ClientAddress(ipAddress: address).isLoopback == isLoopback)
    }

    @Test func tokens() {
        var bucket = TokenBucket(RateLimit(burst: 2, perSecond: 10), now: .zero)
        let times: [Duration] = [
            .zero, .zero, .zero, .milliseconds(99), .milliseconds(100), .milliseconds(50), .seconds(100), .seconds(100),
            .seconds(100),
        ]
        let taken = times.map { bucket.take(at: $0) }
        #expect(taken == [true, true, false, false, true, false, true, true, false])
    }
}
