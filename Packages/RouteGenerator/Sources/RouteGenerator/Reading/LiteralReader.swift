/// Makes values of literals.
struct LiteralReader {
    let bytes: SourceBytes

    /// What a string without interpolation means; nil when it does not compile.
    func string(_ range: Range<Int>) -> StringValue? {
        let lexer = Lexer(bytes)
        let signs = lexer.run(of: UInt8(ascii: "#"), at: range.lowerBound)
        let quote = range.lowerBound + signs
        let isMultiLine = lexer.opensMultiLine(quote, signs: signs)
        let quotes = isMultiLine ? 3 : 1
        let start = quote + quotes
        let end = range.upperBound - signs - quotes
        // One that never ends does not compile.
        guard start <= end, bytes[end] == UInt8(ascii: "\"") else { return nil }
        if isMultiLine { return MultiLineString(bytes: bytes, signs: signs).value(start..<end) }
        guard let text = Escapes(bytes: bytes, signs: signs).resolved(start..<end) else { return nil }
        let isAsWritten = text.utf8.count == end - start
        return StringValue(text, inset: isAsWritten ? signs + 1 : nil)
    }

    /// A whole number of any radix; nil for any other, and one that is too large.
    func integer(_ range: Range<Int>) -> Int? {
        let digits = bytes.text(range).filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(2), radix: radix)
        }
        return Int(digits)
    }
}
