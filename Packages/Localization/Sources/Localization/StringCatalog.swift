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
        for language in [locale.identifier(.bcp47), locale.language.languageCode?.identifier ?? "", sourceLanguage] {
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
/// The rules are those of Unicode's CLDR for whole numbers (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
enum PluralCategory: String, Hashable, Sendable {
    case zero, one, two, few, many, other

    init(_ number: Int, in language: String) {
        let last = number.magnitude % 100
        self =
            switch (language.prefix(2), number.magnitude) {
            case ("ar", 0): .zero
            case ("ar", 2): .two
            case (_, 1): .one
            case ("ar", _) where (3...10).contains(last): .few
            case ("ar", _) where last >= 11: .many
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
