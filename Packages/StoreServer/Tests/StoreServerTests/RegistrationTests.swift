import Foundation
import Model
import Testing

@testable import StoreServer

@Suite struct RegistrationTests {
    private let ada =
        #"{"firstName":"Ada","lastName":"Byron","email":"ada@example.com","username":"ada.b","password":"engine-1843"}"#

    @Test func aNewAccountIsSignedIn() async throws {
        try await TestStore.with { test in
            let response = try await test.client.post("/users/add", ada)
            #expect(response.status == 201)
            #expect(response.header("cache-control") == "no-store")
            let object = try response.object
            #expect(object["id"] as? Int == 7)
            #expect(object["username"] as? String == "ada.b")
            #expect(object["password"] == nil)
            let token = try #require(object["accessToken"] as? String)
            #expect(try await test.client.get("/auth/me", token: token).object["firstName"] as? String == "Ada")
            #expect(try await test.client.get("/orders", token: token).object["total"] as? Int == 0)
            #expect(try await test.client.get("/images/users/7.svg").status == 200)
            let refresh = try #require(object["refreshToken"] as? String)
            let renewed = try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(refresh)"}"#)
            #expect(renewed.status == 200)
            let again = try await test.client.post("/auth/login", #"{"username":"ADA.B","password":"engine-1843"}"#)
            #expect(try again.object["id"] as? Int == 7)
            let wrong = try await test.client.post("/auth/login", #"{"username":"ada.b","password":"engine-1844"}"#)
            #expect(wrong.message == "Invalid credentials")
        }
    }

    @Test func anAccountSurvivesARestartWithoutItsPasswordInTheFile() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let configuration = StoreServerConfiguration(stateFile: file)
        try await TestStore.with(configuration) { test in
            let response = try await test.client.post("/users/add", ada)
            #expect(response.status == 201)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        #expect(!stored.contains("engine-1843"))
        try await TestStore.with(configuration) { test in
            let body = #"{"username":"ada.b","password":"engine-1843"}"#
            let signedIn = try await test.client.post("/auth/login", body)
            #expect(signedIn.status == 200)
            let again = try await test.client.post("/users/add", ada)
            #expect(again.status == 409)
        }
    }

    @Test(arguments: [
        ("ada@example.com", "ADA.B", ["email", "username"]), ("ADA@example.com", "other", ["email"]),
        ("other@example.com", "ada.b", ["username"]), ("emily.svensson@example.com", "emilys", ["email", "username"]),
        ("new@example.com", "other", ["email"]),
    ])
    func takenEmailAndUsernameAreReported(email: String, username: String, fields: [String]) async throws {
        try await TestStore.with { test in
            #expect(try await test.client.post("/users/add", ada).status == 201)
            // The address that a user has now counts.
            let token = try await test.client.signIn("jamesd").access
            _ = try await test.client.change("PATCH", "/users/4", token: token, #"{"email":"new@example.com"}"#)
            let response = try await test.client.post(
                "/users/add",
                #"{"firstName":"B","lastName":"C","email":"\#(email)","username":"\#(username)","password":"12345678a"}"#
            )
            #expect(response.status == 409)
            let named = try response.object["fields"] as? [String]
            #expect(named == fields)
            #expect(test.store.user(8) == nil)
        }
    }

    @Test(arguments: [
        (#"{"firstName":" "}"#, "Invalid 'firstName' - Enter your first name."),
        (
            #"{"firstName":"A","lastName":"B","email":"a"}"#,
            "Invalid 'email' - Enter an email address, such as name@example.com."
        ),
        (
            #"{"firstName":"A","lastName":"B","email":"a@b.c","username":"a b"}"#,
            "Invalid 'username' - Use 3 to 30 letters, numbers, periods, hyphens or underscores."
        ),
        (
            #"{"firstName":"A","lastName":"B","email":"a@b.c","username":"abc","password":"short1"}"#,
            "Invalid 'password' - Choose a password that follows all rules."
        ),
        (#"{"firstName":7}"#, "Invalid 'firstName' - Enter your first name."), ("[]", "The body is not a JSON object"),
    ])
    func invalidRegistrationIsRejected(body: String, message: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.post("/users/add", body)
            #expect(response.status == 400)
            #expect(response.message == message)
        }
    }

    @Test func withoutExtensionsThereAreNoNewAccounts() async throws {
        try await TestStore.with(.init(hasExtensions: false)) { test in
            for path in ["/users/add", "/auth/forgot-password", "/auth/reset-password"] {
                let response = try await test.client.post(path, ada)
                #expect(response.status == 404)
            }
        }
    }
}

@Suite struct PasswordResetTests {
    private let messages = SentMail()

    @Test func aLinkSetsANewPasswordOnce() async throws {
        try await TestStore.with(messages: messages) { test in
            let old = try await test.client.signIn("emilys")
            let token = try await link(test, "Emily.Svensson@example.com")
            #expect(messages.all.map(\.address) == ["emily.svensson@example.com"])
            let weak = try await reset(test, token, "short")
            #expect(weak.status == 400)
            #expect(try await reset(test, token, "engine-1843").status == 204)
            let again = try await reset(test, token, "engine-1844")
            #expect(again.status == 410)
            #expect(again.message == "This link is unknown, expired, or was already used. Request another one")
            // All devices are signed out.
            #expect(try await test.client.get("/auth/me", token: old.access).status == 401)
            #expect(
                try await test.client.post("/auth/refresh", #"{"refreshToken":"\#(old.refresh)"}"#).status == 403)
            for (password, status) in [("emilyspass", 400), ("engine-1843", 200)] {
                let body = #"{"username":"emilys","password":"\#(password)"}"#
                #expect(try await test.client.post("/auth/login", body).status == status)
            }
        }
    }

    @Test func aNewPasswordUnregistersTheDevices() async throws {
        try await TestStore.with(messages: messages) { test in
            for (name, device) in [("emilys", "00ff"), ("michaelw", "01ff")] {
                let token = try await test.client.signIn(name).access
                #expect(try await test.client.change("PUT", "/devices/\(device)", token: token).status == 204)
            }
            let token = try await link(test, "emily.svensson@example.com")
            #expect(test.store.devices(of: 1) == ["00ff"])
            #expect(try await reset(test, token, "engine-1843").status == 204)
            #expect(test.store.devices(of: 1).isEmpty)
            #expect(test.store.devices(of: 2) == ["01ff"], "another user's device")
        }
    }

    @Test func anotherRequestLeavesTheLastLinksValidUntilOneIsUsed() async throws {
        try await TestStore.with(messages: messages) { test in
            var links: [String] = []
            for _ in 0...PasswordResets.maximumPerUser {
                links.append(try await link(test, "emily.svensson@example.com"))
            }
            #expect(try await reset(test, links[0], "engine-1843").status == 410)
            #expect(try await reset(test, links[1], "engine-1843").status == 204)
            for used in links.dropFirst() { #expect(try await reset(test, used, "engine-1844").status == 410) }
        }
    }

    @Test func aLinkExpires() {
        var resets = PasswordResets()
        let now = Date()
        let token = resets.issue(for: 1, now: now)
        #expect(resets.user(of: token, now: now + PasswordResets.lifetime - 1) == 1)
        #expect(resets.user(of: token, now: now + PasswordResets.lifetime) == nil)
        #expect(resets.take(token, now: now + PasswordResets.lifetime) == nil)
        #expect(resets.user(of: token, now: now) == nil)
    }

    @Test func theResponseIsTheSameForAnyAddress() async throws {
        try await TestStore.with(messages: messages) { test in
            let known = try await request(test, "noor.haddad@example.com")
            let unknown = try await request(test, "nobody@example.com")
            #expect(known.status == 202)
            #expect(unknown.status == 202)
            #expect(known.body == unknown.body)
            #expect(messages.all.count == 1)
            let refused = try await request(test, "no address")
            #expect(refused.status == 400)
            #expect(refused.message?.hasPrefix("Invalid 'email'") == true)
        }
    }

    @Test(arguments: ["{}", #"{"token":""}"#, #"{"token":"","password":"engine-1843"}"#, "[]", #"{"token":7}"#])
    func invalidResetTokenChangesNothing(_ body: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.post("/auth/reset-password", body)
            #expect([400, 410].contains(response.status))
            #expect(try await test.client.signIn("emilys").access != "")
        }
    }

    private func request(_ test: TestStore, _ address: String) async throws -> RawClient.Response {
        try await test.client.post("/auth/forgot-password", #"{"email":"\#(address)"}"#)
    }

    private func link(_ test: TestStore, _ address: String) async throws -> String {
        #expect(try await request(test, address).status == 202)
        let link = try #require(messages.all.last?.link)
        return try #require(link.firstMatch(of: /^\/reset-password\?token=([A-Za-z0-9_-]{43})$/).map { String($0.1) })
    }

    private func reset(_ test: TestStore, _ token: String, _ password: String) async throws -> RawClient.Response {
        try await test.client.post("/auth/reset-password", #"{"token":"\#(token)","password":"\#(password)"}"#)
    }
}

@Suite struct PasswordHashTests {
    /// The vectors that implementations of PBKDF2 with HMAC-SHA-256 are compared with.
    @Test(arguments: [
        (1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
        (2, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
    ])
    func itIsPBKDF2(rounds: Int, hash: String) throws {
        let data = try JSONEncoder().encode(PasswordHash("password", salt: Array("salt".utf8), rounds: rounds))
        #expect(String(decoding: data, as: UTF8.self).contains(hash))
    }

    @Test func itMatchesItsPasswordAlone() {
        for password in ["engine-1843", "", String(repeating: "é", count: 100)] {
            let hash = PasswordHash(password, rounds: 3)
            #expect(hash.matches(password))
            #expect(!hash.matches(password + "x"))
            #expect(hash != PasswordHash(password, rounds: 3), "each has its own salt")
        }
    }
}
