import Foundation
import StoreServer
import Testing

@Suite struct AccountTests {
    @Test func signInRespondsInTheFormat() async throws {
        try await TestStore.with { test in
            let response = try await test.client.post(
                "/auth/login", #"{"username":"emilys","password":"emilyspass","expiresInMins":30}"#)
            #expect(response.status == 200)
            #expect(response.header("cache-control") == "no-store")
            let object = try response.object
            let names: Set = [
                "accessToken", "refreshToken", "id", "username", "email", "firstName", "lastName", "gender", "image",
            ]
            #expect(Set(object.keys) == names)
            #expect(object["id"] as? Int == 1)
            #expect(object["image"] as? String == "\(test.address.baseURL)/images/users/1.svg")
            for name in ["accessToken", "refreshToken"] {
                let token = try #require(object[name] as? String)
                #expect(token.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil, "32 bytes, base64url")
            }
        }
    }

    @Test func everyUserCanSignIn() async throws {
        try await TestStore.with { test in
            for user in StoreUser.standard {
                let token = try await test.client.signIn(user.username).access
                let me = try await test.client.get("/auth/me", token: token).object
                #expect(me["username"] as? String == user.username)
                #expect(me["accessToken"] == nil)
            }
        }
    }

    @Test(arguments: [
        (#"{"username":"emilys","password":"wrong"}"#, "Invalid credentials"),
        (#"{"username":"nobody","password":"emilyspass"}"#, "Invalid credentials"),
        (#"{"username":"emilys","password":"EMILYSPASS"}"#, "Invalid credentials"),
        (#"{"username":"emilys"}"#, "Username and password required"),
        (#"{"username":"emilys","password":""}"#, "Username and password required"),
        (#"{"username":["emilys"],"password":{}}"#, "Username and password required"),
        (
            #"{"username":"emilys","password":"emilyspass","expiresInMins":0}"#,
            "Invalid 'expiresInMins' - must be a whole number from 1 to 43200"
        ),
        (
            #"{"username":"emilys","password":"emilyspass","expiresInMins":99999999999999999999}"#,
            "Invalid 'expiresInMins' - must be a whole number from 1 to 43200"
        ),
        ("[]", "The body is not a JSON object"), ("{", "The body is not a JSON object"),
        (" ", "The body is not a JSON object"),
    ])
    func anInvalidSignInIsRejected(_ body: String, _ message: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.post("/auth/login", body)
            #expect(response.status == 400)
            #expect(response.message == message)
        }
    }

    @Test func aLargeBodyIsRejected() async throws {
        try await TestStore.with { test in
            let large = String(repeating: "a", count: 70_000)
            let response = try await test.client.post("/auth/login", large)
            #expect(response.status == 413)
            #expect(response.message == "The request is too large. At most 65536 bytes are accepted")
            let chunk = "11170\r\n\(String(repeating: "a", count: 0x11170))\r\n0\r\n\r\n"
            let chunked = try await test.client.exchange(
                "POST /auth/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk)
            #expect(try RawClient.parse(chunked).status == 413)
        }
    }

    @Test func signInAcceptsOnlyPost() async throws {
        try await TestStore.with { test in
            for path in ["/auth/login", "/auth/refresh"] {
                let response = try await test.client.get(path)
                #expect(response.status == 405)
                #expect(response.header("allow") == "POST")
                #expect(response.message == "This can only be sent to: use POST")
            }
            #expect(try await test.client.post("/auth/me", "{}").status == 405)
            #expect(try await test.client.get("/auth").status == 404)
            #expect(try await test.client.get("/auth/me/more").message == "There is nothing at '/auth/me/more'")
        }
    }

    /// A request's body doesn't affect the next request.
    @Test func aConnectionServesMoreThanOneSignIn() async throws {
        try await TestStore.with { test in
            let body = #"{"username":"emilys","password":"emilyspass"}"#
            let one =
                "POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
            let last = "GET /products/2?select=id HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            let text = try await test.client.exchange(one + one + last)
            #expect(text.components("HTTP/1.1 200 OK") == 3)
            #expect(text.hasSuffix(#"{"id":2}"#))
        }
    }

    @Test func usersHavePictures() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/images/users/1.svg")
            #expect(response.status == 200)
            #expect(PictureReader(response.body).isSelfContained)
            #expect(PictureReader(response.body).texts.contains("ES"))
            #expect(try await test.client.get("/images/users/99.svg").message == "There is no such picture")
        }
    }

    @Test func aUserIsPrintedWithoutThePassword() {
        #expect("\(StoreUser.standard[0])" == "emilys (1)")
    }
}
