import FlowLocalization
import Foundation
import Testing
import Translations

@Suite struct TranslationsTests {
    @Test(arguments: [
        ("en_US", 1, "1 item"), ("en_US", 2, "2 items"), ("de", 1, "1 Artikel"), ("ar", 1, "عنصر واحد"),
        ("ar", 3, "3 عناصر"),
    ])
    func textsHaveTheirPluralForm(locale: String, count: Int, expected: String) throws {
        let text = try Translations.catalog().string("\(count) items", in: Locale(identifier: locale))
        #expect(text == expected)
    }
}
