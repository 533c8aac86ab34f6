import Foundation

/// The language of a page: the attributes `lang` and `dir` of its document.
struct PageLanguage: Equatable, Sendable {
    /// The language as a BCP 47 tag.
    let tag: String
    let isRightToLeft: Bool
    let locale: Locale

    init(_ locale: Locale) {
        tag = locale.identifier(.bcp47)
        self.locale = locale
        isRightToLeft = locale.language.characterDirection == .rightToLeft
    }

    /// The language of pages without an app: errors and redirections.
    static let english = PageLanguage(Locale(identifier: "en"))

    var direction: String { isRightToLeft ? "rtl" : "ltr" }

    var attributes: String { "lang=\"\(Escaping.html(tag))\" dir=\"\(direction)\"" }
}
