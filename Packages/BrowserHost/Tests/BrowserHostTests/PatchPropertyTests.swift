import FlowTestSupport
@_spi(Inspection) import HeadlessUI
import Testing

@testable import BrowserHost

/// Random taps, typing and going back on the demo app: what the page holds after each frame is what a fresh render gives.
@MainActor @Suite(.timeLimit(.minutes(60))) struct PatchPropertyTests {
    private func session(_ model: DemoModel = DemoModel()) -> Session {
        Session(of: DemoApp(model: model))
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func patchedIsFresh(seed: UInt64) async throws {
        var generator = SplitMix64(seed: seed)
        let model = DemoModel()
        let session = session(model)
        let page = session.main.makePage()
        let shown = try MiniPage(app: HTMLWriter.html(page.shown.root, sprite: "/s"))
        shown.page = page.id.text
        for step in 1...40 {
            let message = randomMessage(shown, step, &generator, model)
            let answer = try await session.answer(message, sprite: "/s")
            try shown.apply(answer)
            let fresh = try MiniPage.element(HTMLWriter.html(session.main.rendering.root, sprite: "/s"))
            #expect(shown.app.outline == fresh.outline, "seed \(seed), step \(step): \(message)")
            let ids = shown.app.all { _ in true }.compactMap(\.id)
            #expect(Set(ids).count == ids.count, "ids are unique")
        }
    }

    private func randomMessage(
        _ page: MiniPage, _ step: Int, _ generator: inout SplitMix64, _ model: DemoModel
    ) -> EventMessage {
        let buttons = page.app.all { $0.tag == "button" && $0.attributes["value"] != nil }
        let fields = page.app.all { $0.tag == "input" || $0.tag == "select" }
        var event: PageEvent?
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            if let field = fields.randomElement(using: &generator), let id = field.id {
                let options = field.children.compactMap { $0.attributes["value"] }
                let value =
                    options.randomElement(using: &generator) ?? ["", "1", "<i>"].randomElement(using: &generator)
                event = PageEvent(on: id, event: "change", value: value)
            }
        case 1:
            // Something happens by itself.
            if let item = model.items.first { model.remove(item) } else { model.isLoading.toggle() }
        case 2:
            if let dialog = page.app.all({ $0.tag == "dialog" }).last, let id = dialog.id {
                event = PageEvent(on: id, event: "dismiss", value: nil)
            }
        default:
            if let button = buttons.randomElement(using: &generator), let value = button.attributes["value"] {
                let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
                event = PageEvent(
                    on: parts[0], event: button.attributes["name"] ?? "tap", value: parts.count > 1 ? parts[1] : nil)
            }
        }
        return EventMessage(
            page: page.page, n: page.number, m: step, at: page.location, events: event.map { [$0] } ?? [], history: nil)
    }

    @Test func eventsAreCarriedOutOnceEach() async throws {
        let model = DemoModel()
        let session = session(model)
        let page = session.main.makePage()
        let shown = try MiniPage(app: HTMLWriter.html(page.shown.root, sprite: "/s"))
        let target = try #require(shown.button("Increment")?.attributes["value"])
        let message = EventMessage(
            page: page.id.text, n: 0, m: 1, at: "/home",
            events: [PageEvent(on: target, event: "tap", value: nil)], history: nil)
        try shown.apply(try await session.answer(message, sprite: "/s"))
        #expect(try await session.answer(message, sprite: "/s") == #"{"n":2,"m":1}"#)
        #expect(model.count == 1)
    }

    @Test func anAppThatRefusesAValueIsNotOverruled() async throws {
        let model = DemoModel()
        let session = session(model)
        _ = session.main.scene.open("/form")
        session.main.views.invalidate()
        let page = session.main.makePage()
        let shown = try MiniPage(app: HTMLWriter.html(page.shown.root, sprite: "/s"))
        let field = try #require(shown.field("Name")?.id)
        let message = EventMessage(
            page: page.id.text, n: 0, m: 1, at: "/form",
            events: [
                PageEvent(on: field, event: "change", value: "Ada"), PageEvent(on: field, event: "submit", value: nil),
            ],
            history: nil)
        try shown.apply(try await session.answer(message, sprite: "/s"))
        #expect(model.note == "submitted Ada")
        #expect(shown.app.find(field)?.attributes["value"] == "Ada")
    }

    @Test func eventForAnUnknownElementIsIgnored() async throws {
        let session = session()
        let page = session.main.makePage()
        for on in ["n99999", "", "x", "n-1", "n1-nothing", "n1-back-01x", String(repeating: "n", count: 500)] {
            let message = EventMessage(
                page: page.id.text, n: 0, m: page.lastMessage + 1, at: "/",
                events: [
                    PageEvent(on: on, event: "tap", value: nil), PageEvent(on: "n1", event: "nothing", value: nil),
                ],
                history: nil)
            #expect(try await session.answer(message, sprite: "/s") == "{\"n\":\(message.m),\"m\":\(message.m)}")
        }
    }
}
