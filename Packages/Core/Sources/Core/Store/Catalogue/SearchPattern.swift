/// What the full text search is asked for: every word must begin a word of the product's texts.
struct SearchPattern: Hashable {
    /// More words than this make a question no better, only slower.
    private static let mostWords = 16

    /// In the language of FTS5: `"des"* "do"*`.
    let text: String

    /// Nil when there is no letter and no digit in the text.
    init?(_ text: String) {
        let words = text.unicodeScalars.split { !$0.isPartOfWord }.filter { $0.contains(where: \.isLetterOrDigit) }
        guard !words.isEmpty else { return nil }
        self.text = words.prefix(Self.mostWords).map { "\"\(String($0))\"*" }.joined(separator: " ")
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        properties.isAlphabetic || properties.numericType != nil
    }

    /// Accents that follow their letter belong to the word.
    fileprivate var isPartOfWord: Bool {
        isLetterOrDigit || properties.generalCategory == .nonspacingMark
    }
}
