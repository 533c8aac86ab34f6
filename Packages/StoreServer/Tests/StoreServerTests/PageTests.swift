import FlowLocalization
import Foundation
import HTTPTypes
import Model
import Testing

@testable import StoreServer

@Suite struct PageTests {
    private let client = DirectClient(store: StoreServer())

    private static let languages: [Language] = [.english, .german, .arabic]

    @Test(arguments: ShopPage.allCases, languages)
    func everyPageIsHTMLWithoutScripts(_ page: ShopPage, _ language: Language) async throws {
        let response = try await client.send(.get, page.path + "?lang=\(language.rawValue)")
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        #expect(response.headers[.eTag] != nil)
        let direction = language == .arabic ? "rtl" : "ltr"
        #expect(response.body.contains("<html lang=\"\(language.rawValue)\" dir=\"\(direction)\" id=\"dark\">"))
        #expect(response.headers[.contentLanguage] == language.rawValue)
        if language == .english { #expect(response.body.contains("<title>\(page.title.key) – Flow Shop</title>")) }
        #expect(response.body.matches(of: /<title>[^<]+ – Flow Shop<\/title>/).count == 1)
        #expect(response.body.contains("<h1>"))
        #expect(!response.body.contains("<!-- "), "a place in the layout isn't filled")
        for forbidden in ["<script", "javascript:", " style=", " onclick", "<form", "<img", "<iframe", "<base"] {
            #expect(!response.body.contains(forbidden), "\(forbidden)")
        }
    }

    @Test func thePolicyAllowsTheStyleAndNothingElse() async throws {
        let response = try await client.send(.get, "/pages/help")
        let style = try #require(
            response.body.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first)
        let hash = Data(SHA256.bytes(Array(style.utf8))).base64EncodedString()
        #expect(
            response.headers[.contentSecurityPolicy]
                == "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'")
        #expect(response.headers[named: "Referrer-Policy"] == "no-referrer")
    }

    @Test(
        arguments: [
            (nil, "", "en"), ("de", "", "de"), ("de-AT, en;q=0.8", "", "de"), ("en;q=0.5, ar-EG;q=0.9", "", "ar"),
            ("fr, AR;q=0.5", "", "ar"), ("fr", "", "en"), ("de;q=0, ar;q=0.1", "", "ar"), ("de;q=x", "", "en"),
            ("system", "", "en"), ("*", "", "en"), (",;,", "", "en"), ("de", "?lang=ar", "ar"),
            ("de", "?lang=fr", "de"),
            ("de", "?lang=", "de"), (nil, "?lang=de-CH", "de"), (nil, "?lang=system", "en"),
        ] as [(String?, String, String)])
    func theLanguageIsThatOfTheReader(accepted: String?, query: String, language: String) async throws {
        let response = try await client.send(
            .get, "/pages/returns\(query)", headers: accepted.map { ["Accept-Language": $0] } ?? [:])
        #expect(response.headers[.contentLanguage] == language)
        #expect(response.headers[.vary]?.contains("Accept-Language") == true)
        #expect(response.body.contains("<title>Rückgabe – Flow Shop</title>") == (language == "de"))
    }

    @Test(arguments: ShopPage.allCases) func thePagesHaveTheSameLinksInAllLanguages(_ page: ShopPage) async throws {
        let english = try await links(of: page, .english)
        for language in Self.languages { #expect(try await links(of: page, language) == english) }
    }

    private func links(of page: ShopPage, _ language: Language) async throws -> [String] {
        try await client.send(.get, page.path + "?lang=\(language.rawValue)").body.split(separator: "href=\"")
            .dropFirst()
            .map { String($0.prefix { $0 != "\"" }) }
    }

    @Test(arguments: ShopPage.allCases)
    func theLinksLeadIntoTheShopOrOutOfIt(_ page: ShopPage) async throws {
        let links = try await links(of: page, .english)
        #expect(!links.isEmpty)
        for link in links {
            if link.hasPrefix("/pages/") {
                #expect(ShopPage(link: link) != nil, "\(link)")
            } else {
                #expect(
                    ["/products/9", "/orders", "/account", "/settings", "/bag"].contains(link)
                        || link.hasPrefix("https://") || link.hasPrefix("mailto:"), "\(link)")
            }
        }
    }

    @Test func theLinksOfAFrameLeadToThePageAround() async throws {
        let response = try await client.send(
            .get, "/pages/returns",
            headers: ["Sec-Fetch-Dest": "iframe", "Referer": "http://127.0.0.1:8080/pages/returns"])
        #expect(response.body.contains("<base href=\"http://127.0.0.1:8080/\" target=\"_top\">"))
        #expect(response.headers[.contentSecurityPolicy]?.contains("base-uri http://127.0.0.1:8080;") == true)
        #expect(response.headers[.vary] == "Accept-Language, Referer, Sec-Fetch-Dest")
    }

    @Test(arguments: [
        ["Referer": "https://elsewhere.example/"], ["Sec-Fetch-Dest": "iframe"],
        ["Sec-Fetch-Dest": "document", "Referer": "https://elsewhere.example/"],
        ["Sec-Fetch-Dest": "iframe", "Referer": "about:srcdoc"],
        ["Sec-Fetch-Dest": "iframe", "Referer": "javascript:alert(1)"],
        ["Sec-Fetch-Dest": "iframe", "Referer": "http://user@elsewhere.example/"],
        ["Sec-Fetch-Dest": "iframe", "Referer": "http://a\"><script>"],
    ])
    func otherwiseThePageHasNoBase(_ headers: [String: String]) async throws {
        let response = try await client.send(.get, "/pages/returns", headers: headers)
        #expect(response.status == .ok)
        #expect(!response.body.contains("<base"))
        #expect(!response.body.contains("<script"))
        #expect(response.headers[.contentSecurityPolicy]?.contains("base-uri 'none'") == true)
    }

    @Test(arguments: ["layout", "nothing", "..", "help.html"])
    func anUnknownPageIsNotFound(_ name: String) async throws {
        let response = try await client.send(.get, "/pages/\(name)")
        #expect(response.status == .notFound)
    }

    @Test(arguments: languages)
    func helpNamesTheDeliveryTimesOfTheCheckout(_ language: Language) async throws {
        let response = try await client.send(.get, "/pages/help?lang=\(language.rawValue)")
        for days in DeliveryOption.allCases.map(\.days) {
            #expect(response.body.contains("\(days.lowerBound)–\(days.upperBound)"))
        }
    }

    @Test func withoutExtensionsThereAreNoPages() async throws {
        let client = DirectClient(store: StoreServer(configuration: .init(hasExtensions: false)))
        #expect(try await client.send(.get, "/pages/help").status == .notFound)
    }
}
