/// The tokens of a source, with random access. There is no token at an index outside of the source.
struct Tokens {
    let source: SourceText
    let all: [Token]
    private let lines: SourceLines

    init(_ source: SourceText) {
        self.source = source
        all = Lexer.tokens(source)
        lines = SourceLines(source)
    }

    var count: Int { all.count }

    subscript(_ index: Int) -> Token? { index >= 0 && index < all.count ? all[index] : nil }

    /// Returns the word at an index, or an empty string for any other token, including a name between backticks.
    func word(_ index: Int) -> String {
        guard let token = self[index], token.kind == .word else { return "" }
        return source.text(token.range)
    }

    /// Returns the name at an index, with or without backticks, or nil for any other token.
    func name(_ index: Int) -> String? {
        guard let token = self[index], token.kind == .word || token.kind == .escapedName else { return nil }
        return source.text(token.range)
    }

    /// Returns the sign at an index, or zero for any other token.
    func sign(_ index: Int) -> UInt8 {
        guard let token = self[index], token.kind == .sign else { return 0 }
        return source[token.range.lowerBound]
    }

    func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool { self.sign(index) == UInt8(ascii: sign) }

    func isSign(_ index: Int, in signs: [Unicode.Scalar]) -> Bool {
        let sign = sign(index)
        return sign != 0 && signs.contains { UInt8(ascii: $0) == sign }
    }

    /// Returns whether a sign is a whole operator: `=`, but not a part of `==`.
    func isOperator(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        guard isSign(sign, index), let token = self[index] else { return false }
        let isContinued = self[index + 1]?.isAttached == true && ByteClass.isOperator(self.sign(index + 1))
        return !isContinued && !(token.isAttached && ByteClass.isOperator(self.sign(index - 1)))
    }

    /// Returns whether a sign ends an arrow: `->`.
    func isArrowHead(_ index: Int) -> Bool {
        isSign(">", index) && self[index]?.isAttached == true && isSign("-", index - 1)
    }

    /// Returns the position of a token, or of the last token if the index is past the end.
    func position(of index: Int) -> SourcePosition {
        lines.position(of: (self[index] ?? all.last)?.start ?? 0)
    }

    /// Returns the source of a range of tokens in canonical form, without comments.
    func text(_ range: Range<Int>) -> String {
        var result = ""
        for index in range.clamped(to: 0..<count) {
            let token = all[index]
            if needsSpace(before: index), index > range.lowerBound { result += " " }
            result += token.kind == .escapedName ? "`\(source.text(token.range))`" : source.text(token.range)
        }
        return result
    }

    private func needsSpace(before index: Int) -> Bool {
        let isName = name(index) != nil || self[index]?.kind == .number
        let wasName = name(index - 1) != nil || self[index - 1]?.kind == .number
        if isName, wasName { return true }
        // `@Sendable (Int)`, but `Array(1)`.
        if isSign("(", index), wasName, self[index]?.isAttached == false { return true }
        if isSign(",", index - 1) || isSign(":", index - 1) && !isSign(":", index - 2) && !isSign(":", index) {
            return true
        }
        return isArrowHead(index - 1) || isSign("-", index) && isArrowHead(index + 1)
            || isSign("&", index) || isSign("&", index - 1) || isOperator("=", index) || isOperator("=", index - 1)
    }
}

// Ends of brackets.
extension Tokens {
    /// Returns the index after the bracket that closes the bracket at an index.
    func endOfBrackets(_ start: Int) -> Int {
        var depth = 0
        var index = start
        while index < count {
            switch sign(index) {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            index += 1
            if depth <= 0 { break }
        }
        return index
    }

    /// Returns the index after the `>` that closes the `<` at an index.
    func endOfAngles(_ start: Int) -> Int {
        var depth = 0
        var index = start
        while index < count {
            switch sign(index) {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= isArrowHead(index) ? 0 : 1
            case UInt8(ascii: "("), UInt8(ascii: "["):
                index = endOfBrackets(index)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return index
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    /// Returns the index after the types of `Pair<Int, [String]>.make()`, or nil if the `<` at an index is an operator.
    func endOfGenericArguments(_ start: Int) -> Int? {
        guard self[start]?.isAttached == true, name(start - 1) != nil else { return nil }
        let end = endOfAngles(start)
        guard isSign(">", end - 1), isSign(end, in: [".", "(", ")", "]", ",", "{", "}", ";"]) else { return nil }
        var index = start
        while index < end {
            if isSign(index, in: ["(", "["]) {
                index = endOfBrackets(index)
                continue
            }
            let isPartOfType = name(index) != nil || isSign(index, in: [".", ",", "<", ">", "?", "&"])
            guard isPartOfType || isSign("-", index) && isArrowHead(index + 1) else { return nil }
            index += 1
        }
        return end
    }
}

// Ends of statements, which Swift doesn't mark.
extension Tokens {
    /// Returns the index of the `=` or the brace after the type of a property.
    func endOfTypeAnnotation(_ start: Int) -> Int {
        var index = start
        while index < count, !isOperator("=", index), !isSign(index, in: ["{", "}", ";"]) {
            if index > start, Self.declarationWords.contains(word(index)) || isCondition(index) { break }
            index = isSign(index, in: ["(", "["]) ? endOfBrackets(index) : index + 1
        }
        return index
    }

    /// Returns the index after the statement at an index.
    func endOfStatement(_ start: Int) -> Int {
        var index = start
        while index < count, !isSign(index, in: ["}", ";", "@", ","]), !isCondition(index),
            !Self.declarationWords.contains(word(index))
        {
            index = isSign(index, in: ["(", "[", "{"]) ? endOfBrackets(index) : index + 1
        }
        return index
    }

    /// Returns whether `#if`, `#else`, `#elseif` or `#endif` is at an index.
    private func isCondition(_ index: Int) -> Bool {
        isSign("#", index) && self[index + 1]?.isAttached == true
            && ["if", "else", "elseif", "endif"].contains(word(index + 1))
    }

    private static let declarationWords: Set<String> = [
        "actor", "case", "class", "deinit", "enum", "extension", "fileprivate", "final", "func", "init", "internal",
        "let", "nonisolated", "open", "override", "private", "protocol", "public", "static", "struct", "subscript",
        "typealias", "var",
    ]
}
