import Model
import Testing

@testable import Search

@Suite struct HighlightTests {
    private func parts(_ text: String, _ search: String) -> [String]? {
        HighlightedText(text, matching: search)?.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }
    }

    @Test func theBeginningOfAWordMatches() {
        #expect(parts("Kitchen Accessories", "acc") == ["Kitchen ", "[Acc]", "essories"])
        #expect(parts("Nordvik", "nordvik") == ["[Nordvik]"])
    }

    @Test func theMiddleOfAWordDoesNotMatch() {
        #expect(parts("Furniture", "nit") == nil)
        #expect(parts("Men in sandals", "sand in") == ["Men ", "[in]", " ", "[sand]", "als"])
    }

    @Test func theMiddleOfATextWithoutSpacesMatches() {
        #expect(parts("设备清单", "清单") == ["设备", "[清单]"])
        #expect(parts("東京ランプ", "ラン 東") == ["[東]", "京", "[ラン]", "プ"])
    }

    @Test func caseAndAccentsDoNotMatter() {
        #expect(parts("Lumière", "LUMIERE") == ["[Lumière]"])
        #expect(parts("Maison Aubert", "aub mai") == ["[Mai]", "son ", "[Aub]", "ert"])
    }

    @Test func eachWordOfTheSearchHasToMatch() {
        #expect(parts("Maison Aubert", "maison noir") == nil)
    }

    @Test func theTextStaysWhole() {
        for search in ["a", "m", "mai a", "maison aubert", "  ", "x"] {
            if let highlighted = HighlightedText("Maison Aubert", matching: search) {
                #expect(highlighted.text == "Maison Aubert")
            }
        }
    }
}
