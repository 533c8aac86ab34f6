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
        "", "a", "ab", "e\u{301}", "\u{301}", "\r\n", "👨‍👩‍👧", "0", "-0", "-0.0", "+5", "012", "1e999", "-1e999", "nan",
        "NaN", "nan(0x1)", "inf", "-infinity", "0x1p-3", "1_000", " 1", "1 ", "99999999999999999999", "true", "TRUE",
        "nil", "~", "~~", ".", "..", "/", "%2F", "%ZZ", "%", "%FF", "?", "#", "&", "=", "+", "\u{0}", "a\u{0}b",
        "\u{202E}abc", "\u{2066}a\u{2069}", "\u{FEFF}1", "\u{FFFD}", "١٢", "0.5", "null", "[]", "{}", "'\"<>",
        "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", String(repeating: "9", count: 400),
        String(repeating: "a", count: 10_000), String(repeating: "e\u{301}", count: 3_000),
    ]
    /// Texts that aren't the encoding of any text.
    private static let unencoded = ["%ZZ", "%", "%4", "%FF", "%C3", "%ED%A0%80", "%C0%AF", "%F8%88%80%80%80", "é", "+"]

    /// Returns texts as a value of the path and of the query, encoded and as they are.
    private static var encodedTexts: [(segment: String, value: String)] {
        func encoded(_ text: String) -> String { text.utf8.map { String(format: "%%%02X", $0) }.joined() }
        return hostileTexts.map { text in
            let segment = text.isEmpty ? "~" : text.hasPrefix("~") || text.hasPrefix(".") ? "~" + text : text
            return (encoded(segment), encoded(text))
        } + (hostileTexts + unencoded).map { ($0, $0) }
    }

    /// The values of one type, in each position of a link.
    private enum Sample<Value: Hashable & Sendable>: Hashable, Sendable {
        case path(Value), tail([String], Value?), required(Value), optional(Value?), repeated([Value])
    }

    /// Reads each text in each position, prints what was read, and reads that.
    private func check<Value: Hashable & Sendable>(
        _ conversion: @autoclosure @escaping @Sendable () -> LinkConversion<Value>
    ) throws {
        let table = try LinkTable([
            LinkEntry<Sample<Value>>("/path/:x") { values throws(DeepLinkRefusal) in
                .path(try values.value(0, conversion()))
            } print: { route, link in
                guard case .path(let value) = route else { return false }
                link.write(value, conversion())
                return true
            },
            LinkEntry("/tail/*x?y") { values throws(DeepLinkRefusal) in
                .tail(values.tail(0), values.optionalValue(1, conversion()))
            } print: { route, link in
                guard case .tail(let texts, let value) = route else { return false }
                link.writeTail(texts)
                link.write(value, conversion())
                return true
            },
            LinkEntry("/required?x") { values throws(DeepLinkRefusal) in
                .required(try values.value(0, conversion()))
            } print: { route, link in
                guard case .required(let value) = route else { return false }
                link.write(value, conversion())
                return true
            },
            LinkEntry("/optional?x") { values throws(DeepLinkRefusal) in
                .optional(values.optionalValue(0, conversion()))
            } print: { route, link in
                guard case .optional(let value) = route else { return false }
                link.write(value, conversion())
                return true
            },
            LinkEntry("/repeated?x*") { values throws(DeepLinkRefusal) in
                .repeated(values.repeatedValue(0, conversion()))
            } print: { route, link in
                guard case .repeated(let values) = route else { return false }
                link.write(values, conversion())
                return true
            },
        ])
        let links = URLRouter(table, policy: LinkPolicy())
        for (segment, value) in Self.encodedTexts {
            for link in [
                "/path/\(segment)", "/tail/\(segment)/\(segment)?y=\(value)", "/required?x=\(value)",
                "/optional?x=\(value)", "/optional?x=\(value)&x=\(value)", "/repeated?x=\(value)&x=\(value)&x",
            ] {
                _ = links.redacted(link)
                guard let stack = try? links.stack(from: link, source: .inside) else { continue }
                let name = "\(link.prefix(100).debugDescription) as \(Value.self)"
                #expect(stack.route == stack.route, "\(name) isn't equal to itself")
                let printed = links.link(for: stack.route)
                let again = try printed.map { try links.stack(from: $0, source: .inside) }
                #expect(again?.route == stack.route, "\(name) became \(printed?.prefix(100) ?? "no link")")
                #expect(again?.ignored == [], "\(name) prints as a link of which a part is ignored")
                #expect(again.flatMap { links.link(for: $0.route) } == printed, "\(name) prints differently")
            }
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

    /// A secret is read, and never printed.
    @Test func aSecretReadsAnyTextAndIsNeverPrinted() throws {
        let optional = try LinkTable([
            LinkEntry<SecretText?>("/reset?token") { values throws(DeepLinkRefusal) in
                values.optionalValue(0, .text)
            } print: { route, link in
                link.write(route, .text)
                return true
            }
        ])
        let required = try LinkTable([
            LinkEntry<SecretText>("/reset/:token") { values throws(DeepLinkRefusal) in
                try values.value(0, .text)
            } print: { route, link in
                link.write(route, .text)
                return true
            }
        ])
        for (segment, value) in Self.encodedTexts {
            if let route = try? URLRouter(required, policy: LinkPolicy()).route(
                from: "/reset/\(segment)", source: .inside)
            {
                #expect(URLRouter(required, policy: LinkPolicy()).link(for: route) == nil)
            }
            let links = URLRouter(optional, policy: LinkPolicy())
            if let route = try? links.route(from: "/reset?token=\(value)", source: .inside) {
                #expect(links.link(for: route) == "/reset")
            }
        }
    }

    @Test(arguments: ["", "ab"])
    func aCharacterIsExactlyOne(text: String) throws {
        let table = try LinkTable([
            LinkEntry<Character>("/brands?letter") { values throws(DeepLinkRefusal) in
                try values.value(0, .text)
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
            values.repeatedValue(0, .text)
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
