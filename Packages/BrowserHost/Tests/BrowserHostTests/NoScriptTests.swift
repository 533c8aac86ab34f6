import FlowTestSupport
import Foundation
import HeadlessUI
import SharedCombine
import Testing

@testable import BrowserHost

/// All of it works with forms alone.
@Suite(.timeLimit(.minutes(60))) struct NoScriptTests {
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
                // As browsers do: the first option of a menu without a selected one.
                let selected = field.children.first { $0.attributes["selected"] != nil } ?? field.children.first
                let chosen = field.tag == "select" ? selected?.attributes["value"] : nil
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

    private struct Controls: View {
        @ObservedObject var model: Model

        @MainActor
        final class Model: ObservableObject {
            @Published var size: Int?
            @Published var note = "a\nb"
            @Published var password = "secret"
            @Published var isOn = false
            var changes: [String] = []
        }

        var body: some View {
            Picker("Size", selection: logged("size", $model.size)) {
                Text("S").tag(1 as Int?)
                Text("M").tag(2 as Int?)
            }
            TextField("Note", text: logged("note", $model.note), axis: .vertical)
            SecureField("Password", text: logged("password", $model.password))
            Toggle("News", isOn: logged("news", $model.isOn))
            Button("Other") {}
        }

        private func logged<Value>(_ name: String, _ binding: Binding<Value>) -> Binding<Value> {
            Binding(
                get: { binding.wrappedValue },
                set: {
                    model.changes.append(name)
                    binding.wrappedValue = $0
                })
        }
    }

    /// A form holds every field of the page, also those that the user left alone.
    @MainActor
    @Test func pressingAButtonChangesNoOtherControl() throws {
        let model = Controls.Model()
        let app = ViewApp { Controls(model: model) }
        let session = Session(of: app)
        func post(_ label: String) throws {
            let html = PageDocument(assets: Assets(), appName: "Demo").html(
                session.main.makePage(), rules: "/rules.css", cookie: "flow_page")
            let page = try MiniPage(document: html)
            // As browsers do.
            let body = try press(page.button(label), on: page).replacing("%0A", with: "%0D%0A")
            #expect(session.handle(FormPost(body: body.utf8), of: nil) != nil)
        }
        try post("Other")
        #expect(model.changes == [])
        #expect(model.size == nil && model.note == "a\nb" && model.password == "secret")
        try post("News")
        #expect(model.changes == ["news"])
        #expect(model.isOn)
    }

    private struct Secret: View {
        @ObservedObject var model: Model

        @MainActor
        final class Model: ObservableObject {
            @Published var password = ""
            @Published var isShown = false
        }

        var body: some View {
            if model.isShown {
                TextField("Password", text: $model.password)
            } else {
                SecureField("Password", text: $model.password)
            }
            Toggle("Show password", isOn: $model.isShown).toggleStyle(.button)
        }
    }

    @MainActor
    @Test func aButtonShowsTheTypedPasswordAndHidesItAgain() throws {
        let model = Secret.Model()
        let session = Session(of: ViewApp { Secret(model: model) })
        func page() throws -> MiniPage {
            let html = PageDocument(assets: Assets(), appName: "Demo").html(
                session.main.makePage(), rules: "/rules.css", cookie: "flow_page")
            return try MiniPage(document: html)
        }
        func press(on page: MiniPage) throws {
            let body = try self.press(page.button("Show password"), on: page)
            #expect(session.handle(FormPost(body: body.utf8), of: nil) != nil)
        }
        let typed = try page()
        typed.field("Password")?.attributes["value"] = "engine-1843"
        try press(on: typed)
        let shown = try page()
        #expect(shown.field("Password")?.attributes["value"] == "engine-1843")
        #expect(shown.field("Password")?.attributes["type"] == "text")
        #expect(shown.button("Show password")?.attributes["aria-pressed"] == "true")
        try press(on: shown)
        let hidden = try #require(try page().app.all { $0.attributes["type"] == "password" }.first)
        #expect(hidden.attributes["value"] == nil)
        #expect(model.password == "engine-1843")
    }

    /// The button starts work that takes a moment, and leads to another screen.
    @Test func aFormIsSentToWhereItsWorkLeads() async throws {
        try await TestServer.with(clock: ManualClock()) { server in
            let browser = try await server.browser(at: "/form")
            let model = try #require(await server.apps.models.first)
            let form = try press(browser.page.button("Work"), on: browser.page)
            async let posted = server.client.form(form, cookie: browser.cookie)
            for await _ in model.works { break }
            await MainActor.run {
                model.navigation = DemoNavigation(tab: "items", path: [3])
                model.isLoading = false
            }
            let response = try await posted
            #expect(response.status == 303)
            #expect(response.header("location") == "/items/3")
        }
    }

    /// The work took longer than the document: a reload of its address goes on from there.
    @Test func aReloadLeadsToWhereTheAppHasGone() async throws {
        try await TestServer.with { server in
            let first = try await server.client.get("/form")
            let cookies = first.cookies.joined(separator: "; ")
            try await MainActor.run {
                try #require(server.apps.models.first).navigation = DemoNavigation(tab: "items", path: [3])
            }
            let reloaded = try await server.client.get("/form", cookie: cookies)
            #expect(reloaded.status == 303)
            #expect(reloaded.header("location") == "/items/3")
            let next = try await server.client.get("/items/3", cookie: reloaded.cookies.joined(separator: "; "))
            #expect(next.status == 200)
            #expect(next.body.contains("This is item 3"))
            // Another address is one that the user asks for.
            let other = try await server.client.get("/form", cookie: next.cookies.joined(separator: "; "))
            #expect(other.status == 200)
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

/// An app of one view.
@MainActor
final class ViewApp<Content: View>: BrowserApp, BrowserWindow {
    private let content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    var rootView: some View { content() }
    var location: String { "/" }
    func open(_ location: String) -> Bool { location == "/" }
    func snapshot() -> any Sendable { 0 }
    func restore(_ snapshot: any Sendable) {}
}
