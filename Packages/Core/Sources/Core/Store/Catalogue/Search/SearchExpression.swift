import Model

/// What the full text search is asked for, in the language of FTS5.
///
/// Category and brand are in its index too: FTS5 goes through the shortest of its lists and skips through the others,
/// so that a common word in a rare category costs what the category costs. Whoever asks looks at both columns again,
/// because the index knows only their words.
struct SearchExpression: Hashable, Sendable {
    let text: String

    /// - Parameter ranked: Whether whole words are told from beginnings of words.
    init(_ words: SearchWords, category: ProductCategory.ID? = nil, brand: String? = nil, ranked: Bool = false) {
        let pieces = words.words.map { word in
            let beginning = Self.quoted(word) + "*"
            return ranked ? "(\(Self.quoted(word)) OR \(beginning))" : beginning
        }
        var parts = ["{title brand description tags} : (\(pieces.joined(separator: " AND ")))"]
        if let category, let phrase = Self.phrase(category.rawValue) { parts.append("category : \(phrase)") }
        if let brand, let phrase = Self.phrase(brand) { parts.append("brand : \(phrase)") }
        text = parts.count == 1 ? parts[0] : parts.map { "(\($0))" }.joined(separator: " AND ")
    }

    /// The words of a text, one behind the other; nil when the index has none of it.
    private static func phrase(_ text: String) -> String? {
        text.unicodeScalars.contains(where: \.isLetterOrDigit) ? quoted(text) : nil
    }

    /// A text in which nothing has a meaning. The end of a C string has none in a text, and would end the question.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\"\""
            case "\0": quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
