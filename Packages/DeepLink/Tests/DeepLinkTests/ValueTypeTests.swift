import DeepLink
import FlowKit
import Foundation
import Testing

/// Every supported type of a value, with any text.
@Suite struct ValueTypeTests {
    enum Letter: Character, CaseIterable { case a = "a" }
    enum Factor: Double, CaseIterable { case half = 0.5 }
    struct Weight: RawRepresentable, Hashable { let rawValue: Double }
    struct Initial: RawRepresentable, Hashable { let rawValue: Character }

    private static let hostileTexts = [
        "", "a", "ab", "e\u{301}", "\r\n", "👨‍👩‍👧", "0", "-0", "-0.0", "+5", "012", "1e999", "-1e999", "nan", "NaN",
        "nan(0x1)",
        "inf", "-infinity", "0x1p-3", "1_000", " 1", "1 ", "99999999999999999999", "true", "TRUE", "nil", "~", "~~",
        ".", "..",
        "/", "%2F", "?", "#", "&", "=", "+", "\u{0}", "\u{202E}", "\u{FEFF}1", "١٢", "0.5",
        "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", String(repeating: "9", count: 400),
    ]

    /// Reads each text as a value of the path, prints what was read, and reads that.
    private func check<Value: Hashable & Sendable>(
        _ conversion: @autoclosure @escaping @Sendable () -> LinkConversion<Value>, printed: Bool = true
    ) throws {
        let table = try LinkTable([
            LinkEntry<Value>("/v/:x") { values throws(DeepLinkRefusal) in
                try values.value(0, conversion())
            } print: { route, link in
                link.write(route, conversion())
                return true
            }
        ])
        let links = URLRouter(table, policy: LinkPolicy())
        for text in Self.hostileTexts {
            let segment = text.isEmpty ? "~" : text.hasPrefix("~") || text.hasPrefix(".") ? "~" + text : text
            let encoded = segment.utf8.map { String(format: "%%%02X", $0) }.joined()
            guard let value = try? links.route(from: "/v/\(encoded)", source: .inside) else { continue }
            #expect(value == value, "\(text.debugDescription) as \(Value.self) isn't equal to itself")
            let link = links.link(for: value)
            let again = try link.map { try links.route(from: $0, source: .inside) }
            #expect(again == value, "\(text.debugDescription) as \(Value.self) became \(link ?? "no link")")
        }
    }

    @Test func everyTypeReadsAnyTextAndPrintsWhatItHasRead() throws {
        try check(LinkConversion<String>.text)
        try check(LinkConversion<Substring>.text)
        try check(LinkConversion<Character>.text)
        try check(LinkConversion<Unicode.Scalar>.text)
        try check(LinkConversion<Bool>.text)
        try check(LinkConversion<Int>.text)
        try check(LinkConversion<Int8>.text)
        try check(LinkConversion<UInt>.text)
        try check(LinkConversion<UInt64>.text)
        try check(LinkConversion<Float>.text)
        try check(LinkConversion<Double>.text)
        try check(LinkConversion<UUID>.text)
        try check(LinkConversion<Letter>.text)
        try check(LinkConversion<Factor>.text)
        try check(LinkConversion<Weight>.text)
        try check(LinkConversion<Initial>.text)
    }

    @Test(arguments: ["", "ab"])
    func aCharacterIsExactlyOne(text: String) throws {
        let table = try LinkTable([
            LinkEntry<Character?>("/brands?letter") { values throws(DeepLinkRefusal) in
                try values.optionalValue(0, .text)
            } print: { _, _ in
                false
            }
        ])
        let links = URLRouter(table, policy: LinkPolicy(hosts: ["a.example"]))
        #expect(throws: DeepLinkRefusal.malformedParameter(name: "letter", value: text, expected: "a character")) {
            try links.route(from: "https://a.example/brands?letter=\(text)")
        }
    }

    @Test(arguments: ["nan", "inf", "-inf", "1e999"])
    func aNumberIsFinite(text: String) throws {
        let table = try LinkTable([
            LinkEntry<Double>("/at/:x") { values throws(DeepLinkRefusal) in
                try values.value(0, .text)
            } print: { _, _ in
                false
            }
        ])
        #expect(throws: DeepLinkRefusal.malformedParameter(name: "x", value: text, expected: "a number")) {
            try URLRouter(table, policy: LinkPolicy()).route(from: "/at/\(text)", source: .inside)
        }
    }

    @Test func aRouteThatRequiresASecretHasNoLink() throws {
        let secret = try #require(SecretText("s"))
        let required = LinkEntry<SecretText>("/reset/:token") { values throws(DeepLinkRefusal) in
            try values.value(0, .text)
        } print: { route, link in
            link.write(route, .text)
            return true
        }
        let links = URLRouter(try LinkTable([required]), policy: LinkPolicy())
        #expect(try links.route(from: "/reset/s", source: .inside) == secret)
        #expect(links.link(for: secret) == nil)
        let repeated = LinkEntry<[SecretText]>("/reset?token*") { values throws(DeepLinkRefusal) in
            try values.repeatedValue(0, .text)
        } print: { route, link in
            link.write(route, .text)
            return true
        }
        #expect(URLRouter(try LinkTable([repeated]), policy: LinkPolicy()).link(for: [secret, secret]) == "/reset")
    }

    @Test(arguments: [
        "ksr://www.kickstarter.com/projects/rest", "KSR://WWW.kickstarter.com/projects/rest?ref=x",
        "ksr://projects/rest",
    ])
    func aWebLinkWithTheAppsSchemeIsRead(link: String) throws {
        let entry = LinkEntry<String>("/projects/:creator") { values throws(DeepLinkRefusal) in
            try values.value(0, .text)
        } print: { route, link in
            link.write(route, .text)
            return true
        }
        let links = URLRouter(
            try LinkTable([entry]), policy: LinkPolicy(schemes: ["ksr"], hosts: ["www.kickstarter.com", "projects"]))
        #expect(try links.route(from: link.replacing("ksr://projects", with: "ksr:///projects")) == "rest")
        let printed = try #require(links.link(for: "rest", as: .customScheme))
        #expect(try links.route(from: printed) == "rest")
    }
}
