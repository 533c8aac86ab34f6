import FlowTestSupport
import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct LoggingMiddlewareTests {
    private let clock = ManualClock()
    private let log = LogRecorder()

    private func request(_ path: String = "/products?limit=2") throws -> APIRequest {
        APIRequest(url: try #require(URL(string: "http://shop.test" + path)), headers: ["X-Request-ID": "r1"])
    }

    @Test func eachRequestIsALine() async throws {
        let base = ClosureTransport { [clock] _ throws(ServiceError) in
            clock.advance(by: .milliseconds(45))
            return APIResponse(status: 200, body: Data(count: 1234))
        }
        var request = try request()
        request.method = .put
        request.body = Data(count: 12)
        _ = try await base.with(.logging(clock: clock, logger: log.logger)).send(request)
        #expect(log.all == ["debug PUT /products?limit=2 200 ms=45 received=1234 request=r1 sent=12"])
    }

    @Test func failuresStandOut() async throws {
        let base = StubTransport(.success(APIResponse(status: 404)), .failure(.offline), .failure(.cancelled))
        let transport = base.with(.logging(clock: clock, logger: log.logger))
        for _ in 0..<3 { _ = await transport.result(of: try request("/orders")) }
        #expect(
            log.all == [
                "info GET /orders 404 ms=0 received=0 request=r1", "info GET /orders offline ms=0 request=r1",
                "debug GET /orders cancelled ms=0 request=r1",
            ])
    }

    /// Through the whole chain, against a server that says everything back.
    @Test(arguments: 1...12)
    func noSecretGetsIntoALog(_ seed: UInt64) async throws {
        var generator = SplitMix64(seed: seed)
        func secret() -> String {
            String((0..<12).map { _ in "ghjkmnpqrstvwxyz".randomElement(using: &generator) ?? "x" })
        }
        let secrets = (0..<6).map { _ in secret() }
        let status = [200, 400, 401, 403, 404, 409, 422, 500, 503].randomElement(using: &generator) ?? 200
        let ending: Reply.Ending = [.complete, .cut].randomElement(using: &generator) ?? .cut
        try await TestServer.run { request in
            // Says back all that it was sent, in the server's own words.
            let words = "\(request.target) \(request.headers)".filter { $0 != "\"" }
            var reply = Reply.json(
                #"{"message":"\#(words)"}"#, status: status, headers: ["Set-Cookie": "id=\(secrets[5])"])
            if ending == .cut { reply.bytes.removeLast(5) }
            reply.ending = ending
            return reply
        } _: { server in
            let network = LiveNetwork(
                api: server.url, http: AsyncHTTPTransport.forTests(logger: log.logger),
                retries: RetryPolicy(firstDelay: .zero),
                clock: ManualClock(), logger: log.logger)
            let address = "http://anna:\(secrets[1])@127.0.0.1:\(server.port)/auth/login?q=\(secrets[0])"
            let url = try #require(URL(string: address))
            let request = APIRequest(
                method: seed.isMultiple(of: 2) ? .post : .get, url: url,
                headers: ["Authorization": "Bearer \(secrets[2])", "Cookie": "id=\(secrets[3])"],
                body: Data(#"{"password":"\#(secrets[4])"}"#.utf8))
            _ = await network.transport.result(of: request)
            await network.shutdown()
        }
        #expect(!log.all.isEmpty)
        for secret in secrets { #expect(log.lines(with: secret).isEmpty) }
    }
}
