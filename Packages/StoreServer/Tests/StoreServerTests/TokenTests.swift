import Foundation
import Testing

@testable import StoreServer

@Suite struct TokenTests {
    @Test func whoAsksMustSaySo() async throws {
        try await TestStore.with { test in
            let none = try await test.client.get("/auth/me")
            #expect(none.status == 401)
            #expect(none.message == "Access Token is required")
        }
    }

    @Test(arguments: ["Bearer", "Bearer x", "Bearer a.b.c", "Basic ZW1pbHlz", "x", "Bearer a b"])
    func whatIsNoTokenIsRefused(_ authorization: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/auth/me", ["Authorization": authorization])
            #expect(response.status == 401)
            #expect(response.message == "Invalid/Expired Token!")
        }
    }

    /// A token without a signature, and one that another store has signed.
    @Test func aForgedTokenIsRefused() async throws {
        try await TestStore.with { test in
            let real = try await test.client.signIn().access.split(separator: ".").map(String.init)
            let none = Data(#"{"alg":"none","typ":"JWT"}"#.utf8).base64EncodedString().replacing("=", with: "")
            let other = try await TokenIssuer(secret: nil).token(.access, for: StoreUser.standard[0], minutes: 60)
            for token in ["\(none).\(real[1]).", "\(none).\(real[1]).\(real[2])", "\(real[0]).\(real[1]).", other] {
                let response = try await test.client.get("/auth/me", token: token)
                #expect(response.status == 401)
                #expect(response.message == "Invalid/Expired Token!")
            }
        }
    }

    @Test(arguments: ["short", "known to both, and more than thirty-two bytes long"])
    func aKnownSecretOutlivesTheStore(_ text: String) async throws {
        let secret = Array(text.utf8)
        let token = try await TokenIssuer(secret: secret).token(.access, for: StoreUser.standard[1], minutes: 1)
        try await TestStore.with(.init(tokenSecret: secret)) { test in
            let me = try await test.client.get("/auth/me", token: token).object
            #expect(me["id"] as? Int == 2)
        }
    }

    @Test func noSecretIsNotAKnownOne() async throws {
        let token = try await TokenIssuer(secret: []).token(.access, for: StoreUser.standard[0], minutes: 1)
        await #expect(throws: TokenIssuer.Problem.invalid) {
            try await TokenIssuer(secret: []).user(of: token, .access)
        }
    }

    @Test func aTokenRunsOut() async throws {
        let secret = Array("known to both, and long enough".utf8)
        let late = try await TokenIssuer(secret: secret).token(.access, for: StoreUser.standard[0], minutes: -1)
        try await TestStore.with(.init(tokenSecret: secret)) { test in
            let response = try await test.client.get("/auth/me", token: late)
            #expect(response.status == 401)
            #expect(response.message == "Token Expired!")
        }
    }

    @Test func oneKindIsNotTakenForTheOther() async throws {
        try await TestStore.with { test in
            let tokens = try await test.client.signIn()
            #expect(try await test.client.get("/auth/me", token: tokens.refresh).message == "Invalid/Expired Token!")
            let response = try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(tokens.access)"}"#)
            #expect(response.status == 403)
            #expect(response.message == "Invalid refresh token")
        }
    }

    @Test func newTokensTakeThePlaceOfOldOnes() async throws {
        try await TestStore.with { test in
            let tokens = try await test.client.signIn()
            test.store.expireTokens()
            #expect(try await test.client.get("/auth/me", token: tokens.access).message == "Token Expired!")
            let response = try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(tokens.refresh)"}"#)
            #expect(response.header("cache-control") == "no-store")
            let object = try response.object
            #expect(Set(object.keys) == ["accessToken", "refreshToken"])
            let access = try #require(object["accessToken"] as? String)
            #expect(try await test.client.get("/auth/me", token: access).status == 200)
        }
    }

    @Test func whatIsNoRefreshIsRefused() async throws {
        try await TestStore.with { test in
            let none = try await test.client.post("/auth/refresh", "{}")
            #expect(none.status == 401)
            #expect(none.message == "Refresh token required")
            let tokens = try await test.client.signIn()
            test.store.expireTokens(alsoRefresh: true)
            let late = try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(tokens.refresh)"}"#)
            #expect(late.status == 403)
            #expect(late.message == "Invalid refresh token")
        }
    }
}
