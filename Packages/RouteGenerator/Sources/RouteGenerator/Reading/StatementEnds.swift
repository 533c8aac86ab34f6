/// Finds the ends of statements, which nothing marks in Swift.
struct StatementEnds {
    let tokens: Tokens

    /// The index of the `=` or the brace behind a name and its type.
    func annotation(_ start: Int) -> Int {
        var index = start
        while index < tokens.count, !tokens.isLoneSign("=", index) {
            if ["{", "}", ";"].contains(where: { tokens.isSign($0, index) }) { break }
            if index > start, Self.declarationWords.contains(tokens.word(index)) || isCondition(index) { break }
            index = tokens.isSign("(", index) || tokens.isSign("[", index) ? tokens.behindBrackets(index) : index + 1
        }
        return index
    }

    /// The index behind the statement that an index is in.
    func statement(_ start: Int) -> Int {
        var index = start
        while index < tokens.count {
            if tokens.isSign("}", index) || tokens.isSign(";", index) || tokens.isSign("@", index) { break }
            if tokens.isSign(",", index) || isCondition(index) { break }
            if Self.declarationWords.contains(tokens.word(index)) { break }
            let isOpening = ["(", "[", "{"].contains { tokens.isSign($0, index) }
            index = isOpening ? tokens.behindBrackets(index) : index + 1
        }
        return index
    }

    /// `#if`, `#endif`, and what stands between them.
    private func isCondition(_ index: Int) -> Bool {
        tokens.isSign("#", index) && tokens[index + 1]?.isAttached == true
            && ["if", "else", "elseif", "endif"].contains(tokens.word(index + 1))
    }

    private static let declarationWords: Set<String> = [
        "actor", "case", "class", "deinit", "enum", "extension", "fileprivate", "final", "func", "init", "internal",
        "let", "nonisolated", "open", "override", "private", "protocol", "public", "static", "struct", "subscript",
        "typealias", "var",
    ]
}
