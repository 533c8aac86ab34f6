extension Lexer {
    /// Finds the end of a regular expression that begins with a slash; nil when the slash is an operator.
    ///
    /// The compiler's rule: nothing stands right before it, no blank right behind it, and the slash that ends it is on the
    /// same line and closes no parenthesis that was not opened.
    func endOfRegex(at slash: Int) -> Int? {
        guard !isBound(slash), !ByteClass.isSpace(bytes[slash + 1]) else { return nil }
        var offset = slash + 1
        var depth = 0
        while offset < bytes.count, !ByteClass.isLineEnd(bytes[offset]) {
            switch bytes[offset] {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: "/"): return ByteClass.isSpace(bytes[offset - 1]) ? nil : offset + 1
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// Finds the end of a regular expression between signs, `#/…/#`, which may have several lines.
    func endOfRegex(at slash: Int, signs: Int) -> Int? {
        guard bytes[slash] == UInt8(ascii: "/") else { return nil }
        let isMultiLine = ByteClass.isLineEnd(bytes[slash + 1])
        var offset = slash + 1
        while offset < bytes.count, isMultiLine || !ByteClass.isLineEnd(bytes[offset]) {
            if bytes[offset] == UInt8(ascii: "\\") {
                offset += 1
            } else if bytes[offset] == UInt8(ascii: "/"), run(of: UInt8(ascii: "#"), at: offset + 1) >= signs {
                return offset + 1 + signs
            }
            offset += 1
        }
        return nil
    }

    /// Whether something stands right before, which makes a slash a division.
    private func isBound(_ slash: Int) -> Bool {
        switch bytes[slash - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            false
        case UInt8(ascii: "/"):
            // Behind a comment, `/* … *//x/`, which is not worth more words.
            bytes[slash - 2] != UInt8(ascii: "*")
        case let byte: !ByteClass.isSpace(byte)
        }
    }
}
