import FlowKit
import Foundation
import Testing

@Suite struct SecretTextTests {
    private enum Route: Hashable, Codable { case reset(token: SecretText?) }

    @Test func itIsNeverWritten() throws {
        let secret = try #require(SecretText("s3cret"))
        #expect(secret.revealed == "s3cret")
        var dumped = ""
        dump(Route.reset(token: secret), to: &dumped)
        for text in ["\(secret)", String(reflecting: Route.reset(token: secret)), dumped] {
            #expect(!text.contains("s3cret"))
        }
    }

    @Test func itIsEncodedAsNothing() throws {
        let route = Route.reset(token: SecretText("s3cret"))
        let data = try JSONEncoder().encode(route)
        #expect(String(decoding: data, as: UTF8.self) == #"{"reset":{"token":null}}"#)
        #expect(try JSONDecoder().decode(Route.self, from: data) == .reset(token: nil))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Route.self, from: Data(#"{"reset":{"token":"s3cret"}}"#.utf8))
        }
    }

    @Test func itHasABoundedLength() {
        #expect(SecretText("") == nil)
        #expect(SecretText(String(repeating: "a", count: 512)) != nil)
        #expect(SecretText(String(repeating: "a", count: 513)) == nil)
    }
}
