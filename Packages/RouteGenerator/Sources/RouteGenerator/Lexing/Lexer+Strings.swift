extension Lexer {
    /// Finds the end of a string whose first quote is at `quote`, behind as many signs (`#`).
    ///
    /// A string that never ends does so with its line, as for the compiler; one of several lines, with the source.
    mutating func endOfString(at quote: Int, signs: Int) -> (end: Int, isInterpolated: Bool) {
        let isMultiLine = opensMultiLine(quote, signs: signs)
        var offset = quote + (isMultiLine ? 3 : 1)
        var isInterpolated = false
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\\"), run(of: UInt8(ascii: "#"), at: offset + 1) >= signs {
                let escaped = offset + 1 + signs
                if bytes[escaped] == UInt8(ascii: "(") {
                    isInterpolated = true
                    offset = endOfInterpolation(at: escaped)
                } else {
                    offset = escaped + 1
                }
            } else if byte == UInt8(ascii: "\""), let end = closing(at: offset, isMultiLine, signs: signs) {
                return (end, isInterpolated)
            } else if !isMultiLine, ByteClass.isLineEnd(byte) {
                return (offset, isInterpolated)
            } else {
                offset += 1
            }
        }
        return (bytes.count, isInterpolated)
    }

    /// Whether three quotes begin a string of several lines. `#"""#` does not: it is a string that holds a quote.
    func opensMultiLine(_ quote: Int, signs: Int) -> Bool {
        guard bytes.holds("\"\"\"", at: quote) else { return false }
        guard signs > 0 else { return true }
        var offset = quote + 2
        while offset < bytes.count, !ByteClass.isLineEnd(bytes[offset]) {
            if bytes[offset] == UInt8(ascii: "\""), run(of: UInt8(ascii: "#"), at: offset + 1) >= signs { return false }
            offset += 1
        }
        return true
    }

    private func closing(at quote: Int, _ isMultiLine: Bool, signs: Int) -> Int? {
        guard !isMultiLine || bytes.holds("\"\"\"", at: quote) else { return nil }
        let end = quote + (isMultiLine ? 3 : 1)
        return run(of: UInt8(ascii: "#"), at: end) >= signs ? end + signs : nil
    }

    /// What is interpolated is code, with strings and comments of its own.
    private mutating func endOfInterpolation(at parenthesis: Int) -> Int {
        // Nobody writes more than that, and each one more takes a piece of the stack.
        guard interpolations < 32 else { return bytes.count }
        let before = position
        interpolations += 1
        defer {
            interpolations -= 1
            move(to: before)
        }
        move(to: parenthesis)
        var depth = 0
        while let token = next() {
            guard token.kind == .sign else { continue }
            if bytes[token.range.lowerBound] == UInt8(ascii: "(") { depth += 1 }
            if bytes[token.range.lowerBound] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { break }
        }
        return position
    }
}
