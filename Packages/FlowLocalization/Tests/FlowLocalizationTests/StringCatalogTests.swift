import FlowLocalization
import Foundation
import Testing

@Suite struct StringCatalogTests {
    private let catalog: StringCatalog

    init() throws {
        catalog = try StringCatalog(
            Data(
                #"""
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "Bag" : {
                      "comment" : "The title of a tab.",
                      "localizations" : {
                        "de" : { "stringUnit" : { "state" : "translated", "value" : "Warenkorb" } },
                        "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Sacola" } }
                      }
                    },
                    "%lld items" : {
                      "localizations" : {
                        "en" : { "variations" : { "plural" : {
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } } } } },
                        "ar" : { "variations" : { "plural" : {
                          "zero" : { "stringUnit" : { "state" : "translated", "value" : "zero" } },
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "one" } },
                          "two" : { "stringUnit" : { "state" : "translated", "value" : "two" } },
                          "few" : { "stringUnit" : { "state" : "translated", "value" : "few %lld" } },
                          "many" : { "stringUnit" : { "state" : "translated", "value" : "many %lld" } },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "other %lld" } } } } }
                      }
                    },
                    "%@ by %@" : {
                      "localizations" : {
                        "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$@" } }
                      }
                    },
                    "%lld%% of %lf" : {
                      "localizations" : {
                        "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld\u00a0%% von %lf" } }
                      }
                    },
                    "Empty" : {}
                  },
                  "version" : "1.0"
                }
                """#.utf8))
    }

    private func text(_ format: LocalizedFormat, _ locale: String = "en_US") -> String {
        catalog.string(format, in: Locale(identifier: locale))
    }

    @Test(arguments: [
        ("en_US", "Bag"), ("de", "Warenkorb"), ("de_AT", "Warenkorb"), ("de-CH", "Warenkorb"), ("pt_BR", "Sacola"),
        ("pt_PT", "Bag"), ("ar", "Bag"), ("", "Bag"), ("no locale", "Bag"),
    ])
    func aTextIsInTheLanguageOfTheLocale(_ locale: String, _ expected: String) {
        #expect(text("Bag", locale) == expected)
    }

    @Test func withoutATranslationTheKeyIsTheText() {
        #expect(text("Wishlist", "de") == "Wishlist")
        #expect(text("Empty", "de") == "Empty")
        #expect(text("\(2) bags", "de") == "2 bags")
        #expect(text("100% cotton", "de") == "100% cotton")
        #expect(StringCatalog().string("Bag", in: Locale(identifier: "de")) == "Bag")
    }

    @Test(arguments: [(0, "0 items"), (1, "1 item"), (2, "2 items"), (-1, "-1 item"), (1500, "1,500 items")])
    func englishHasTwoPluralForms(_ count: Int, _ expected: String) {
        #expect(text("\(count) items") == expected)
    }

    @Test(arguments: [
        (0, "zero"), (1, "one"), (2, "two"), (3, "few 3"), (10, "few 10"), (11, "many 11"), (99, "many 99"),
        (100, "other 100"), (102, "other 102"), (103, "few 103"), (111, "many 111"), (Int.min, "few -"),
    ])
    func arabicHasSixPluralForms(_ count: Int, _ expected: String) {
        // Arabic numbers have marks of direction around a sign.
        let plain = text("\(count) items", "ar").replacing("\u{200E}", with: "")
        #expect(plain.hasPrefix(expected))
    }

    @Test(arguments: [
        ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 112: "many"]),
        ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few"]),
        ("hr", [1: "one", 2: "few", 5: "other", 11: "other", 21: "one"]),
        ("cs", [1: "one", 2: "few", 5: "other", 22: "other"]), ("ja", [0: "other", 1: "other", 2: "other"]),
        ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
        ("es", [0: "other", 1: "one", 2: "other", 2_000_000: "many"]),
        ("ro", [0: "few", 1: "one", 19: "few", 20: "other", 101: "few"]), ("he", [1: "one", 2: "two", 3: "other"]),
        ("sv", [0: "other", 1: "one", 2: "other"]),
    ])
    func pluralFormsAreThoseOfTheLanguage(_ language: String, _ forms: [Int: String]) throws {
        let plural = Dictionary(
            uniqueKeysWithValues: ["zero", "one", "two", "few", "many", "other"].map { ($0, Self.form($0)) })
        let data = try JSONSerialization.data(withJSONObject: [
            "sourceLanguage": "en",
            "strings": ["%lld items": ["localizations": [language: ["variations": ["plural": plural]]]]],
        ])
        let catalog = try StringCatalog(data)
        for (number, form) in forms {
            for locale in [language, "\(language)_AT"] {
                let text = catalog.string("\(number) items", in: Locale(identifier: locale))
                #expect(text == form, "\(number) in \(locale)")
            }
        }
    }

    private static func form(_ text: String) -> [String: [String: String]] {
        ["stringUnit": ["state": "translated", "value": text]]
    }

    @Test(arguments: [("zh_CN", "购物袋"), ("zh-Hans", "购物袋"), ("zh_TW", "購物袋"), ("zh_HK", "購物袋"), ("ja", "Bag")])
    func aScriptIsFound(_ locale: String, _ expected: String) throws {
        let data = try JSONSerialization.data(withJSONObject: [
            "sourceLanguage": "en",
            "strings": ["Bag": ["localizations": ["zh-Hans": Self.form("购物袋"), "zh-Hant": Self.form("購物袋")]]],
        ])
        #expect(try StringCatalog(data).string("Bag", in: Locale(identifier: locale)) == expected)
    }

    @Test func valuesAreFormattedForTheLocale() {
        #expect(text("\(12)% of \(1234.5)") == "12% of 1,234.500000")
        #expect(text("\(12)% of \(1234.5)", "de") == "12\u{a0}% von 1.234,500000")
        #expect(text("\(0.5, specifier: "%.1f") stars", "de") == "0,5 stars")
        #expect(text("\(1234.5, format: .number)", "de") == "1.234,5")
    }

    @Test func aTranslationCanChangeTheOrderOfValues() {
        #expect(text("\("Emma") by \("Jane")") == "Emma by Jane")
        #expect(text("\("Emma") by \("Jane")", "de") == "Jane: Emma")
    }

    @Test func theReadme() {
        let stock = 3
        let message: LocalizedStringResource = "Only \(stock) left"
        #expect(String(localized: message) == "Only 3 left")
    }

    @Test func textsInTextsAreTranslated() {
        let inner: LocalizedFormat = "Bag"
        #expect(text("\(localized: inner) by \("100% %@")", "de") == "100% %@: Warenkorb")
        #expect(text(LocalizedFormat(verbatim: "Bag"), "de") == "Bag")
    }

    @Test func wrongPlaceholdersOfATranslationAreHarmless() throws {
        for value in ["%", "%5$@", "%@ %@ %@ %@", "%0$@", "%99999999999999999999$@", "% %%", "%l"] {
            let data = try JSONSerialization.data(withJSONObject: [
                "sourceLanguage": "en",
                "strings": ["%@!": ["localizations": ["de": ["stringUnit": ["state": "new", "value": value]]]]],
            ])
            let text = try StringCatalog(data).string("\("x")!", in: Locale(identifier: "de"))
            #expect(text.count < 20, "\(value)")
        }
        #expect(throws: DecodingError.self) { try StringCatalog(Data("{}".utf8)) }
    }

    @Test func aTextCanBeStored() throws {
        let texts: [LocalizedFormat] = ["Bag", "\(3) items in \("Berlin")", "\("Emma") by \("100%")", "\(1.5)"]
        let stored = try JSONEncoder().encode(texts)
        #expect(try JSONDecoder().decode([LocalizedFormat].self, from: stored) == texts)
        #expect(try JSONEncoder().encode([texts[0]]) == Data(#"["Bag"]"#.utf8))
    }
}
