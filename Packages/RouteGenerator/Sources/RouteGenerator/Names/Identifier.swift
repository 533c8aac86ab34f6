/// Which names Swift takes as they are, which between backticks, and which not at all.
enum Identifier {
    /// As it stands in code.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Whether an enumeration can have a case of this name.
    static func canBeCase(_ name: String) -> Bool {
        guard let first = name.utf8.first, ByteClass.isNameHead(first), first != UInt8(ascii: "$") else { return false }
        return name.utf8.allSatisfy { ByteClass.isName($0) && $0 != UInt8(ascii: "$") } && !refused.contains(name)
    }

    /// Not even between backticks, since a dot before them gives them another meaning.
    private static let refused: Set<String> = ["Protocol", "Self", "Type", "_", "init", "self"]

    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
