import Foundation
import Model
import Testing

@testable import Core

@Suite struct DecodingFailureTests {
    @Test(arguments: ["auth/login", "users/1", "products/1"])
    func errorsDoNotQuoteResponses(_ path: String) async throws {
        let api = try #require(URL(string: "http://shop.test/api"))
        for body in [#"{"a":"sesame""#, "sesame", #"["sesame"]"#, "<html>sesame", #"{"id":"sesame"}"#] {
            let transport = StubTransport(.success(APIResponse(status: 200, body: Data(body.utf8))))
            do throws(ServiceError) {
                _ = try await APIClient(api: api, transport: transport).get(
                    UserDTO.self, path.split(separator: "/").map(String.init), asking: "user")
                Issue.record("The response was decoded.")
            } catch {
                #expect(!"\(error)".contains("sesame"))
                guard case .undecodable = error else {
                    Issue.record("The error is \(error).")
                    return
                }
            }
        }
    }
}
