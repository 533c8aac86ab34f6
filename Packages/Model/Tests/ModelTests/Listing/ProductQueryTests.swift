import FlowTesting
import Foundation
import Model
import Testing

@Suite struct ProductQueryTests {
    @Test(
        arguments: [
            (nil, nil), ("", nil), ("  \n\t", nil), ("\u{A0}\u{3000}", nil), ("lamp", "lamp"), ("  lamp ", "lamp"),
            (" red  lamp\n", "red  lamp"), ("é", "é"), (" 👩‍👧 ", "👩‍👧"), ("a", "a"),
        ] as [(String?, String?)])
    func blanksAroundTheWordsAreLeftOut(_ text: String?, _ searched: String?) {
        #expect(ProductQuery(text: text).searchText == searched)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func searchTextIsTrimmed(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let characters: [Character] = [" ", "\n", "\t", "\u{2003}", "a", "é", "e\u{301}", "-", "👩‍👧", "\r\n"]
        for _ in 0..<200 {
            let text = String(
                (0..<Int.random(in: 0..<6, using: &random)).map { _ in
                    characters.randomElement(using: &random) ?? " "
                })
            let searched = ProductQuery(text: text).searchText
            #expect(
                searched == text.trimmingCharacters(in: .whitespacesAndNewlines).nonEmpty, "\(text.debugDescription)")
            #expect(ProductQuery(text: searched).searchText == searched)
        }
    }

    @Test(
        arguments: [
            ("lamp", "lamp", false), ("\"lamp\"", "lamp", true), (" “red lamp” ", "red lamp", true),
            ("„lamp“", "lamp", true),
            ("« lamp »", "lamp", true), ("\"lamp", "\"lamp", false), ("27\"", "27\"", false), ("\"", "\"", false),
            ("\"\"", "\"\"", false),
        ])
    func aTextInQuotationMarksIsExact(_ text: String, _ plain: String, _ isExact: Bool) {
        #expect(ProductQuery(text: text).plainText == plain)
        #expect(ProductQuery(text: text).isExact == isExact)
    }

    @Test func theSortsHaveTheTextsOfLinks() {
        #expect(ProductSort.allCases.map(\.rawValue) == ["featured", "price-asc", "price-desc", "rating", "title"])
        #expect(ProductQuery() == ProductQuery(category: nil, text: nil, sort: .featured))
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
