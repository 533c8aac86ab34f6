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
}
