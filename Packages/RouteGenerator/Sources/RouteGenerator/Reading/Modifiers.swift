/// What stands before a declaration: `@MainActor nonisolated public static`.
struct Modifiers {
    private(set) var words: Set<String> = []
    /// The names of the attributes, from the left.
    private(set) var attributes: [String] = []

    init(_ tokens: Tokens, before index: Int) {
        var index = index - 1
        while true {
            if tokens.isSign(")", index), let open = Self.opening(tokens, of: index), open > 0 {
                // `private(set)`, or an attribute with arguments.
                index = open - 1
                guard Self.known.contains(tokens.word(index)) || tokens.isSign("@", index - 1) else { break }
            }
            let word = tokens.word(index)
            if tokens.isSign("@", index - 1) {
                attributes.insert(word, at: 0)
                index -= 2
            } else if Self.known.contains(word) {
                words.insert(word)
                index -= 1
            } else {
                break
            }
        }
    }

    var access: String? {
        ["open", "public", "package", "internal", "fileprivate", "private"].first(where: words.contains)
    }
    var isStatic: Bool { words.contains("static") || words.contains("class") }

    private static func opening(_ tokens: Tokens, of index: Int) -> Int? {
        var depth = 0
        var index = index
        while index >= 0 {
            if tokens.isSign(")", index) { depth += 1 }
            if tokens.isSign("(", index) { depth -= 1 }
            if depth == 0 { return index }
            index -= 1
        }
        return nil
    }

    private static let known: Set<String> = [
        "class", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "internal", "isolated",
        "lazy", "nonisolated", "open", "override", "package", "private", "public", "required", "static", "unowned",
        "weak",
    ]
}
