import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

@testable import BrowserHost

/// The languages of the browser, and the language and direction of the page.
@Suite struct LanguageTests {
    @Test(
        arguments: [
            (nil, []), ("", []), ("de", ["de"]), ("de-AT, de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]),
            ("en;q=0.5, ar ,de;q=0.75", ["ar", "de", "en"]), ("en;q=0.5,de;q=0.5", ["en", "de"]),
            ("en ; q=0.25\t,\tar;Q=1.000", ["ar", "en"]), ("de-CH-1996", ["de-CH-1996"]), ("*,ar;q=0.1", ["ar"]),
            ("de;q=0, en", ["en"]), ("de;q=0.000, en;q=1.", ["en"]),
        ] as [(String?, [String])])
    func theHeaderIsReadInOrderOfWeight(_ header: String?, _ tags: [String]) {
        #expect(AcceptLanguage(header).tags == tags)
    }

    @Test(arguments: [
        ",;,", "de;q=", "de;q=2", "de;q=-1", "de;q=nan", "de;q=0x1", "de;q=1e0", "de;q=0.5000", "de;q=0.5;q=1",
        "de;level=1", "d e", "de_AT", "1de", "-", "de-", "abcdefghi", "\u{660}", "ä", "<script>", "de\"onload=x",
    ])
    func malformedEntriesAreLeftOut(_ entry: String) {
        #expect(AcceptLanguage("\(entry), ar").tags == ["ar"])
    }

    @Test func aLongHeaderIsCut() {
        let header = (0..<5000).map { "aa-\($0)" }.joined(separator: ",")
        #expect(AcceptLanguage(header).tags.count == AcceptLanguage.limit)
    }

    @Test(arguments: [
        ("en_US", "lang=\"en-US\" dir=\"ltr\""), ("de-AT", "lang=\"de-AT\" dir=\"ltr\""),
        ("ar", "lang=\"ar\" dir=\"rtl\""), ("he_IL", "lang=\"he-IL\" dir=\"rtl\""),
    ])
    func aDocumentNamesItsLanguage(_ locale: String, _ attributes: String) {
        #expect(PageLanguage(Locale(identifier: locale)).attributes == attributes)
    }

    @Test func anAppGetsTheLanguagesOfItsBrowser() async throws {
        let root = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: root) }
        var cookie: String?
        try await TestServer.with(root: root) { server in
            let response = try await server.client.get("/", ["Accept-Language": "de-AT,en;q=0.5"])
            cookie = response.cookie
            #expect(await server.apps.all.map(\.languages) == [["de-AT", "en"]])
            // The app is running: another header changes nothing.
            _ = try await server.client.get("/", cookie: cookie, ["Accept-Language": "ar"])
            #expect(await server.apps.all.map(\.languages) == [["de-AT", "en"]])
        }
        // Its session comes back from disk, with what the browser wants by then.
        try await TestServer.with(root: root) { server in
            _ = try await server.client.get("/", cookie: cookie, ["Accept-Language": "ar"])
            #expect(await server.apps.all.map(\.languages) == [["ar"]])
        }
    }

    @Test func theLanguageChangesWithoutAReload() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/home")
            #expect(browser.page.language == ["en-US", "ltr"])
            #expect(browser.text("home.surroundings.text") == "en_US ltr")

            await MainActor.run { server.apps.models[0].locale = "ar" }
            _ = try await browser.post(["events": []])
            #expect(browser.page.language == ["ar", "rtl"])
            #expect(browser.text("home.surroundings.text") == "ar rtl")

            // A page that is loaded now begins with it.
            try await browser.open("/home")
            #expect(browser.page.language == ["ar", "rtl"])
        }
    }

    @Test func aFrameNamesALanguageOnlyWhenItChanged() throws {
        let encoder = FrameEncoder(sprite: "")
        var frame = Frame(number: 2, body: .operations([]))
        #expect(encoder.encode(frame) == #"{"n":2,"m":0}"#)
        frame.language = PageLanguage(Locale(identifier: "de_AT"))
        #expect(encoder.encode(frame) == #"{"n":2,"m":0,"lang":"de-AT","dir":"ltr"}"#)
    }
}
