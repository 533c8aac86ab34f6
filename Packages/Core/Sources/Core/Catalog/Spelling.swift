import GRDB
import Model

/// Corrects misspelled words with those of the products.
struct Spelling {
    /// The lookups in the index for a text. One edit takes up to 70 of them, two edits up to 500.
    private static let maximumLookups = 2_000

    private let database: Database
    private let tokenizer: any FTS5Tokenizer

    init(_ database: Database) throws {
        self.database = database
        tokenizer = try database.makeTokenizer(.unicode61(diacritics: .remove))
    }

    /// Returns the text with words of the products instead of those that begin no word of a product. `nil` if no word is
    /// missing, or if there is no similar word for a missing one.
    func correction(of text: String) throws -> String? {
        var lookups = Self.maximumLookups
        var corrected = ""
        var end = text.startIndex
        for word in SearchPattern.words(of: text) {
            // The index has the words without case and accents.
            let folded = try tokenizer.tokenize(query: String(word)).map(\.token)
            if try isKnown(folded) { continue }
            guard folded.count == 1, let distances = EditDistance(folded[0]),
                let similar = try mostSimilarWord(distances, &lookups)
            else { return nil }
            corrected += text[end..<word.startIndex] + (try spelled(similar, like: word))
            end = word.endIndex
        }
        return end == text.startIndex ? nil : corrected + text[end...]
    }

    /// Returns whether each part of a word begins a word of a product. Parts of scripts without spaces aren't corrected.
    private func isKnown(_ parts: [String]) throws -> Bool {
        try parts.allSatisfy { part throws -> Bool in
            if part.hasUnspacedCharacters { return true }
            return try firstWord(from: part)?.text.unicodeScalars.starts(with: part.unicodeScalars) == true
        }
    }

    /// Returns the word with the fewest edits, and of those the one that most products have.
    private func mostSimilarWord(_ distances: EditDistance, _ lookups: inout Int) throws -> String? {
        var best: (distance: Int, word: IndexedWord)?
        var next = distances.firstText(from: [])
        while let start = next, lookups > 0 {
            lookups -= 1
            guard let word = try firstWord(from: String(String.UnicodeScalarView(start))) else { break }
            let scalars = Array(word.text.unicodeScalars)
            if let distance = distances.distance(to: scalars) {
                let isBetter = best.map { (distance, $0.word.count) < ($0.distance, word.count) } ?? true
                if isBetter { best = (distance, word) }
            }
            // The next word: none has a control character.
            next = distances.firstText(from: scalars + ["\u{1}"])
        }
        return best?.word.text
    }

    /// A word of the search index, and the number of products with it.
    private struct IndexedWord: FetchableRecord {
        let text: String
        let count: Int

        init(row: Row) { (text, count) = (row[0], row[1]) }
    }

    /// Returns the first word at or after a text, by code points.
    private func firstWord(from text: String) throws -> IndexedWord? {
        let statement = try database.cachedStatement(sql: "SELECT term, doc FROM productWord WHERE term >= ? LIMIT 1")
        return try IndexedWord.fetchOne(statement, arguments: [text])
    }

    /// Returns a word of the index as a product spells it: `möbel` for `mobel`. It is uppercase if the user's word is.
    private func spelled(_ word: String, like typed: Substring) throws -> String {
        let request: SQLRequest<String> = """
            SELECT snippet(productSearch, -1, \(HighlightedText.start), \(HighlightedText.end), '', 1)
            FROM productSearch WHERE productSearch MATCH \("\"\(word)\"") LIMIT 1
            """
        let marked = try request.fetchOne(database).map(HighlightedText.init(marked:))
        let spelled = marked?.parts.first(where: \.isMatch)?.text ?? word
        return typed.first?.isUppercase == true ? spelled : spelled.lowercased()
    }
}
