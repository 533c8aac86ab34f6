public import Foundation

/// The translations of an app's texts, as Xcode's string catalogs (`.xcstrings`) have them.
///
/// On Apple platforms the app's bundle has the catalog, and nothing else is necessary. HeadlessUI looks texts up in the
/// catalog of its environment.
public struct StringCatalog: Hashable, Sendable {
    private struct Translation: Hashable, Sendable {
        var text: String?
        var plurals: [PluralCategory: String] = [:]
    }

    /// Translations by language and key.
    private var translations: [String: [String: Translation]] = [:]
    private var sourceLanguage = "en"

    /// Creates a catalog without translations: each key is its own text.
    public init() {}

    /// Reads a string catalog. Only texts and plural forms are read, no variations by device.
    ///
    /// - Parameter data: The content of an `.xcstrings` file.
    /// - Throws: `DecodingError`.
    public init(_ data: Data) throws {
        let file = try JSONDecoder().decode(CatalogFile.self, from: data)
        sourceLanguage = file.sourceLanguage
        for (key, entry) in file.strings {
            for (language, localization) in entry.localizations ?? [:] {
                var translation = Translation(text: localization.stringUnit?.value)
                for (category, form) in localization.variations?.plural ?? [:] {
                    guard let category = PluralCategory(rawValue: category) else { continue }
                    translation.plurals[category] = form.stringUnit?.value
                }
                translations[language, default: [:]][key] = translation
            }
        }
    }

    /// Returns the text in the locale's language: its translation with the values, formatted for the locale. Without a
    /// translation it is the key with the values.
    public func string(_ format: LocalizedFormat, in locale: Locale) -> String {
        let template = template(of: format, in: locale) ?? format.key
        guard !format.values.isEmpty else { return template }
        return template.filled(with: format.values.map { string($0, in: locale) })
    }

    private func template(of format: LocalizedFormat, in locale: Locale) -> String? {
        let language = locale.language.languageCode?.identifier ?? ""
        // A catalog names Chinese by its script: "zh-Hans" for China.
        let script = locale.language.script.map { "\(language)-\($0.identifier)" } ?? language
        for language in [locale.identifier(.bcp47), script, language, sourceLanguage] {
            guard let translation = translations[language]?[format.key] else { continue }
            let number = format.values.lazy.compactMap { if case .integer(let number) = $0 { number } else { nil } }
                .first
            let category = number.map { PluralCategory($0, in: language) } ?? .other
            return translation.plurals[category] ?? translation.plurals[.other] ?? translation.text
        }
        return nil
    }

    private func string(_ value: LocalizedFormat.Value, in locale: Locale) -> String {
        switch value {
        case .text(let text): text
        case .integer(let integer): integer.formatted(.number.locale(locale))
        case .number(let number): number.formatted(.number.precision(.fractionLength(6)).locale(locale))
        case .formatted(let value): value.text(locale)
        case .formats(let formats): formats.map { string($0, in: locale) }.joined()
        }
    }
}

/// A form of a text that depends on a number.
///
/// The rules are those of Unicode's CLDR for whole numbers in the languages that are listed here
/// (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html). Others have one form for 1 and one for
/// all other numbers, as most languages do.
enum PluralCategory: String, Hashable, Sendable {
    case zero, one, two, few, many, other

    init(_ number: Int, in language: String) {
        let (count, tens, units) = (number.magnitude, number.magnitude % 100, number.magnitude % 10)
        let isSlavicOne = units == 1 && tens != 11
        let isSlavicFew = (2...4).contains(units) && !(12...14).contains(tens)
        let isMillions = count > 0 && count % 1_000_000 == 0
        self =
            switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
            case "id", "ja", "ko", "ms", "th", "vi", "zh": .other
            case "ar": Self.arabic(count, tens)
            case "be", "ru", "uk": isSlavicOne ? .one : isSlavicFew ? .few : .many
            case "bs", "hr", "sr": isSlavicOne ? .one : isSlavicFew ? .few : .other
            case "pl": count == 1 ? .one : isSlavicFew ? .few : .many
            case "cs", "sk": count == 1 ? .one : (2...4).contains(count) ? .few : .other
            case "ro": count == 1 ? .one : count == 0 || (1...19).contains(tens) ? .few : .other
            case "he": count == 1 ? .one : count == 2 ? .two : .other
            case "fa", "hi": count <= 1 ? .one : .other
            case "fr", "pt": count <= 1 ? .one : isMillions ? .many : .other
            case "ca", "es", "it": count == 1 ? .one : isMillions ? .many : .other
            default: count == 1 ? .one : .other
            }
    }

    private static func arabic(_ count: UInt, _ tens: UInt) -> PluralCategory {
        switch (count, tens) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...): .many
        default: .other
        }
    }
}

/// The parts of an `.xcstrings` file that are read.
private struct CatalogFile: Decodable {
    struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    struct Variations: Decodable {
        let plural: [String: Form]?
    }

    struct Form: Decodable {
        let stringUnit: Unit?
    }

    struct Unit: Decodable {
        let value: String
    }

    let sourceLanguage: String
    let strings: [String: Entry]
}

extension String {
    /// Replaces placeholders such as `%@`, `%lld` and `%2$@` by values. A placeholder without a value becomes empty.
    fileprivate func filled(with values: [String]) -> String {
        var result = ""
        var rest = self[...]
        var next = 0
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[sign...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            var index = next
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
                index = position - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            rest = rest.drop { !$0.isLetter && $0 != "@" }.drop { $0 == "l" || $0 == "h" || $0 == "q" }.dropFirst()
            if values.indices.contains(index) { result += values[index] }
        }
        return result + rest
    }
}
