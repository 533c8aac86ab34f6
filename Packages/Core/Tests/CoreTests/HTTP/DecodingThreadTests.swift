import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

@MainActor struct DecodingThreadTests {
    private struct ThreadDTO: Decodable, Sendable {
        let isMain: Bool

        init(from decoder: any Decoder) throws { isMain = Thread.isMainThread }
    }

    @Test func aResponseIsNotDecodedOnTheMainActor() async throws {
        let transport = StubTransport(.success(APIResponse(status: 200, body: Data("{}".utf8))))
        let client = APIClient(api: try #require(URL(string: "https://shop.example")), transport: transport)
        #expect(try await client.get(ThreadDTO.self, ["products"], asking: "product").isMain == false)
    }

    @Test func aWebPageIsNotASuccess() async throws {
        let transport = StubTransport(.success(APIResponse(status: 200, body: Data("<html>Welcome</html>".utf8))))
        let client = APIClient(api: try #require(URL(string: "https://shop.example")), transport: transport)
        await #expect(throws: ServiceError.self) {
            try await client.send(client.address.request(.put, ["devices", "1"]), asking: "device")
        }
    }
}
