import Core
import Foundation
import Model

/// Searches while one types, beside what FTS5 takes when it ranks all that it finds.
struct Searching {
    let rounds: Int
    private let vocabulary = Vocabulary()

    init(rounds: Int) { self.rounds = rounds }

    func run(_ store: ShopStore) async throws -> [CatalogueFigure] {
        var random = Numbers(seed: 21)
        let prefixes = (0..<rounds).map { _ in prefix(vocabulary.words[random.next(vocabulary.words.count)], &random) }
        let typed = (0..<rounds).map { _ in prefix(vocabulary.word(&random), &random) }
        let pairs = (0..<rounds).map { _ in
            vocabulary.word(&random) + " " + prefix(vocabulary.word(&random), &random)
        }
        let broad = vocabulary.words.prefix(20).flatMap { word in (1...3).map { String(word.prefix($0)) } }
        var figures: [CatalogueFigure] = []
        figures += try await searches("prefix of any word", prefixes, store)
        figures += try await searches("prefix of a word as texts use them", typed, store)
        figures += try await searches("two words", pairs, store)
        figures += try await searches("one to three letters of the most common words", broad, store)
        figures += try await facets(prefixes, store)
        return figures
    }

    /// At least three letters of a word.
    private func prefix(_ word: String, _ random: inout Numbers) -> String {
        String(word.prefix(3 + random.next(max(word.count - 2, 1))))
    }

    private func searches(_ name: String, _ texts: [String], _ store: ShopStore) async throws -> [CatalogueFigure] {
        let search = StoredSearchService(store)
        var times = (store: Times(), bare: Times())
        let sql = """
            SELECT rowid FROM productSearch WHERE productSearch MATCH ?
            ORDER BY bm25(productSearch, 10, 5, 1, 3, 0) LIMIT 20
            """
        let bare = try BareDatabase(path: store.path).prepare(BareQuery(sql: sql))
        for text in texts {
            try await times.store.measure { _ = try await search.search(SearchQuery(text), after: nil, limit: 20) }
        }
        for text in texts.prefix(100) {
            let match = text.split(separator: " ").map { "\"\($0)\"*" }.joined(separator: " ")
            try await times.bare.measure { try bare.find(match) }
        }
        return [
            figure("search, \(name): median", times.store.median, times.bare.median),
            figure("search, \(name): 99 of 100", times.store.percentile(0.99), times.bare.percentile(0.99)),
        ]
    }

    private func facets(_ texts: [String], _ store: ShopStore) async throws -> [CatalogueFigure] {
        let search = StoredSearchService(store)
        var times = Times()
        for text in texts.prefix(500) {
            try await times.measure { _ = try await search.facets(of: SearchQuery(text)) }
        }
        return [
            figure("facets: median", times.median, nil), figure("facets: 99 of 100", times.percentile(0.99), nil),
        ]
    }

    private func figure(_ name: String, _ microseconds: Double?, _ bare: Double?) -> CatalogueFigure {
        CatalogueFigure(name: name, unit: "ms", value: (microseconds ?? 0) / 1_000, bare: bare.map { $0 / 1_000 })
    }
}
