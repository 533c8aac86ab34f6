import Model
import Testing

@testable import Core

@Suite struct HighlighterTests {
    private func marked(_ text: String, _ words: String) -> String {
        Highlighter(SearchWords(words)).highlighted(text).parts
            .map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()
    }

    @Test(arguments: [
        ("Oak Stool", "oak", "[Oak] Stool"),
        ("Oak Stool", "st oa", "[Oa]k [St]ool"),
        ("Soak", "oak", "Soak"),
        ("Oak-oak, oaks", "oak", "[Oak]-[oak], [oak]s"),
        ("Éclair", "ecl", "[Écl]air"),
        ("E\u{301}clair", "éclair", "[E\u{301}clair]"),
        ("Nguyễn", "NGUYEN", "[Nguyễn]"),
        ("Straße", "stras", "Straße"),
        ("Straße", "straß", "[Straß]e"),
        ("東京 lamp", "東", "[東]京 lamp"),
        ("👩‍👩‍👧 family", "fam", "👩‍👩‍👧 [fam]ily"),
        ("a\r\nb", "b", "a\r\n[b]"),
        ("", "a", ""),
        ("Lamp lampshade", "lamp lampsh", "[Lamp] [lampsh]ade"),
    ])
    func theBeginningsOfWordsAreMarked(text: String, words: String, expected: String) {
        #expect(marked(text, words) == expected)
        #expect(Highlighter(SearchWords(words)).highlighted(text).text == text)
    }

    @Test func anExcerptIsAroundItsFirstMatch() {
        let text = String(repeating: "word ", count: 40) + "Éclair with cream " + String(repeating: "more ", count: 40)
        let excerpt = Highlighter(SearchWords("eclair")).excerpt(of: text)
        #expect(excerpt?.parts.first == .init("…"))
        #expect(excerpt?.parts.last == .init("…"))
        #expect(excerpt?.parts.first { $0.isMatch }?.text == "Éclair")
        #expect((excerpt?.text.count ?? 0) < 130)
        #expect(Highlighter(SearchWords("nothing")).excerpt(of: text) == nil)
        #expect(Highlighter(SearchWords("word")).excerpt(of: "word")?.parts == [.init("word", isMatch: true)])
    }

    /// Whatever the text: the pieces are the text, and none is empty.
    @Test func thePiecesAreTheText() {
        var random = SplitMix(seed: 5)
        let letters = ["a", "é", "e\u{301}", " ", "ß", "東", "👍🏽", "-", "\r\n", "Å", "\u{301}", "1"]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...12, using: &random)
            let text = (0..<count).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
            let words = (0..<2).map { _ in letters.randomElement(using: &random) ?? "" }.joined(separator: " ")
            let highlighted = Highlighter(SearchWords(words)).highlighted(text)
            #expect(highlighted.text == text && !highlighted.parts.contains { $0.text.isEmpty })
        }
    }
}
