/// A word, a literal or a sign of a source.
struct Token {
    enum Kind {
        /// A word, which can be a keyword.
        case word
        /// A name between backticks, which is never a keyword. The range excludes the backticks.
        case escapedName
        case number
        case string
        case interpolatedString
        case regex
        /// One byte: a bracket, a comma, or one character of an operator.
        case sign
    }

    let kind: Kind
    /// The token's bytes.
    let range: Range<Int>
    /// A Boolean value that indicates whether the token follows the previous one without a space or comment.
    var isAttached = false

    /// The token's first byte, including a backtick.
    var start: Int { kind == .escapedName ? range.lowerBound - 1 : range.lowerBound }
}

/// Splits a source into words, literals and signs, without comments.
///
/// It recognizes nested comments, every kind of string with its interpolations, and regular expressions, so that their
/// contents aren't mistaken for code. It accepts every source that the compiler accepts, and ends for every input.
struct Lexer {
    private let text: SourceText
    private var position: Int
    /// The number of open interpolations.
    private var interpolations = 0

    private init(_ text: SourceText) {
        self.text = text
        position = text.contains("\u{FEFF}", at: 0) ? 3 : 0
        if text.contains("#!", at: position) { skipLine() }
    }

    /// Returns all tokens of a source.
    static func tokens(_ text: SourceText) -> [Token] {
        var lexer = Lexer(text)
        var result: [Token] = []
        result.reserveCapacity(text.count / 5)
        while let token = lexer.next() { result.append(token) }
        return result
    }

    private mutating func next() -> Token? {
        let end = position
        skipSpacesAndComments()
        guard position < text.count else { return nil }
        let isAttached = end == position && end > 0
        var token = read()
        token.isAttached = isAttached
        return token
    }

    private mutating func read() -> Token {
        let start = position
        let byte = text[start]
        if ByteClass.isNameHead(byte) { return word() }
        if ByteClass.isDigit(byte) { return number() }
        switch byte {
        case UInt8(ascii: "\""):
            return string(from: start, pounds: 0)
        case UInt8(ascii: "`"):
            return escapedName()
        case UInt8(ascii: "#"):
            let pounds = countPounds(at: start)
            if text[start + pounds] == UInt8(ascii: "\"") { return string(from: start, pounds: pounds) }
            if let end = endOfRegex(at: start + pounds, pounds: pounds) { return take(.regex, upTo: end) }
        case UInt8(ascii: "/"):
            if let end = endOfRegex(at: start) { return take(.regex, upTo: end) }
        default: break
        }
        return take(.sign, upTo: start + 1)
    }

    private mutating func word() -> Token {
        var end = position + 1
        while ByteClass.isName(text[end]) { end += 1 }
        return take(.word, upTo: end)
    }

    private mutating func number() -> Token {
        var end = position + 1
        while true {
            let byte = text[end]
            let isFraction = byte == UInt8(ascii: ".") && ByteClass.isDigit(text[end + 1])
            guard ByteClass.isName(byte) || isFraction else { break }
            end += 1
        }
        return take(.number, upTo: end)
    }

    private mutating func escapedName() -> Token {
        let start = position + 1
        var end = start
        while end < text.count, text[end] != UInt8(ascii: "`"), !ByteClass.isLineEnd(text[end]) { end += 1 }
        position = text[end] == UInt8(ascii: "`") ? end + 1 : end
        return Token(kind: .escapedName, range: start..<end)
    }

    private mutating func string(from start: Int, pounds: Int) -> Token {
        let literal = endOfString(at: start + pounds, pounds: pounds)
        return take(literal.isInterpolated ? .interpolatedString : .string, upTo: literal.end)
    }

    private mutating func take(_ kind: Token.Kind, upTo end: Int) -> Token {
        let start = position
        move(to: end)
        return Token(kind: kind, range: start..<position)
    }

    private mutating func move(to offset: Int) { position = min(offset, text.count) }

    private func countPounds(at offset: Int) -> Int {
        var count = 0
        while text[offset + count] == UInt8(ascii: "#") { count += 1 }
        return count
    }
}

