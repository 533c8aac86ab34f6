import Foundation
import Model
import Testing

@testable import Core

@Suite struct AccountDecodingTests {
    private func failure(_ json: String) -> ServiceError? {
        do throws(ServiceError) {
            _ = try WireDecoder.decode(SignedInDTO.self, from: Data(json.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test func invalidSignInErrorNamesThePathAndHidesTokens() {
        let start = #"{"id":1,"username":"emilys""#
        let wrong: [(String, String, String)] = [
            (#"{"username":"emilys"}"#, "id", "it is missing"),
            (#"{"id":-1,"username":"emilys"}"#, "id", "it is negative"),
            (#"{"id":1,"username":""}"#, "username", "it is empty"),
            (start + "}", "accessToken", "it is missing"),
            (start + #","accessToken":7}"#, "accessToken", "a text is expected"),
            (start + #","accessToken":"","refreshToken":"r"}"#, "accessToken", "it is empty"),
            (
                start + #","accessToken":"secret\r\nX-Admin: yes","refreshToken":"r"}"#, "accessToken",
                "it has characters that no token has"
            ),
            (
                start + #","accessToken":"a","refreshToken":"\#(String(repeating: "r", count: 9000))"}"#,
                "refreshToken", "it is too long"
            ),
        ]
        for (json, path, reason) in wrong {
            #expect(failure(json) == .undecodable(path: path, reason: reason))
        }
    }

    @Test func invalidOptionalUserFieldsAreIgnored() throws {
        let json = #"{"id":1,"username":"emilys","email":7,"image":"javascript:alert(1)","lastName":null}"#
        let user = try WireDecoder.decode(UserDTO.self, from: Data(json.utf8)).user
        #expect(user == User(id: User.ID(rawValue: 1), username: "emilys", firstName: "", lastName: ""))
    }
}
