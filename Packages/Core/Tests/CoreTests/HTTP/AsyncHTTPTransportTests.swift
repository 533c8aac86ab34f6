import FlowTestSupport
import Foundation
import HTTPTypes
import Logging
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct AsyncHTTPTransportTests {
    private static let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }

    /// Runs a server and a transport for it.
    private func run(
        clock: any Clock<Duration> = ContinuousClock(), _ respond: @escaping TestServer.Respond,
        _ body: @escaping @Sendable (TestServer, AsyncHTTPTransport) async throws -> Void
    ) async throws {
        try await TestServer.run(respond) { server in
            let transport = AsyncHTTPTransport.forTests(clock: clock, logger: Self.quiet)
            do {
                try await body(server, transport)
            } catch {
                await transport.shutdown()
                throw error
            }
            await transport.shutdown()
        }
    }

    @Test func carriesARequestThereAndItsAnswerBack() async throws {
        try await run { _ in
            .json(#"{"ok":true}"#, headers: ["X-Kind": "test"])
        } _: { server, transport in
            let url = server.url.appending(path: "products").appending(queryItems: [URLQueryItem(name: "q", value: "a")]
            )
            let response = try await transport.send(APIRequest(url: url, headers: ["Accept": "application/json"]))
            #expect(response.status == 200)
            #expect(response.body == Data(#"{"ok":true}"#.utf8))
            #expect(response.headers["x-kind"] == "test")
            #expect(server.requests.map(\.target) == ["/products?q=a"])
            #expect(server.requests.first?.headers["accept"] == "application/json")
        }
    }

    @Test(arguments: [200, 304, 400, 404, 429, 500, 503])
    func everyAnswerIsAValue(_ status: Int) async throws {
        try await run { _ in
            .json("", status: status)
        } _: { server, transport in
            let response = try await transport.send(APIRequest(url: server.url))
            #expect(response.status == status)
        }
    }

    @Test func anAnswerElsewhereIsFetchedThere() async throws {
        try await run { request in
            request.target == "/old" ? .json("", status: 301, headers: ["Location": "/new"]) : .json("here")
        } _: { server, transport in
            let response = try await transport.send(APIRequest(url: server.url.appending(path: "old")))
            #expect(response.body == Data("here".utf8))
            #expect(server.requests.map(\.target) == ["/old", "/new"])
        }
    }

    @Test(arguments: ["http://127.0.0.1:65536/", "http://127.0.0.1:99999/", "http://127.0.0.1:0/"])
    func anAnswerThatLeadsToAPortThatCannotBeIsOffline(_ location: String) async throws {
        try await run { _ in
            .json("", status: 302, headers: ["Location": location])
        } _: { server, transport in
            await #expect(throws: ServiceError.offline) { try await transport.send(APIRequest(url: server.url)) }
            #expect(server.requests.count == 1)
        }
    }

    @Test func aRequestThatChangesSomethingIsNotSentElsewhere() async throws {
        try await run { _ in
            .json("", status: 307, headers: ["Location": "/new"])
        } _: { server, transport in
            let response = try await transport.send(APIRequest(method: .post, url: server.url))
            #expect(response.status == 307)
            #expect(server.requests.count == 1)
        }
    }

    @Test(arguments: [("/new", 2), ("http://other.example/new", 0), ("https://127.0.0.1/new", 0)])
    func onlyTheSameServerLearnsWhoAsks(location: String, credentials: Int) throws {
        let url = try #require(URL(string: "http://127.0.0.1:8080/old"))
        let headers: HTTPFields = ["Accept": "*/*", "authorization": "Bearer x", "Cookie": "a=b"]
        let answer = APIResponse(status: 301, headers: ["Location": location])
        var request = APIRequest(url: url, headers: headers)
        request.accessToken = AccessToken(value: "x", signIn: 1)
        let next = try #require(try request.redirected(by: answer))
        #expect((next.accessToken == nil) == (credentials == 0))
        #expect(next.headers.count == 1 + credentials)
        #expect(next.headers["Accept"] == "*/*")
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "mailto:shop@example.org"])
    func anAnswerThatLeadsNowhereIsTheAnswer(_ location: String) throws {
        let request = APIRequest(url: try #require(URL(string: "http://127.0.0.1:8080/old")))
        let answer = APIResponse(status: 301, headers: ["Location": location])
        #expect(try request.redirected(by: answer) == nil)
    }

    @Test func addressesThatLeadInACircleAreUndecodable() async throws {
        try await run { _ in
            .json("", status: 302, headers: ["Location": "/again"])
        } _: { server, transport in
            let answer = await transport.result(of: APIRequest(url: server.url))
            let reason = "it leads from one address to another and does not end"
            #expect(answer == .failure(.undecodable(path: "", reason: reason)))
        }
    }

    @Test func refusedConnectionIsOffline() async throws {
        let transport = AsyncHTTPTransport.forTests(logger: Self.quiet)
        let port = try await TestServer.unusedPort()
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
        await #expect(throws: ServiceError.offline) { try await transport.send(APIRequest(url: url)) }
        await transport.shutdown()
    }

    @Test(arguments: [
        "http://no-such-host.invalid/", "ftp://127.0.0.1/", "http:///products", "http://127.0.0.1:65536/",
        "http://[::1]:99999/",
    ])
    func anAddressThatLeadsNowhereIsOffline(_ address: String) async throws {
        let transport = AsyncHTTPTransport.forTests(logger: Self.quiet)
        let url = try #require(URL(string: address))
        await #expect(throws: ServiceError.offline) { try await transport.send(APIRequest(url: url)) }
        await transport.shutdown()
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    ])
    func aConnectionThatIsCutIsOffline(_ sent: String) async throws {
        try await run { _ in
            .raw(sent)
        } _: { server, transport in
            await #expect(throws: ServiceError.offline) { try await transport.send(APIRequest(url: server.url)) }
        }
    }

    @Test func nonHTTPResponseIsUndecodable() async throws {
        try await run { _ in
            .raw("SSH-2.0-OpenSSH_9.6\r\n\r\n")
        } _: { server, transport in
            let answer = await transport.result(of: APIRequest(url: server.url))
            guard case .failure(.undecodable(let path, let reason)) = answer else {
                Issue.record("The outcome is \(answer).")
                return
            }
            #expect(path == "")
            #expect(reason.hasPrefix("it is not HTTP ("))
        }
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"])
    func theDeadlineCoversTheWholeExchange(_ sent: String) async throws {
        let clock = ManualClock()
        try await run(clock: clock) { _ in
            .raw(sent, .silence)
        } _: { server, transport in
            let request = APIRequest(url: server.url, deadline: .seconds(8))
            let answer = Task { await transport.result(of: request) }
            try await clock.waitForSleepers(1)
            #expect(clock.sleeps == [.seconds(8)])
            try await server.waitForRequests(1)
            clock.advance(by: .seconds(8))
            #expect(await answer.value == .failure(.timedOut(after: .seconds(8))))
            try await server.waitForAbandoned(1)
        }
    }

    @Test func anAnswerInTimeLeavesNobodyAsleep() async throws {
        let clock = ManualClock()
        try await run(clock: clock) { _ in
            .json("{}")
        } _: { server, transport in
            let response = try await transport.send(APIRequest(url: server.url))
            try await clock.waitForSleepers(0)
            #expect(response.status == 200)
        }
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"])
    func aCancelledRequestEndsAtOnceAndClosesItsConnection(_ sent: String) async throws {
        try await run { _ in
            .raw(sent, .silence)
        } _: { server, transport in
            let answer = Task { await transport.result(of: APIRequest(url: server.url)) }
            try await server.waitForRequests(1)
            answer.cancel()
            #expect(await answer.value == .failure(.cancelled))
            try await server.waitForAbandoned(1)
        }
    }

    @Test func aRequestOfACancelledTaskIsNotSent() async throws {
        try await run { _ in
            .json("{}")
        } _: { server, transport in
            let gate = Gate()
            gate.close()
            let answer = Task {
                await gate.pass()
                return await transport.result(of: APIRequest(url: server.url))
            }
            answer.cancel()
            #expect(await answer.value == .failure(.cancelled))
        }
    }

    @Test func aBodyAtItsLimitIsRead() async throws {
        try await run { _ in
            .json("12345678")
        } _: { server, transport in
            let response = try await transport.send(APIRequest(url: server.url, bodyLimit: 8))
            #expect(response.body.count == 8)
        }
    }

    @Test func aBodyAnnouncedAsTooLargeIsNotRead() async throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n"
        try await run { _ in
            .raw(head, .silence)
        } _: { server, transport in
            let answer = await transport.result(of: APIRequest(url: server.url, bodyLimit: 8))
            #expect(answer == .failure(.tooLarge(limitInBytes: 8)))
            try await server.waitForAbandoned(1)
        }
    }

    @Test func aBodyThatDoesNotEndIsLeftAtTheLimit() async throws {
        try await run { _ in
            .raw("HTTP/1.1 200 OK\r\n\r\n", .flood)
        } _: { server, transport in
            let answer = await transport.result(of: APIRequest(url: server.url, bodyLimit: 1 << 16))
            #expect(answer == .failure(.tooLarge(limitInBytes: 1 << 16)))
            try await server.waitForAbandoned(1)
        }
    }

    @Test func aHeaderThatDoesNotEndIsLeft() async throws {
        try await run { _ in
            .raw("HTTP/1.1 200 OK\r\nX-Long: a", .flood)
        } _: { server, transport in
            let answer = await transport.result(of: APIRequest(url: server.url))
            guard case .failure(.undecodable(path: "", _)) = answer else {
                Issue.record("The outcome is \(answer).")
                return
            }
            try await server.waitForAbandoned(1)
        }
    }

    @Test func aTransportThatIsShutDownIsOffline() async throws {
        try await run { _ in
            .json("{}")
        } _: { server, transport in
            await transport.shutdown()
            await transport.shutdown()
            await #expect(throws: ServiceError.offline) { try await transport.send(APIRequest(url: server.url)) }
        }
    }
}
