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
        // Each expires before the one that was issued before it.
        let own = (0...IssuedTokens.maximumPerKind).map {
            tokens.issue(.access, for: 1, minutes: 1_000 - $0, now: now)
        }
        #expect(tokens.count == IssuedTokens.maximumPerKind + 1)
        #expect(throws: IssuedTokens.Problem.invalid) { try tokens.user(of: own[0], .access, now: now) }
        #expect(try tokens.user(of: own[1], .access, now: now) == 1)
        #expect(try tokens.user(of: other, .access, now: now) == 2)
    }

    @Test func theLatestSignInWorksHoweverManyThereWere() throws {
        let now = Date()
        var tokens = IssuedTokens()
        var last = (access: "", refresh: "")
        for _ in 0...2 * IssuedTokens.maximumPerKind {
            last.access = tokens.issue(.access, for: 1, minutes: 60, now: now)
            last.refresh = tokens.issue(.refresh, for: 1, minutes: 43_200, now: now)
        }
        #expect(try tokens.user(of: last.access, .access, now: now) == 1)
        #expect(try tokens.user(of: last.refresh, .refresh, now: now) == 1)
        #expect(tokens.count == 2 * IssuedTokens.maximumPerKind)
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

    private func refresh(
        _ test: TestStore, _ token: String
    ) async throws -> (status: Int, refresh: String, access: String) {
        let response = try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(token)"}"#)
        let object = try response.object
        return (response.status, object["refreshToken"] as? String ?? "", object["accessToken"] as? String ?? "")
    }

    @Test func aRefreshTokenWorksAgainUntilItsSuccessorIsUsed() async throws {
        try await TestStore.with { test in
            let first = try await test.client.signIn().refresh
            let lost = try await refresh(test, first)
            let second = try await refresh(test, first)
            #expect(lost.status == 200)
            #expect(second.status == 200)
            #expect(Set([first, lost.refresh, second.refresh]).count == 3)
            #expect(try await refresh(test, second.refresh).status == 200)
        }
    }

    @Test(arguments: [true, false])
    func reusingARotatedTokenRevokesItsSignIn(_ wasLost: Bool) async throws {
        try await TestStore.with { test in
            let other = try await test.client.signIn()
            let first = try await test.client.signIn().refresh
            let second = try await refresh(test, first)
            // A rotated token is one whose successor was used, or one that was replaced because its response was lost.
            let latest = try await refresh(test, wasLost ? first : second.refresh)
            #expect(try await refresh(test, wasLost ? second.refresh : first).status == 403)
            for token in [first, second.refresh, latest.refresh] {
                #expect(try await refresh(test, token).status == 403)
            }
            #expect(try await test.client.get("/auth/me", token: latest.access).status == 401)
            // The user's other devices stay signed in.
            #expect(try await test.client.get("/auth/me", token: other.access).status == 200)
            #expect(try await refresh(test, other.refresh).status == 200)
        }
    }

    @Test func signingOutRevokesTheSignInAlone() async throws {
        try await TestStore.with { test in
            let (own, other) = (try await test.client.signIn(), try await test.client.signIn())
            let renewed = try await refresh(test, own.refresh)
            for _ in 0..<2 {
                let response = try await test.client.post(
                    "/auth/logout", #"{"refreshToken":"\#(renewed.refresh)"}"#)
                #expect(response.status == 204)
            }
            for token in [own.refresh, renewed.refresh] { #expect(try await refresh(test, token).status == 403) }
            for token in [own.access, renewed.access] {
                #expect(try await test.client.get("/auth/me", token: token).status == 401)
            }
            #expect(try await refresh(test, other.refresh).status == 200)
            #expect(try await test.client.post("/auth/logout", "{}").status == 401)
        }
    }

    @Test func aRefreshTokenOfAnEarlierVersionIsExchangedAndRevoked() throws {
        let hash = RandomToken.hash("old")
        let json = #"{"\#(hash)":{"user":1,"kind":"refresh","expires":900000000}}"#
        var tokens = try JSONDecoder().decode(IssuedTokens.self, from: Data(json.utf8))
        let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let exchanged = tokens.exchange("old", minutes: 60, now: now)
        let new = try #require(exchanged)
        tokens.revokeFamily(of: new.refreshToken)
        #expect(tokens.count == 0)
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
