import FlowTestSupport
import Foundation
import Mocks
import Model
import Testing

@testable import Core

/// The correction of misspelled search texts.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SpellingTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private static let products: [Product] = [
        .fixture(id: 1, title: "Red Lipstick", brand: "Möbelhaus", description: "For lips.", tags: ["beauty"]),
        .fixture(id: 2, title: "Éclair von Nguyễn", brand: "Straßenbäcker", description: "", tags: []),
        .fixture(id: 3, title: "حقيبة يد", brand: nil, description: "فستان أسود", tags: []),
        .fixture(id: 4, title: "设备清单 サンドボックス", brand: nil, description: "", tags: []),
        .fixture(id: 5, title: "Sofa", brand: "Galaxy", description: "Model X1900 with a rug", tags: []),
        .fixture(id: 6, title: "Sofia", brand: "Galaxy", description: "Sofia, sofia", tags: []),
    ]

    @Test(arguments: [
        // A letter that is left out, added, replaced, or swapped.
        ("lipstik", "lipstick"), ("lipsttick", "lipstick"), ("lipstock", "lipstick"), ("lipstikc", "lipstick"),
        ("ipstick", "lipstick"), ("kipstick", "lipstick"), ("ilpstick", "lipstick"), ("xlipstick", "lipstick"),
        // Long words may have two of them.
        ("lippstikc", "lipstick"), ("libstikk", "lipstick"), ("lubstikk", nil),
        ("beuaty", "beauty"), ("beuayt", nil),
        // The other words stay, and so does what is between them.
        ("red lipstik", "red lipstick"), ("  Lipstik,  red!", "  Lipstick,  red!"),
        ("lipstik beuaty", "lipstick beauty"),
        ("lipstik zzzzzz", nil), ("lip", nil), ("lipst", nil), ("lipstick", nil), ("lipstick sofa", nil),
        // Words are compared without accents and case, and shown as a product spells them.
        ("moebelhaus", "möbelhaus"), ("Mobelhauss", "Möbelhaus"), ("eclaiir", "éclair"), ("ngyuen", "nguyễn"),
        ("strassenbacker", "straßenbäcker"), ("STRAßENBACKR", "Straßenbäcker"),
        ("حقية", "حقيبة"), ("فستنا", "فستان"), ("اسود", "أسود"),
        // Short words, numbers, and words of scripts without spaces have no spelling.
        ("rgu", nil), ("rog", nil), ("X1901", nil), ("x190", nil), ("清単", nil), ("サンドボッスク", nil),
        ("lipstik 清単", "lipstick 清単"),
        ("lipstik 清单", "lipstick 清单"),
        ("sofo", "sofa"), ("galaxi", "galaxy"),
        ("\"lipstik\"", nil), ("“lipstik”", nil), ("", nil), ("* \" ^", nil),
    ])
    func misspelledWordsAreCorrected(text: String, expected: String?) async throws {
        let search = CatalogSearch(try await files.store(Self.products).device())
        #expect(try await search.correction(of: text) == expected, "\(text)")
    }

    @Test func ofTwoSimilarWordsTheOneOfMoreProductsIsTaken() async throws {
        let titles = ["Vase", "Vase", "Base", "Case", "Case", "Case"]
        let products = titles.enumerated().map { Product.fixture(id: $0 + 1, title: $1, description: "", tags: []) }
        let search = CatalogSearch(try await files.store(products).device())
        #expect(try await search.correction(of: "xase") == "case")
    }

    @Test func aCatalogWithoutProductsCorrectsNothing() async throws {
        let search = CatalogSearch(try await files.store().device())
        #expect(try await search.correction(of: "lipstik") == nil)
    }
}

/// The distances of texts, and the search for similar words in a sorted list.
@Suite struct EditDistanceTests {
    private static let words: [String] = {
        var random = SplitMix64(seed: 5)
        let words = (0..<3_000).map { _ in
            String(
                (0..<Int.random(in: 1...7, using: &random)).map { _ in "abcdé".randomElement(using: &random) ?? "a" })
        }
        return Set(words + ["abcdabcd", "abcdabdc", "bacdabdc", "abcabcd", "xabcdabcd"]).sorted { one, other in
            one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
        }
    }()

    /// Returns the distance by definition, as far as it is at most 2: the edits are tried.
    private static func isSimilar(_ text: [Unicode.Scalar], _ word: [Unicode.Scalar], edits: Int) -> Bool {
        if text == word { return true }
        guard edits > 0 else { return false }
        guard let first = text.first, let other = word.first else { return max(text.count, word.count) <= edits }
        let (rest, otherRest) = (Array(text.dropFirst()), Array(word.dropFirst()))
        if first == other, isSimilar(rest, otherRest, edits: edits) { return true }
        if text.count > 1, word.count > 1, text[0] == word[1], text[1] == word[0],
            isSimilar(Array(text.dropFirst(2)), Array(word.dropFirst(2)), edits: edits - 1)
        {
            return true
        }
        return isSimilar(rest, otherRest, edits: edits - 1) || isSimilar(rest, word, edits: edits - 1)
            || isSimilar(text, otherRest, edits: edits - 1)
    }

    @Test(arguments: ["abcd", "aaaa", "dcba", "bédac", "abcdabcd", "abcdabdc"])
    func skippingFindsAllSimilarWordsWithFewLookups(word: String) throws {
        let distances = try #require(EditDistance(word))
        var (found, lookups): ([String], Int) = ([], 0)
        var next = distances.firstText(from: [])
        while let start = next {
            lookups += 1
            let candidate = Self.words.first { !$0.unicodeScalars.lexicographicallyPrecedes(start) }
            guard let candidate else { break }
            let scalars = Array(candidate.unicodeScalars)
            if distances.distance(to: scalars) != nil { found.append(candidate) }
            next = distances.firstText(from: scalars + ["\u{1}"])
        }
        let letters = Array(word.unicodeScalars)
        let expected = Self.words.filter {
            Self.isSimilar(Array($0.unicodeScalars), letters, edits: distances.maximum)
        }
        #expect(found == expected)
        #expect(lookups < Self.words.count / 2)
    }

    @Test(arguments: [
        ("lipstick", "lipstick", 0), ("lipstick", "lipstik", 1), ("lipstick", "lipsttick", 1),
        ("lipstick", "lipstcik", 1),
        ("lipstick", "lipsitkc", 2), ("lipstick", "lupstock", 2), ("lipstick", "lups", nil), ("oak", nil, nil),
        ("lamp", "lmap", 1), ("lamp", "lmpa", nil), ("lamp", "", nil),
    ])
    func aSwapIsOneEdit(word: String, text: String?, expected: Int?) {
        let distances = EditDistance(word)
        #expect((distances == nil) == (text == nil))
        if let text { #expect(distances?.distance(to: Array(text.unicodeScalars)) == expected, "\(text)") }
    }
}
