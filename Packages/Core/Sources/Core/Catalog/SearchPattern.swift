import Foundation
import GRDB
import Model

/// A full text index of the products.
enum SearchTable: String, Sendable {
    case products = "productSearch"
    /// The products with characters of scripts without spaces. Each such character is a word.
    case characters = "characterSearch"

    /// The number of words of an excerpt.
    var excerptLength: Int {
        switch self {
        case .products: 16
        case .characters: 40
        }
    }

    /// The name in a statement.
    var sql: SQL { "\(identifier: rawValue)" }
}

/// The words of a search as an FTS5 expression, and the tables in which they are found.
struct SearchPattern: Hashable, Sendable {
    /// A control character between characters in `characterSearch`, which no text contains. Results are shown without it.
    static let separator = "\u{1}"

    /// The FTS5 expression: each word is the beginning of a word, or a phrase of characters.
    let text: String
    /// The tables. If a product is found in several, the highlights of the first one are shown: in 新型iPhone用, only
    /// `characterSearch` knows the word `iPhone`.
    let tables: [SearchTable]

    /// Returns `nil` if the text has no letters or digits: nothing can match it.
    init?(_ text: String) {
        let words = Self.words(of: text)
        guard !words.isEmpty else { return nil }
        let hasCharacters = words.contains(where: \.hasUnspacedCharacters)
        tables = hasCharacters ? [.characters] : [.characters, .products]
        // GRDB's `FTS5Pattern` opens a database in memory for each pattern. A quoted word of letters and digits is always valid.
        self.text = words.map { word in
            "\"\(hasCharacters ? word.separatingUnspacedCharacters(by: " ") : String(word))\"*"
        }.joined(separator: " ")
    }

    /// Returns the words of the first 200 characters.
    static func words(of text: String) -> [Substring] {
        text.prefix(200).split { !$0.isLetter && !$0.isNumber }
    }
}

/// The search in products with characters of scripts without spaces.
enum CharacterSearch {
    /// Adds the title, brand, description and tags of a product, unless they have no such character.
    static func insert(_ texts: [String], of product: Int, in database: Database) throws {
        guard texts.contains(where: \.hasUnspacedCharacters) else { return }
        let statement = try database.cachedStatement(
            sql: "INSERT INTO characterSearch (rowid, title, brand, description, tags) VALUES (?, ?, ?, ?, ?)")
        let separated = texts.map { $0.separatingUnspacedCharacters(by: SearchPattern.separator) }
        try statement.execute(arguments: [product] + StatementArguments(separated))
    }
}

extension StringProtocol {
    /// Returns the text with a separator beside each character of a script without spaces.
    func separatingUnspacedCharacters(by separator: String) -> String {
        guard hasUnspacedCharacters else { return String(self) }
        var result = ""
        var wasUnspaced: Bool?
        // In the composed form, a kana with a mark is one character for SQLite, too.
        for character in String(self).precomposedStringWithCanonicalMapping {
            if let wasUnspaced, wasUnspaced || character.isUnspaced { result += separator }
            result.append(character)
            wasUnspaced = character.isUnspaced
        }
        return result
    }
}
