import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct RequestIDMiddlewareTests {
    private let request = APIRequest(url: URL(filePath: "/products"))

    @Test func eachRequestHasANameOfItsOwn() async throws {
        let base = StubTransport(.success(APIResponse(status: 200)))
        let transport = base.with(.requestID())
        for _ in 0..<2 { _ = try await transport.send(request) }
        let names = base.requests.compactMap(\.id)
        #expect(Set(names).count == 2)
        #expect(names.allSatisfy { UUID(uuidString: $0) != nil })
    }

    @Test func allAttemptsHaveTheSameName() async throws {
        let base = StubTransport(.failure(.offline), .failure(.offline), .success(APIResponse(status: 200)))
        let transport = base.with(.requestID { "one" }, .retry(RetryPolicy(firstDelay: .zero)))
        _ = try await transport.send(request)
        #expect(base.requests.map(\.id) == ["one", "one", "one"])
    }

    @Test func existingRequestIDIsKept() async throws {
        let base = StubTransport(.success(APIResponse(status: 200)))
        var request = request
        request.headers["x-request-id"] = "mine"
        _ = try await base.with(.requestID()).send(request)
        #expect(base.requests == [request])
    }
}
