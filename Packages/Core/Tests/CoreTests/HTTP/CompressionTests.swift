import Foundation
import HTTPTypes
import Logging
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct CompressionTests {
    private func answer(_ reply: Reply, limit: Int = 1 << 20) async throws -> (StubTransport.Answer, ReceivedRequest?) {
        let outcomes = AsyncStream.makeStream(of: (StubTransport.Answer, ReceivedRequest?).self)
        try await TestServer.run { _ in
            reply
        } _: { server in
            let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
            let transport = AsyncHTTPTransport.forTests(logger: quiet)
            let answer = await transport.result(of: APIRequest(url: server.url, bodyLimit: limit))
            await transport.shutdown()
            outcomes.continuation.yield((answer, server.requests.first))
        }
        var all = outcomes.stream.makeAsyncIterator()
        return try #require(await all.next())
    }

    @Test(arguments: [(Compressed.gzip, "gzip"), (Compressed.deflate, "deflate"), (Compressed.gzip, "GZIP")])
    func aCompressedBodyIsUnfolded(_ body: [UInt8], _ encoding: String) async throws {
        let (answer, request) = try await answer(.compressed(body, encoding))
        let response = try answer.get()
        #expect(response.body == Data(#"[{"slug":"tops","name":"Tops"}]"#.utf8))
        #expect(response.headers["Content-Encoding"] == nil && response.headers["Content-Length"] == nil)
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(request?.headers["accept-encoding"] == "gzip, deflate")
    }

    @Test(arguments: [(3001, true), (3000, false), (200, false)])
    func theLimitIsForWhatIsUnfolded(_ limit: Int, _ isRead: Bool) async throws {
        let (answer, _) = try await answer(.compressed(Compressed.list), limit: limit)
        #expect(isRead ? (try? answer.get())?.body.count == limit : answer == .failure(.tooLarge(limitInBytes: limit)))
    }

    @Test func decompressionBombIsRejected() async throws {
        let (answer, _) = try await answer(.compressed(Compressed.bomb), limit: 1 << 24)
        #expect(answer == .failure(.tooLarge(limitInBytes: 1 << 24)))
    }

    @Test(arguments: [
        (Array(Compressed.list.dropLast(12)), "gzip", "its compression is broken"),
        (Array("{}".utf8), "gzip", "its compression is broken"),
        (Compressed.gzip + [1, 2, 3], "gzip", "its compression is broken"),
        (Compressed.gzip, "br", "it is compressed in a way that was not asked for (br)"),
    ])
    func invalidCompressionIsUndecodable(_ body: [UInt8], _ encoding: String, _ reason: String) async throws {
        let (answer, _) = try await answer(.compressed(body, encoding))
        #expect(answer == .failure(.undecodable(path: "", reason: reason)))
    }
}
