import Foundation
import Testing

@testable import StoreServer

@Suite struct TokenTests {
    @Test func aMissingTokenIsRejected() async throws {
        try await TestStore.with { test in
            let none = try await test.client.get("/auth/me")
            #expect(none.status == 401)
            #expect(none.message == "Access Token is required")
        }
    }

    @Test(arguments: ["Bearer", "Bearer x", "Bearer a.b.c", "Basic ZW1pbHlz", "x", "Bearer a b"])
    func anInvalidTokenIsRejected(_ authorization: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/auth/me", ["Authorization": authorization])
            #expect(response.status == 401)
            #expect(response.message == "Invalid/Expired Token!")
        }
    }

    @Test func aForgedTokenIsRejected() async throws {
        try await TestStore.with { test in
            let issued = try await test.client.signIn().access
            let ofAnotherStore = try StoreServer().accessToken(for: 1)
            let forged = String(repeating: "A", count: 43)
            for token in [forged, ofAnotherStore, String(issued.dropLast()), issued + "A", issued.lowercased()] {
                let response = try await test.client.get("/auth/me", token: token)
                #expect(response.status == 401)
                #expect(response.message == "Invalid/Expired Token!")
            }
        }
    }

    @Test func anAccessTokenExpires() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/auth/me", token: test.store.accessToken(for: 1, minutes: -1))
            #expect(response.status == 401)
            #expect(response.message == "Token Expired!")
        }
    }

    @Test func theStateFileHoldsOnlyHashes() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try await TestStore.with(.init(stateFile: file)) { test in
            let tokens = try await test.client.signIn()
            let text = try String(contentsOf: file, encoding: .utf8)
            for token in [tokens.access, tokens.refresh] {
                #expect(text.contains(SHA256.hexadecimal(Array(token.utf8))))
                #expect(!text.contains(token))
            }
        }
    }

    @Test func expiredTokensStayExpiredAfterARestart() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var issued: (access: String, refresh: String)?
        try await TestStore.with(.init(stateFile: file)) { test in
            issued = try await test.client.signIn()
            try test.store.expireTokens()
        }
        let tokens = try #require(issued)
        try await TestStore.with(.init(stateFile: file)) { test in
            #expect(try await test.client.get("/auth/me", token: tokens.access).message == "Token Expired!")
            let response = try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(tokens.refresh)"}"#)
            #expect(response.status == 200)
        }
    }

    @Test func aUserHasABoundedNumberOfTokens() throws {
        let now = Date()
        var tokens = IssuedTokens()
        let other = tokens.issue(.access, for: 2, minutes: 1, now: now)
        let own = (1...IssuedTokens.maximumPerUser + 1).map {
            tokens.issue(.access, for: 1, minutes: $0, now: now)
        }
        #expect(tokens.count == IssuedTokens.maximumPerUser + 1)
        #expect(throws: IssuedTokens.Problem.invalid) { try tokens.user(of: own[0], .access, now: now) }
        #expect(try tokens.user(of: own[1], .access, now: now) == 1)
        #expect(try tokens.user(of: other, .access, now: now) == 2)
    }

    @Test func anExpiredTokenIsForgottenAfterADay() throws {
        let now = Date()
        var tokens = IssuedTokens()
        let token = tokens.issue(.access, for: 1, minutes: 60, now: now)
        let later = now + 24 * 3600
        _ = tokens.issue(.access, for: 1, minutes: 60, now: later)
        #expect(throws: IssuedTokens.Problem.expired) { try tokens.user(of: token, .access, now: later) }
        _ = tokens.issue(.access, for: 1, minutes: 60, now: later + 3601)
        #expect(throws: IssuedTokens.Problem.invalid) { try tokens.user(of: token, .access, now: later) }
    }

    /// The examples of FIPS 180-4 and of the NIST's validation program, and the lengths around a block's end.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
        (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (String(repeating: "a", count: 63), "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
        (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (String(repeating: "a", count: 65), "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
        (String(repeating: "a", count: 119), "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
        (String(repeating: "a", count: 120), "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
        (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ])
    func theHashIsSHA256(_ text: String, _ hash: String) {
        #expect(SHA256.hexadecimal(Array(text.utf8)) == hash)
    }

    @Test func aTokenOfTheOtherKindIsRejected() async throws {
        try await TestStore.with { test in
            let tokens = try await test.client.signIn()
            #expect(try await test.client.get("/auth/me", token: tokens.refresh).message == "Invalid/Expired Token!")
            let response = try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(tokens.access)"}"#)
            #expect(response.status == 403)
            #expect(response.message == "Invalid refresh token")
        }
    }

    @Test func refreshingReplacesExpiredTokens() async throws {
        try await TestStore.with { test in
            let tokens = try await test.client.signIn()
            try test.store.expireTokens()
            #expect(try await test.client.get("/auth/me", token: tokens.access).message == "Token Expired!")
            let response = try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(tokens.refresh)"}"#)
            #expect(response.header("cache-control") == "no-store")
            let object = try response.object
            #expect(Set(object.keys) == ["accessToken", "refreshToken"])
            let access = try #require(object["accessToken"] as? String)
            #expect(try await test.client.get("/auth/me", token: access).status == 200)
        }
    }

    @Test func anInvalidRefreshIsRejected() async throws {
        try await TestStore.with { test in
            let none = try await test.client.post("/auth/refresh", "{}")
            #expect(none.status == 401)
            #expect(none.message == "Refresh token required")
            let tokens = try await test.client.signIn()
            try test.store.expireTokens(alsoRefresh: true)
            let late = try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(tokens.refresh)"}"#)
            #expect(late.status == 403)
            #expect(late.message == "Invalid refresh token")
        }
    }
}
