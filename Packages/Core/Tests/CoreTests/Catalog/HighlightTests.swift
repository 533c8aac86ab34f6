import FlowKit
import Loading
import Mocks
import Model
import Testing

@testable import Core

/// The highlights of search results, as FTS5 marks them.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct HighlightTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private func hit(_ product: Product, _ words: String) async throws -> SearchHit {
        let search = CatalogSearch(try await files.store([product]).device())
        return try #require(try await search.search(SearchQuery(words), after: nil, limit: 1).items.first)
    }

    private func marked(_ text: HighlightedText) -> String {
        text.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()
    }

    @Test(arguments: [
        ("Oak Stool", "oak", "[Oak] Stool"),
        ("Oak Stool", "st oa", "[Oak] [Stool]"),
        ("Oak-oak, oaks", "oak", "[Oak]-[oak], [oaks]"),
        ("Éclair", "ecl", "[Éclair]"),
        ("E\u{301}clair", "éclair", "[E\u{301}clair]"),
        ("Nguyễn", "NGUYEN", "[Nguyễn]"),
        ("👩‍👩‍👧 family", "fam", "👩‍👩‍👧 [family]"),
        ("Lamp lampshade", "lamp lampsh", "[Lamp] [lampshade]"),
        ("设备清单 修正テスト", "清单", "设备[清单] 修正テスト"),
        ("新型iPhone用ケース", "iph", "新型[iPhone]用ケース"),
        ("设备清单 修正テスト lamp", "テ 设备 lam", "[设备]清单 修正[テ]スト [lamp]"),
    ])
    func matchingWordsAreHighlighted(title: String, words: String, expected: String) async throws {
        let hit = try await hit(.fixture(id: 1, title: title, description: ""), words)
        #expect(marked(hit.title) == expected)
        #expect(hit.title.text == title)
        #expect(hit.excerpt == nil)
    }

    @Test func anExcerptSurroundsItsFirstMatch() async throws {
        let text = String(repeating: "word ", count: 40) + "Éclair with cream " + String(repeating: "more ", count: 40)
        let excerpt = try #require(try await hit(.fixture(id: 1, title: "Cake", description: text), "eclair").excerpt)
        #expect(excerpt.parts.first?.text.hasPrefix("…") == true)
        #expect(excerpt.parts.last?.text.hasSuffix("…") == true)
        #expect(excerpt.parts.first { $0.isMatch }?.text == "Éclair")
        #expect(excerpt.text.count < 200)
    }

    @Test func anExcerptOfCharactersSurroundsItsFirstMatch() async throws {
        let text = String(repeating: "蒸気機関車", count: 40) + "修正テスト" + String(repeating: "図書館", count: 40)
        let excerpt = try #require(try await hit(.fixture(id: 1, title: "本", description: text), "修正").excerpt)
        #expect(excerpt.parts.first { $0.isMatch }?.text == "修正")
        #expect(excerpt.text.hasPrefix("…") && excerpt.text.hasSuffix("…") && excerpt.text.count < 60)
    }

    @Test func aSearchWithoutWordsHighlightsNothing() async throws {
        let search = CatalogSearch(try await files.store([.fixture(id: 1, title: "Oak")]).device())
        let hit = try await search.search(SearchQuery(""), after: nil, limit: 1).items.first
        #expect(hit?.title == HighlightedText("Oak"))
        #expect(hit?.excerpt == nil)
    }
}
