import Foundation
import Testing

/// All of it works with forms alone.
@Suite(.timeLimit(.minutes(10))) struct NoScriptTests {
    private func encode(_ fields: [(String, String)]) -> String {
        fields.map { name, value in
            "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
        }
        .joined(separator: "&")
    }

    /// What a browser posts when a button is pressed.
    private func press(_ button: MiniNode?, on page: MiniPage) throws -> String {
        let button = try #require(button)
        let fields = page.app.all { ["input", "select", "textarea"].contains($0.tag) }.compactMap { field in
            field.attributes["name"].map { name in
                let chosen = field.children.first { $0.attributes["selected"] != nil }?.attributes["value"]
                return (name, chosen ?? field.attributes["value"] ?? field.text)
            }
        }
        return encode(fields + [(button.attributes["name"] ?? "", button.attributes["value"] ?? "")])
    }

    @Test func aButtonPostsAndIsSentToWhereTheAppIs() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let posted = try await server.client.form(
                try press(browser.page.button("Increment"), on: browser.page), cookie: browser.cookie)
            #expect(posted.status == 303)
            #expect(posted.header("location") == "/home")
            try await browser.open("/home")
            #expect(browser.text("home.count.text") == "Count: 1")
        }
    }

    @Test func fieldsAreTakenBeforeTheButton() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/form")
            let name = try #require(browser.page.field("Name"))
            name.attributes["value"] = "Ada & <Co>"
            let toggle = browser.page.role("switch")
            let posted = try await server.client.form(
                try press(toggle, on: browser.page), cookie: browser.cookie)
            #expect(posted.status == 303)
            try await browser.open("/form")
            #expect(
                browser.page.field("Name")?.attributes["value"]
                    == "Ada & <Co>")
            #expect(
                browser.page.role("switch")?.attributes["aria-checked"] == "true")
        }
    }

    @Test func pickersAndReturnKey() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/form")
            let select = try #require(browser.page.app.all { $0.tag == "select" }.first)
            let blue = try #require(select.children.first { $0.text == "Blue" }?.attributes["value"])
            let name = try #require(browser.page.field("Name")?.id)
            let size = try #require(browser.page.button("L"))
            _ = try await server.client.form(
                encode([(select.id ?? "", blue), (name, "Ada"), ("enter", "")]), cookie: browser.cookie)
            _ = try await server.client.form(
                encode([(size.attributes["name"] ?? "", size.attributes["value"] ?? "")]), cookie: browser.cookie)
            await MainActor.run {
                let model = server.apps.models[0]
                #expect(model.color == "blue")
                #expect(model.note == "submitted Ada")
                #expect(model.size == "L")
            }
        }
    }

    @Test func withoutASessionAFormLeadsHome() async throws {
        try await TestServer.with { server in
            let posted = try await server.client.form("tap=n1", cookie: nil)
            #expect(posted.status == 303)
            #expect(posted.header("location") == "/")
        }
    }
}
