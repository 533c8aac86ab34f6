import Core
import FlowKit
import Model

/// Searches as the user types.
struct Searching {
    let rounds: Int
    let plain: PlainSQLite
    private let vocabulary = Vocabulary()

    init(rounds: Int, plain: PlainSQLite) {
        self.rounds = rounds
        self.plain = plain
    }

    func run(_ store: AppDatabase) async throws -> [CatalogFigure] {
        var random = Numbers(seed: 21)
        let typed = (0..<rounds).map { _ in prefix(vocabulary.word(&random), &random) }
        let pairs = (0..<rounds).map { _ in
            vocabulary.word(&random) + " " + prefix(vocabulary.word(&random), &random)
        }
        let broad = vocabulary.words.prefix(20).flatMap { word in (1...3).map { String(word.prefix($0)) } }
        return [
            try await search("beginning of a word", typed, store), try await search("two words", pairs, store),
            try await search("one to three letters of common words", broad, store),
            try await facets(Array(typed.prefix(500)), store),
            try await correction("one letter left out", vocabulary.words.filter { (4...7).contains($0.count) }, store),
            try await correction("a letter of a long word left out", vocabulary.words.filter { $0.count > 8 }, store),
        ]
    }

    /// Returns at least three letters of a word.
    private func prefix(_ word: String, _ random: inout Numbers) -> String {
        String(word.prefix(3 + random.next(max(word.count - 2, 1))))
    }

    private func search(_ name: String, _ texts: [String], _ store: AppDatabase) async throws -> CatalogFigure {
        let search = CatalogSearch(try await DeviceStore.open(in: store))
        var (times, plainTimes) = (Times(), Times())
        for text in texts {
            try await times.measure { _ = try await search.search(SearchQuery(text), after: nil, limit: 20) }
            try await plainTimes.measure { try await plain.search(text) }
        }
        return figure("search, \(name)", times, plainTimes)
    }

    /// Measures the correction of words without their second letter.
    private func correction(_ name: String, _ words: [String], _ store: AppDatabase) async throws -> CatalogFigure {
        let search = CatalogSearch(try await DeviceStore.open(in: store))
        var times = Times()
        for word in words.suffix(300) {
            let typed = word.prefix(1) + word.dropFirst(2)
            try await times.measure { _ = try await search.correction(of: String(typed)) }
        }
        return figure("correction, \(name)", times, nil)
    }

    private func facets(_ texts: [String], _ store: AppDatabase) async throws -> CatalogFigure {
        let search = CatalogSearch(try await DeviceStore.open(in: store))
        var times = Times()
        for text in texts { try await times.measure { _ = try await search.facets(of: SearchQuery(text)) } }
        return figure("facets", times, nil)
    }

    private func figure(_ name: String, _ times: Times, _ plain: Times?) -> CatalogFigure {
        CatalogFigure(
            name: "\(name): 99th percentile", unit: "ms", value: (times.percentile(0.99) ?? 0) / 1_000,
            baseline: plain?.percentile(0.99).map { $0 / 1_000 })
    }
}
