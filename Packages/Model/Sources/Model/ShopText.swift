public import Foundation

/// A text that the shop has written for one occasion, such as the title of a brochure, with its translations.
///
/// The sessions of a browser host share what is stored, but not the language: all translations are stored, and the view chooses.
public struct ShopText: Hashable, Sendable {
    /// The text in the shop's own language.
    public var text: String
    /// The translations, by the codes of their languages: `de`.
    public var translations: [String: String]

    public init(_ text: String, translations: [String: String] = [:]) {
        self.text = text
        self.translations = translations
    }

    /// A Boolean value that indicates whether there is no text.
    public var isEmpty: Bool { text.isEmpty }

    /// Formats a text as its translation into the language of a locale, or as it is if there is none.
    public struct Translation: FormatStyle, Sendable {
        private var locale = Locale(identifier: "en_US")

        public init() {}

        public func format(_ text: ShopText) -> String {
            let translation = (locale.language.languageCode?.identifier).flatMap { text.translations[$0] }
            return translation?.isEmpty == false ? translation ?? text.text : text.text
        }

        public func locale(_ locale: Locale) -> Translation {
            var translation = self
            translation.locale = locale
            return translation
        }
    }
}

extension ShopText: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}

extension FormatStyle where Self == ShopText.Translation {
    /// The format of texts that the shop has translated.
    public static var translated: ShopText.Translation { ShopText.Translation() }
}