// Spaces and comments.
extension Lexer {
    private mutating func skipSpacesAndComments() {
        while position < text.count {
            let byte = text[position]
            if ByteClass.isSpace(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), text[position + 1] == UInt8(ascii: "/") {
                skipLine()
            } else if byte == UInt8(ascii: "/"), text[position + 1] == UInt8(ascii: "*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipLine() {
        while position < text.count, !ByteClass.isLineEnd(text[position]) { position += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if text[position] == UInt8(ascii: "/"), text[position + 1] == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if text[position] == UInt8(ascii: "*"), text[position + 1] == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < text.count
    }
}

// String literals.
extension Lexer {
    /// Finds the end of a string from its first quote, which follows a number of `#`.
    ///
    /// As for the compiler, an unterminated string ends with its line, or with the source if it is a multiline string.
    private mutating func endOfString(at quote: Int, pounds: Int) -> (end: Int, isInterpolated: Bool) {
        let isMultiline = opensMultiline(quote, pounds: pounds)
        var offset = quote + (isMultiline ? 3 : 1)
        var isInterpolated = false
        while offset < text.count {
            let byte = text[offset]
            if byte == UInt8(ascii: "\\"), countPounds(at: offset + 1) >= pounds {
                let escaped = offset + 1 + pounds
                if text[escaped] == UInt8(ascii: "(") {
                    isInterpolated = true
                    offset = endOfInterpolation(at: escaped)
                } else {
                    offset = escaped + 1
                }
            } else if byte == UInt8(ascii: "\""), let end = endOfQuotes(at: offset, isMultiline, pounds: pounds) {
                return (end, isInterpolated)
            } else if !isMultiline, ByteClass.isLineEnd(byte) {
                return (offset, isInterpolated)
            } else {
                offset += 1
            }
        }
        return (text.count, isInterpolated)
    }

    /// Returns whether three quotes begin a multiline string. Those of `#"""#`, a string that contains a quote, don't.
    private func opensMultiline(_ quote: Int, pounds: Int) -> Bool {
        guard text.contains("\"\"\"", at: quote) else { return false }
        guard pounds > 0 else { return true }
        var offset = quote + 2
        while offset < text.count, !ByteClass.isLineEnd(text[offset]) {
            if text[offset] == UInt8(ascii: "\""), countPounds(at: offset + 1) >= pounds { return false }
            offset += 1
        }
        return true
    }

    private func endOfQuotes(at quote: Int, _ isMultiline: Bool, pounds: Int) -> Int? {
        guard !isMultiline || text.contains("\"\"\"", at: quote) else { return nil }
        let end = quote + (isMultiline ? 3 : 1)
        return countPounds(at: end) >= pounds ? end + pounds : nil
    }

    /// An interpolation contains code, with its own strings and comments.
    private mutating func endOfInterpolation(at parenthesis: Int) -> Int {
        // Each nested interpolation needs stack space, and no source has so many.
        guard interpolations < 32 else { return text.count }
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
            if text[token.range.lowerBound] == UInt8(ascii: "(") { depth += 1 }
            if text[token.range.lowerBound] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { break }
        }
        return position
    }
}

// Regular expressions.
extension Lexer {
    /// Finds the end of a regular expression `/…/`, or returns nil if the slash is an operator.
    ///
    /// The compiler's rule: nothing precedes the slash directly, no space follows it, and the closing slash is on the
    /// same line and follows no unbalanced closing parenthesis.
    private func endOfRegex(at slash: Int) -> Int? {
        guard !isOperand(before: slash), !ByteClass.isSpace(text[slash + 1]) else { return nil }
        var offset = slash + 1
        var depth = 0
        while offset < text.count, !ByteClass.isLineEnd(text[offset]) {
            switch text[offset] {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: "/"): return ByteClass.isSpace(text[offset - 1]) ? nil : offset + 1
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// Finds the end of an extended regular expression `#/…/#`, which can have several lines.
    private func endOfRegex(at slash: Int, pounds: Int) -> Int? {
        guard text[slash] == UInt8(ascii: "/") else { return nil }
        let isMultiline = ByteClass.isLineEnd(text[slash + 1])
        var offset = slash + 1
        while offset < text.count, isMultiline || !ByteClass.isLineEnd(text[offset]) {
            if text[offset] == UInt8(ascii: "\\") {
                offset += 1
            } else if text[offset] == UInt8(ascii: "/"), countPounds(at: offset + 1) >= pounds {
                return offset + 1 + pounds
            }
            offset += 1
        }
        return nil
    }

    /// Returns whether an operand directly precedes a slash, which makes it a division.
    private func isOperand(before slash: Int) -> Bool {
        switch text[slash - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            false
        case UInt8(ascii: "/"):
            // After a block comment: `/* … *//x/`.
            text[slash - 2] != UInt8(ascii: "*")
        case let byte: !ByteClass.isSpace(byte)
        }
    }
}
