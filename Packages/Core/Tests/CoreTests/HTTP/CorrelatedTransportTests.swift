import Core
import Foundation
import Model
import Testing

@Suite(.timeLimit(.minutes(10)), .boundedParallelism)
struct CorrelatedTransportTests {
    private let request = HTTPRequest(url: URL(filePath: "/products"))

    @Test func eachRequestHasANameOfItsOwn() async throws {
        let base = StubTransport(.success(HTTPResponse(status: 200)))
        let transport = CorrelatedTransport(base)
        for _ in 0..<2 { _ = try await transport.send(request) }
        let names = base.requests.compactMap(\.id)
        #expect(Set(names).count == 2)
        #expect(names.allSatisfy { UUID(uuidString: $0) != nil })
    }

    @Test func allAttemptsHaveTheSameName() async throws {
        let base = StubTransport(.failure(.offline), .failure(.offline), .success(HTTPResponse(status: 200)))
        let retrying = RetryingTransport(base, policy: RetryPolicy(firstDelay: .zero))
        _ = try await CorrelatedTransport(retrying) { "one" }.send(request)
        #expect(base.requests.map(\.id) == ["one", "one", "one"])
    }

    @Test func whoHasANameKeepsIt() async throws {
        let base = StubTransport(.success(HTTPResponse(status: 200)))
        var request = request
        request.headers.add("x-request-id", "mine")
        _ = try await CorrelatedTransport(base).send(request)
        #expect(base.requests == [request])
    }
}
