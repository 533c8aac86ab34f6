import BrowserHost
import FlowTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60))) struct PageTests {
    @Test func theFirstPageIsComplete() async throws {
        try await TestServer.with { server in
            let response = try await server.client.get("/")
            #expect(response.status == 200)
            #expect(response.header("content-type") == "text/html; charset=utf-8")
            let root = try MiniParser.parse(response.body)
            #expect(root.all { $0.tag == "title" }.first?.text == "Home – Demo")
            #expect(root.all { $0.tag == "h1" }.map(\.text) == ["Home"])
            #expect(root.all { $0.tag == "main" }.count == 1)
            #expect(root.all { $0.attributes["data-testid"] == "home.count.text" }.first?.text == "Count: 0")
            #expect(root.all { $0.attributes["aria-current"] == "page" }.first?.allText.contains("Home") == true)
            let form = try #require(root.all { $0.tag == "form" }.first)
            #expect(form.attributes["method"] == "post" && form.attributes["action"] == "/_flow/event")
            #expect(form.all { $0.tag == "main" }.count == 1)
            // Nothing that the policy forbids.
            #expect(root.all { $0.attributes["style"] != nil || $0.tag == "style" }.isEmpty)
            #expect(root.all { $0.tag == "script" }.allSatisfy { $0.attributes["src"] != nil && $0.text.isEmpty })
        }
    }

    @Test func headersAreStrict() async throws {
        try await TestServer.with {
            $0.imageOrigins = ["http://127.0.0.1:9", "https://pictures.example.org"]
            $0.frameOrigins = ["https://pages.example.org"]
        } _: { server in
            let response = try await server.client.get("/")
            #expect(
                response.header("content-security-policy")
                    == """
                    default-src 'none'; script-src 'self'; style-src 'self'; \
                    img-src 'self' http://127.0.0.1:9 https://pictures.example.org data:; \
                    frame-src https://pages.example.org; connect-src 'self'; \
                    form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                    """)
            #expect(response.header("x-content-type-options") == "nosniff")
            #expect(response.header("referrer-policy") == "same-origin")
            #expect(response.header("cross-origin-opener-policy") == "same-origin")
            #expect(response.header("cache-control") == "no-store")
        }
    }

    @Test func assetsAreServedForGoodUnderTheirHash() async throws {
        try await TestServer.with { server in
            let root = try MiniParser.parse(try await server.client.get("/").body)
            let style = root.all { $0.tag == "link" }.compactMap { $0.attributes["href"] }
            let script = root.all { $0.tag == "script" }.compactMap { $0.attributes["src"] }
            #expect(style.count == 3 && script.count == 1)
            for path in style + script {
                let response = try await server.client.get(path)
                #expect(response.status == 200, "\(path)")
                #expect(response.header("cache-control") == "public, max-age=31536000, immutable")
                #expect(!response.body.isEmpty)
            }
            #expect(try await server.client.get("/_flow/flow.css").status == 404)
            #expect(try await server.client.get("/_flow/../secret").status == 404)
        }
    }

    @Test func anAddressOpensItsScreen() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/items/3")
            #expect(browser.page.app.all { $0.tag == "h1" }.first?.text == "Item 3")
            #expect(browser.page.location == "/items/3")
        }
    }

    @Test func anUnknownAddressIsNotFoundAndHasAWayHome() async throws {
        try await TestServer.with { server in
            let response = try await server.client.get("/nothing/<b>")
            #expect(response.status == 404)
            let root = try MiniParser.parse(response.body)
            #expect(root.all { $0.tag == "h1" }.first?.text == "There is nothing here")
            #expect(root.all { $0.tag == "a" }.first?.attributes["href"] == "/")
        }
    }

    @Test func aReloadKeepsWhatIsShown() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/home")
            try await browser.tap("Sheet")
            try await browser.open("/home")
            #expect(browser.page.app.all { $0.tag == "dialog" }.count == 1)
            try await browser.open("/items")
            #expect(browser.page.app.all { $0.tag == "dialog" }.isEmpty)
        }
    }

    @Test func whyTheAppCouldNotBeMadeStaysOnTheServer() async throws {
        try await TestServer.with { server in
            await server.apps.fail(with: "The store in /home/ada is damaged.")
            let response = try await server.client.get("/")
            #expect(response.status == 500)
            #expect(!response.body.contains("/home/ada"))
            let root = try MiniParser.parse(response.body)
            #expect(root.all { $0.tag == "h1" }.first?.text == "Something went wrong")
            await server.apps.fail(with: nil)
            #expect(try await server.client.get("/").status == 200)
        }
    }

    @Test func responseWaitsForLoadingUpToALimit() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) { server in
            let cookie = try await server.browser().cookie
            await MainActor.run { server.apps.models[0].isLoading = true }
            // One sleeper is the sweep; the second is the page that waits.
            async let response = server.client.get("/home", cookie: cookie)
            try await clock.waitForSleepers(2)
            await MainActor.run { server.apps.models[0].isLoading = false }
            #expect(try await !response.body.contains("progressbar"))

            await MainActor.run { server.apps.models[0].isLoading = true }
            async let late = server.client.get("/home", cookie: cookie)
            try await clock.waitForSleepers(2)
            clock.advance(by: .milliseconds(400))
            #expect(try await late.body.contains("progressbar"))
        }
    }
}
