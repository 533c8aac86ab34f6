import FlowTestSupport
import Foundation
import HTTPTypes
import Logging
import Model
import Synchronization
import Testing

@testable import Core

/// All transports together, in the order in which the network puts them.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct LiveNetworkTests {
    private let clock = ManualClock()
    private let log = LogRecorder()
    private static let categories = #"[{"slug":"tops","name":"Tops"}]"#

    private func run(
        _ respond: @escaping @Sendable (ReceivedRequest, Int) -> Reply,
        _ body: @escaping @Sendable (LiveNetwork, TestServer) async throws -> Void
    ) async throws {
        let count = Mutex(0)
        try await TestServer.run { request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            return respond(request, number)
        } _: { [clock, log] server in
            let network = LiveNetwork(
                api: server.url, http: AsyncHTTPTransport.forTests(clock: clock, logger: log.logger),
                retries: RetryPolicy(attempts: 2, firstDelay: .zero), clock: clock, logger: log.logger)
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(network, server)) } catch { outcome = .failure(error) }
            await network.shutdown()
            try outcome.get()
        }
    }

    @Test func allAttemptsHaveOneNameAndTheLogHasItToo() async throws {
        try await run { _, number in
            number == 1 ? .raw("") : .json("", status: 503)
        } _: { network, server in
            await #expect(throws: ServiceError.server(status: 503, message: nil)) {
                try await network.catalog.categories()
            }
            let names = server.requests.compactMap { $0.headers["x-request-id"] }
            let name = try #require(names.first)
            #expect(names == [name, name])
            #expect(log.lines(with: "request=\(name)").count == 2)
            #expect(log.all.last == "info GET /products/categories 503 ms=0 received=0 request=\(name)")
            _ = await network.transport.result(of: APIRequest(url: server.url))
            #expect(server.requests.last?.headers["x-request-id"] != name)
        }
    }

    @Test func retryAfterUnauthorizedReusesTheRequestID() async throws {
        struct Two: TokenSource {
            func accessToken() -> AccessToken? { AccessToken(value: "one", signIn: 1) }
            func accessToken(after refused: AccessToken) -> AccessToken? { AccessToken(value: "two", signIn: 1) }
        }
        try await run { request, _ in
            request.headers["authorization"] == "Bearer two" ? .json("{}") : .json("{}", status: 401)
        } _: { network, server in
            let transport = network.transport.with(.requestID(), .authorization(for: network.api, tokens: Two()))
            let url = server.url.appending(path: "orders")
            let response = try await transport.send(APIRequest(url: url))
            #expect(response.status == 200)
            #expect(server.requests.count == 2)
            #expect(Set(server.requests.compactMap { $0.headers["x-request-id"] }).count == 1)
        }
    }

    /// Rate limits are per endpoint or per user, and all sessions of a process share the network.
    @Test func aRateLimitOfOneEndpointClosesNoOther() async throws {
        try await run { request, _ in
            request.target.hasPrefix("/products/categories")
                ? .json("", status: 429, headers: ["Retry-After": "3600"])
                : .json(WireSample.list([WireSample.product(1)], total: 1))
        } _: { network, server in
            for _ in 0..<2 {
                await #expect(throws: ServiceError.rateLimited(retryAfter: .seconds(3600))) {
                    try await network.catalog.categories()
                }
                let page = try await network.catalog.products(ProductQuery(), offset: 0, limit: 2)
                #expect(page.products.count == 1)
            }
            #expect(server.requests.count == 4)
        }
    }

    @Test func anEndpointThatFailsClosesNoOther() async throws {
        try await run { request, _ in
            request.target.hasPrefix("/products/categories")
                ? .json("", status: 500) : .json(WireSample.list([WireSample.product(1)], total: 1))
        } _: { network, server in
            for _ in 0..<10 {
                await #expect(throws: ServiceError.server(status: 500, message: nil)) {
                    try await network.catalog.categories()
                }
            }
            let page = try await network.catalog.products(ProductQuery(), offset: 0, limit: 2)
            #expect(page.products.count == 1)
        }
    }

    @Test func cancellationEndsTheRequest() async throws {
        try await run { _, _ in
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{", .silence)
        } _: { network, server in
            let answer = Task { await network.transport.result(of: APIRequest(url: server.url)) }
            try await server.waitForRequests(1)
            answer.cancel()
            #expect(await answer.value == .failure(.cancelled))
            try await server.waitForAbandoned(1)
            #expect(server.requests.count == 1)
        }
    }
}
