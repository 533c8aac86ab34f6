/// The tokens of a source, to be read in any order. Beyond its ends there is nothing.
struct Tokens {
    let bytes: SourceBytes
    let all: [Token]

    init(_ bytes: SourceBytes) {
        self.bytes = bytes
        all = Lexer.tokens(bytes)
    }

    var count: Int { all.count }

    subscript(_ index: Int) -> Token? { index >= 0 && index < all.count ? all[index] : nil }

    /// The word at an index, unless it is between backticks; empty for anything else.
    func word(_ index: Int) -> String {
        guard let token = self[index], token.kind == .word else { return "" }
        return bytes.text(token.range)
    }

    /// The name at an index, with or without backticks; nil for anything else.
    func name(_ index: Int) -> String? {
        guard let token = self[index], token.kind == .word || token.kind == .escapedName else { return nil }
        return bytes.text(token.range)
    }

    /// The sign at an index; zero for anything else.
    func sign(_ index: Int) -> UInt8 {
        guard let token = self[index], token.kind == .sign else { return 0 }
        return bytes[token.range.lowerBound]
    }

    func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool { self.sign(index) == UInt8(ascii: sign) }

    /// Whether a sign is an operator of its own: `=`, but not that of `==`.
    func isLoneSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        guard isSign(sign, index), let token = self[index] else { return false }
        let isContinued = self[index + 1]?.isAttached == true && ByteClass.isOperator(self.sign(index + 1))
        return !isContinued && !(token.isAttached && ByteClass.isOperator(self.sign(index - 1)))
    }

    /// The end of an arrow, `->`.
    func isArrowHead(_ index: Int) -> Bool {
        isSign(">", index) && self[index]?.isAttached == true && isSign("-", index - 1)
    }

    /// The index behind the bracket that closes the one at an index, whatever kind they are of.
    func behindBrackets(_ index: Int) -> Int {
        var depth = 0
        var index = index
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

    /// The index behind the sign that closes the `<` at an index.
    func behindAngles(_ index: Int) -> Int {
        var depth = 0
        var index = index
        while index < count {
            switch sign(index) {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= isArrowHead(index) ? 0 : 1
            case UInt8(ascii: "("), UInt8(ascii: "["):
                index = behindBrackets(index)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return index
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    /// The index behind the types of `Pair<Int, [String]>.make()`; nil when the `<` at an index compares.
    func behindGenericArguments(_ start: Int) -> Int? {
        guard self[start]?.isAttached == true, name(start - 1) != nil else { return nil }
        let end = behindAngles(start)
        guard isSign(">", end - 1), [".", "(", ")", "]", ",", "{", "}", ";"].contains(where: { isSign($0, end) })
        else { return nil }
        var index = start
        while index < end {
            if isSign("(", index) || isSign("[", index) {
                index = behindBrackets(index)
                continue
            }
            let isOfType = name(index) != nil || [".", ",", "<", ">", "?", "&"].contains { isSign($0, index) }
            guard isOfType || isSign("-", index) && isArrowHead(index + 1) else { return nil }
            index += 1
        }
        return end
    }

    /// The tokens of a range as one would write them, without comments.
    func text(_ range: Range<Int>) -> String {
        var result = ""
        for index in range.clamped(to: 0..<count) {
            let token = all[index]
            if needsBlank(before: index), index > range.lowerBound { result += " " }
            result += token.kind == .escapedName ? "`\(bytes.text(token.range))`" : bytes.text(token.range)
        }
        return result
    }

    private func needsBlank(before index: Int) -> Bool {
        let isName = name(index) != nil || self[index]?.kind == .number
        let wasName = name(index - 1) != nil || self[index - 1]?.kind == .number
        if isName, wasName { return true }
        // `@Sendable (Int)`, but `Array(1)`.
        if isSign("(", index), wasName, self[index]?.isAttached == false { return true }
        if isSign(",", index - 1) || isSign(":", index - 1) && !isSign(":", index - 2) && !isSign(":", index) {
            return true
        }
        return isArrowHead(index - 1) || isSign("-", index) && isArrowHead(index + 1)
            || isSign("&", index) || isSign("&", index - 1) || isLoneSign("=", index) || isLoneSign("=", index - 1)
    }
}
