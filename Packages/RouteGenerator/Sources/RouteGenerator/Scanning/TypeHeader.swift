/// The declaration of a type up to its brace: `enum Name<T>: Base, Protocol where …`.
struct TypeHeader {
    let kind: TypeDeclaration.Kind
    /// The name. For an extension, with the outer types: `Checkout.AddressViewModel`.
    private(set) var name: String
    let nameIndex: Int
    private(set) var isGeneric = false
    private(set) var inherited: [String] = []
    /// The index of the opening brace.
    private(set) var brace: Int

    /// Returns nil if no type is declared at an index.
    init?(_ tokens: Tokens, at index: Int, module: String) {
        guard let kind = Self.kind(tokens, at: index), let name = tokens.name(index + 1) else { return nil }
        self.kind = kind
        self.name = name
        nameIndex = index + 1
        brace = index + 2
        readName(tokens, module)
        // `extension Int?` is an extension of `Optional`.
        if tokens.isSign("?", brace) { return nil }
        if tokens.isSign(":", brace) { readInherited(tokens) }
        while brace < tokens.count, !tokens.isSign("{", brace) {
            if tokens.isSign(brace, in: ["}", ";"]) { return nil }
            brace += 1
        }
        guard tokens.isSign("{", brace) else { return nil }
    }

    private static func kind(_ tokens: Tokens, at index: Int) -> TypeDeclaration.Kind? {
        guard let kind = TypeDeclaration.Kind(rawValue: tokens.word(index)) else { return nil }
        guard !tokens.isSign(index - 1, in: [".", "(", ","]), tokens.word(index - 1) != "import" else { return nil }
        // `class func` declares a member.
        if kind == .class, memberWords.contains(tokens.word(index + 1)) { return nil }
        if kind == .actor {
            // `actor` is also a common name of values.
            guard !expressionWords.contains(tokens.word(index + 1)) else { return nil }
            let isHeader = tokens.isSign(index + 2, in: ["{", ":", "<"]) || tokens.word(index + 2) == "where"
            guard isHeader, !isInExpression(tokens, index) else { return nil }
        }
        return kind
    }

    private static func isInExpression(_ tokens: Tokens, _ index: Int) -> Bool {
        tokens.isSign(index - 1, in: ["(", ",", "=", "["])
            || ["let", "var", "for", "await", "return", "case"].contains(tokens.word(index - 1))
    }

    /// Reads the rest of `Outer<Int>.Inner` and `Module::Type`.
    private mutating func readName(_ tokens: Tokens, _ module: String) {
        while true {
            if tokens.isSign("<", brace) {
                isGeneric = true
                brace = tokens.endOfAngles(brace)
            } else if tokens.isSign(".", brace), let inner = tokens.name(brace + 1) {
                name += ".\(inner)"
                brace += 2
            } else if tokens.isSign(":", brace), tokens.isSign(":", brace + 1), let inner = tokens.name(brace + 2) {
                name = inner
                brace += 3
            } else {
                break
            }
        }
        // `extension Home.HomeViewModel`, in the module Home.
        if kind == .extension, name.hasPrefix("\(module).") { name.removeFirst(module.count + 1) }
    }

    private mutating func readInherited(_ tokens: Tokens) {
        var start = brace + 1
        var index = start
        while index < tokens.count {
            let isEnd = tokens.isSign(index, in: ["{", "}"]) || tokens.word(index) == "where"
            if isEnd || tokens.isSign(",", index) {
                if index > start { inherited.append(tokens.text(start..<index)) }
                start = index + 1
            }
            if isEnd { break }
            if tokens.isSign("<", index) {
                index = tokens.endOfAngles(index)
            } else if tokens.isSign("(", index) {
                index = tokens.endOfBrackets(index)
            } else {
                index += 1
            }
        }
        brace = index
    }

    private static let memberWords: Set<String> = [
        "final", "func", "init", "let", "open", "override", "private", "public", "static", "subscript", "var",
    ]
    private static let expressionWords: Set<String> = [
        "as", "else", "for", "if", "in", "is", "let", "var", "where", "while",
    ]
}

/// The attributes and modifiers of a declaration: `@MainActor nonisolated public static`.
struct Modifiers {
    private var words: Set<String> = []
    /// The names of the attributes, from the left.
    private(set) var attributes: [String] = []

    /// Reads backward from the keyword of a declaration.
    init(_ tokens: Tokens, before keyword: Int) {
        var index = keyword - 1
        while true {
            if tokens.isSign(")", index), let open = Self.openingParenthesis(tokens, of: index), open > 0 {
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

    private static func openingParenthesis(_ tokens: Tokens, of index: Int) -> Int? {
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
