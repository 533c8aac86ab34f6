/// The words of a text that can be looked for.
struct SearchWords: Hashable, Sendable {
    /// More words than this make a question no better, only slower.
    private static let mostWords = 16
    /// No word of a product is longer.
    private static let longestWord = 100

    /// The longest beginning that the index has a list for.
    private static let longestIndexed = 12

    /// At least one. A word holds letters, digits and accents, nothing else.
    let words: [String]

    /// Whether the index has a list for each of them, as a beginning.
    var areIndexed: Bool { words.allSatisfy { $0.unicodeScalars.count <= Self.longestIndexed } }

    /// Nil when there is no letter and no digit in the text.
    init?(_ text: String) {
        let found = text.unicodeScalars.split { !$0.isPartOfWord }.filter { $0.contains(where: \.isLetterOrDigit) }
        guard !found.isEmpty else { return nil }
        words = found.prefix(Self.mostWords).map { String(String.UnicodeScalarView($0.prefix(Self.longestWord))) }
    }
}

extension Unicode.Scalar {
    /// Whether a word may consist of it alone.
    var isLetterOrDigit: Bool {
        properties.isAlphabetic || properties.numericType != nil
    }

    /// Accents that follow their letter belong to the word.
    var isPartOfWord: Bool {
        isLetterOrDigit || properties.generalCategory == .nonspacingMark
    }
}
