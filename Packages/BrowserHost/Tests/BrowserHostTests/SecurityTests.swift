import Testing

@testable import BrowserHost

@Suite(.timeLimit(.minutes(60))) struct SecurityTests {
    @Test func invalidOriginIsRejected() async throws {
        #expect(BrowserHostConfiguration.isOrigin("https://pictures.example:8443"))
        for text in ["pictures.example", "https://pictures.example/large", "ftp://pictures.example", ""] {
            #expect(!BrowserHostConfiguration.isOrigin(text))
            await #expect(throws: BrowserHostError.invalidOrigin(text)) {
                try await TestServer.with {
                    $0.imageOrigins = ["http://127.0.0.1:8081", text]
                } _: { _ in
                }
            }
            await #expect(throws: BrowserHostError.invalidOrigin(text)) {
                try await TestServer.with {
                    $0.frameOrigins = [text]
                } _: { _ in
                }
            }
        }
        #expect(
            BrowserHostError.invalidOrigin("x").description == """
                "x" isn't a valid origin for pictures or web pages.
                An origin is http or https, a host and perhaps a port, without a path: https://pictures.example:8443
                """)
    }

    @Test func aNameThatIsNotOursIsRefused() async throws {
        try await TestServer.with {
            $0.allowedHosts = ["shop.example.org"]
        } _: { server in
            let port = server.client.port
            for host in [
                "evil.example.org", "evil.example.org:\(port)", "127.0.0.1.evil.org", "localhost.evil.org", "",
                "127.0.0.1:x",
            ] {
                let response = try await server.client.get("/", ["Host": host])
                #expect([400, 421].contains(response.status), "\(host): \(response.status)")
                #expect(response.header("set-cookie") == nil)
            }
            for host in ["localhost:\(port)", "LOCALHOST", "[::1]:\(port)", "shop.example.org", "127.0.0.1"] {
                #expect(try await server.client.get("/", ["Host": host]).status == 200, "\(host)")
            }
            let asset = try await server.client.get("/_flow/stream", ["Host": "evil.example.org"])
            #expect(asset.status == 421)
            #expect(
                asset.body == """
                    This server doesn't answer to the name "evil.example.org". \
                    Use 127.0.0.1 or localhost, or add the name to the allowed hosts.

                    """)
        }
    }

    @Test func onlyOurOwnPagesMayPost() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let form = "tap=\(browser.page.button("Increment")?.id ?? "")"
            let own = "http://\(server.client.authority)"
            func status(_ headers: [String: String]) async throws -> Int {
                try await server.client.post(
                    "/_flow/event", cookie: browser.cookie, form, type: "application/x-www-form-urlencoded", headers
                ).status
            }
            #expect(try await status([:]) == 403)
            #expect(try await status(["Origin": "http://evil.example.org"]) == 403)
            #expect(try await status(["Origin": "null"]) == 403)
            // Another port of this host is another origin, though it is the same site.
            #expect(try await status(["Origin": "http://127.0.0.1:1"]) == 403)
            #expect(try await status(["Sec-Fetch-Site": "same-site"]) == 403)
            #expect(try await status(["Sec-Fetch-Site": "cross-site", "Origin": own]) == 403)
            await MainActor.run { #expect(server.apps.models[0].count == 0) }
            #expect(try await status(["Origin": own]) == 303)
            #expect(try await status(["Sec-Fetch-Site": "same-origin"]) == 303)
        }
    }

    @Test func onlyOurOwnPagesMayFollow() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/home")
            // A stream may open a location: that of a page elsewhere must not.
            let path = "/_flow/stream?at=/form"
            for headers in [
                ["Origin": "http://evil.example.org"], ["Origin": "http://127.0.0.1:1"],
                ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "cross-site"],
            ] {
                let refused = try await server.client.get(path, cookie: browser.cookie, headers)
                #expect(refused.status == 403, "\(headers)")
            }
            await MainActor.run { #expect(server.apps.models[0].navigation.tab == "home") }
        }
    }

    @Test func aScreenIsNotShownInsideAnotherPage() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/home")
            for destination in ["image", "iframe", "script", "empty"] {
                let response = try await server.client.get(
                    "/items/3", cookie: browser.cookie, ["Sec-Fetch-Dest": destination])
                #expect(response.status == 403)
            }
            for purpose in ["prefetch", "prefetch;prerender"] {
                let response = try await server.client.get(
                    "/items/3", cookie: browser.cookie, ["Sec-Fetch-Dest": "document", "Sec-Purpose": purpose])
                #expect(response.status == 204)
                #expect(response.header("cache-control") == "no-store")
            }
            await MainActor.run { #expect(server.apps.all[0].location == "/home") }
        }
    }

    /// A crawler, and a browser that looks for an icon, get no session, no app, and no status that a console reports.
    @Test(arguments: ["GET", "HEAD"])
    func whatBrowsersAskForByThemselvesStartsNoSession(method: String) async throws {
        try await TestServer.with { server in
            for (path, headers, status) in [
                ("/favicon.ico", ["Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "same-origin"], 200),
                ("/favicon.ico", [:], 200), ("/robots.txt", [:], 200),
                ("/apple-touch-icon.png", [:], 404), ("/apple-touch-icon-120x120-precomposed.png", [:], 404),
                ("/.well-known/appspecific/com.chrome.devtools.json", ["Sec-Fetch-Dest": "empty"], 404),
                ("/items/3", ["Sec-Purpose": "prefetch"], 204),
                ("/items/3", ["Sec-Purpose": "prefetch;prerender", "Sec-Fetch-Dest": "document"], 204),
            ] {
                let response = try await server.client.send(method, path, nil, headers, nil)
                #expect(response.status == status, "\(method) \(path)")
                #expect(response.header("set-cookie") == nil, "\(path)")
                #expect(method == "GET" || response.body.isEmpty, "\(path): \(response.body)")
            }
            await MainActor.run { #expect(server.apps.all.isEmpty) }
        }
    }

    @Test func headHasTheHeadersOfGetAndNoEffect() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/home")
            for (path, status) in [("/", 200), ("/items/3", 200), ("/_flow/nothing.css", 404), ("/_flow/event", 405)] {
                let response = try await server.client.send("HEAD", path, browser.cookie, [:], nil)
                #expect(response.status == status, "\(path)")
                #expect(response.body.isEmpty, "\(path): \(response.body)")
            }
            let style = try #require(
                try await server.client.get("/home", cookie: browser.cookie).body.firstMatch(of: /href="([^"]+\.css)"/)?
                    .1)
            let (get, head) = (
                try await server.client.get(String(style)),
                try await server.client.send("HEAD", String(style), nil, [:], nil)
            )
            #expect(head.header("content-length") == get.header("content-length"))
            #expect(head.header("content-type") == get.header("content-type"))
            await MainActor.run { #expect(server.apps.all.map(\.location) == ["/home"]) }
        }
    }

    @Test func severalHostsAreRefused() async throws {
        try await TestServer.with { server in
            let text = try await server.client.exchange(
                "GET / HTTP/1.1\r\nHost: \(server.client.authority)\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
            let response = try RawClient.parse(text)
            #expect(response.status == 400)
            #expect(response.body == "The request has more than one Host header.\n")
        }
    }

    @Test func severalSessionCookiesAreRefused() async throws {
        try await TestServer.with { server in
            let (planted, own) = (try await server.browser().cookie, try await server.browser().cookie)
            let response = try await server.client.get("/", cookie: "\(planted); \(own)")
            #expect(response.status == 400)
            #expect(
                response.body == """
                    The request has more than one session cookie. Delete the cookies of this site, and load the page again.

                    """)
            #expect(try await server.client.get("/", cookie: "\(own); other=1; \(own)").status == 200)
        }
    }

    @Test func aSecureCookieIsOfThisServerAlone() throws {
        let cookie = SessionCookie(name: "flow_1", lifetime: .seconds(60), isSecure: true)
        #expect(cookie.header(for: SessionID()).hasPrefix("__Host-flow_1="))
        #expect(cookie.header(for: SessionID()).hasSuffix("; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure"))
    }

    @Test func aLinkFromElsewhereDoesNotCostTheSession() async throws {
        try await TestServer.with { server in
            let response = try await server.client.get("/items/3?a=\"b", ["Sec-Fetch-Site": "cross-site"])
            #expect(response.status == 200)
            #expect(response.header("set-cookie") == nil)
            // Without it, the browser asks for /favicon.ico.
            #expect(response.body.contains("<link rel=\"icon\""))
            #expect(response.body.contains("http-equiv=\"refresh\" content=\"0;url=/items/3?a=%22b\""))
        }
    }

    @Test func methodsAreThoseThatAreServed() async throws {
        try await TestServer.with { server in
            for (method, path, allowed) in [
                ("POST", "/", "GET, HEAD"), ("DELETE", "/items", "GET, HEAD"), ("GET", "/_flow/event", "POST"),
                ("POST", "/_flow/stream", "GET"), ("PUT", "/_flow/x.css", "GET, HEAD"),
                ("POST", "/favicon.ico", "GET, HEAD"), ("GET", "/_flow/restart", "POST"),
            ] {
                let response = try await server.client.send(method, path, nil, [:], nil)
                #expect(response.status == 405)
                #expect(response.header("allow") == allowed)
            }
        }
    }

    @Test func hostsAndOrigins() {
        let hosts = HostPolicy(allowedHosts: ["Shop.Example.org"])
        #expect(hosts.allows("shop.example.org:443"))
        #expect(!hosts.allows(nil))
        // An empty port is the usual one (RFC 3986, section 3.2.3).
        #expect(hosts.allows("localhost:"))
        #expect(!hosts.allows("localhost:x"))
        #expect(!hosts.allows("localhost:123456"))
        #expect(!hosts.allows("[::1"))
        #expect(!hosts.allows("user@localhost"))
        #expect(!hosts.allows("localhost localhost"))
        #expect(!hosts.allows(String(repeating: "a", count: 1000)))
    }

    @Test func locationsStayOnThisServer() {
        for raw in ["//evil.org", "/\\evil.org", "https://evil.org", "javascript:x", "", "evil", "/a\r\nSet-Cookie: b"]
        {
            #expect(PageLocation(raw).text == "/")
        }
        #expect(PageLocation("/products/12?tab=home&q=a+b").text == "/products/12?tab=home&q=a+b")
        #expect(PageLocation("/é\"<").text == "/%C3%A9%22%3C")
        #expect(PageLocation("/é").isSame(as: PageLocation("/%C3%A9")))
    }
}
