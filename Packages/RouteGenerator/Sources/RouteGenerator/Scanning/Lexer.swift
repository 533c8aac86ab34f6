/// A word, a literal or a sign of a source.
struct Token {
    /// The token as written, with the quotes of a string and the backticks of a name.
    let text: String
    let line, column: Int
    /// A Boolean value that indicates whether the token follows the previous one without a space or comment.
    let isAttached: Bool
}

/// Splits a source into tokens, without comments.
///
/// A string with its interpolations is one token, and so is a regular expression, so that their contents aren't
/// mistaken for code. Arrows (`->`), comparisons (`<=`), attributes (`@MainActor`) and directives (`#if`) are tokens too.
/// Every other sign is separate, because a type can end with `>?`. The lexer accepts every source that the compiler
/// accepts, and ends for every input.
struct Lexer {
    private let bytes: [UInt8]
    private var offset = 0
    private var interpolations = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func tokens(_ source: [UInt8]) -> [Token] {
        var lexer = Lexer(source)
        if lexer.contains("\u{FEFF}", at: 0) { lexer.offset = 3 }
        var tokens: [Token] = []
        tokens.reserveCapacity(source.count / 5)
        var (line, lineStart, counted, end) = (1, 0, 0, -1)
        while let range = lexer.next() {
            while counted < range.lowerBound {
                if source[counted] == 0x0A { (line, lineStart) = (line + 1, counted + 1) }
                counted += 1
            }
            tokens.append(
                Token(
                    text: String(decoding: source[range], as: UTF8.self), line: line,
                    column: range.lowerBound - lineStart + 1, isAttached: range.lowerBound == end))
            end = range.upperBound
        }
        return tokens
    }

    /// The byte at an offset, or zero outside of the source.
    private subscript(_ offset: Int) -> Unicode.Scalar {
        offset >= 0 && offset < bytes.count ? Unicode.Scalar(bytes[offset]) : "\0"
    }

    private func contains(_ text: String, at offset: Int) -> Bool {
        offset <= bytes.count && bytes[offset...].starts(with: text.utf8)
    }

    private mutating func next() -> Range<Int>? {
        skipSpacesAndComments()
        guard offset < bytes.count else { return nil }
        let start = offset
        offset = min(endOfToken(at: start), bytes.count)
        return start..<offset
    }

    private func endOfToken(at start: Int) -> Int {
        let first = self[start]
        if first.isInName { return endOfWord(at: start) }
        switch first {
        case "\"": return endOfString(at: start, pounds: "")
        case "`": return endOfLiteral(from: start + 1, closing: "`", escape: "\\", isMultiline: false)
        case "#":
            var end = start
            while self[end] == "#" { end += 1 }
            let pounds = String(repeating: "#", count: end - start)
            if self[end] == "\"" { return endOfString(at: end, pounds: pounds) }
            if self[end] == "/" {
                // An extended regular expression can have several lines.
                return endOfLiteral(
                    from: end + 1, closing: "/" + pounds, escape: "\\", isMultiline: self[end + 1].isLineEnd)
            }
            return endOfWord(at: start)
        case "@": return endOfWord(at: start)
        case ":": return self[start + 1] == ":" ? start + 2 : start + 1
        case "<", ">", "?", "!", "&": return self[start + 1] == "=" ? start + 2 : start + 1
        case "-": return self[start + 1] == ">" ? start + 2 : start + 1
        case "/": return endOfRegex(at: start) ?? start + 1
        default: return start + 1
        }
    }

    /// Finds the end of a word with its first sign, or of a number with its fraction.
    private func endOfWord(at start: Int) -> Int {
        var end = start + 1
        while self[end].isInName || self[end] == "." && self[start].isDigit && self[end + 1].isDigit { end += 1 }
        return end
    }
}

// Spaces and comments.
extension Lexer {
    private func isComment(at offset: Int) -> Bool {
        self[offset] == "/" && (self[offset + 1] == "/" || self[offset + 1] == "*")
    }

    private mutating func skipSpacesAndComments() {
        while offset < bytes.count {
            if self[offset].isSpace {
                offset += 1
            } else if isComment(at: offset), self[offset + 1] == "*" {
                skipBlockComment()
            } else if isComment(at: offset) {
                while offset < bytes.count, !self[offset].isLineEnd { offset += 1 }
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            let isStart = self[offset] == "/" && self[offset + 1] == "*"
            let isEnd = self[offset] == "*" && self[offset + 1] == "/"
            depth += isStart ? 1 : isEnd ? -1 : 0
            offset += isStart || isEnd ? 2 : 1
        } while depth > 0 && offset < bytes.count
    }
}

// Strings and regular expressions.
extension Lexer {
    /// Finds the end of a string from its first quote, which follows the text `pounds`.
    private func endOfString(at quote: Int, pounds: String) -> Int {
        let isMultiline = contains("\"\"\"", at: quote) && self[quote + 3].isLineEnd
        let quotes = isMultiline ? "\"\"\"" : "\""
        return endOfLiteral(
            from: quote + quotes.utf8.count, closing: quotes + pounds, escape: "\\" + pounds, isMultiline: isMultiline)
    }

    /// Finds the end of a literal. As for the compiler, an unterminated one ends with its line, or with the source if
    /// it can have several lines.
    private func endOfLiteral(from start: Int, closing: String, escape: String, isMultiline: Bool) -> Int {
        var end = start
        while end < bytes.count, isMultiline || !self[end].isLineEnd {
            if self[end] == "\\", contains(escape, at: end) {
                end += escape.utf8.count
                let isInterpolation = self[end] == "(" && !closing.hasPrefix("/")
                end = isInterpolation ? endOfInterpolation(at: end) : end + 1
            } else if contains(closing, at: end) {
                return end + closing.utf8.count
            } else {
                end += 1
            }
        }
        return end
    }

    /// Finds the end of an interpolation, which contains code with its own strings and comments.
    private func endOfInterpolation(at parenthesis: Int) -> Int {
        // Each nested interpolation needs stack space, and no source has so many.
        guard interpolations < 32 else { return bytes.count }
        var inner = self
        inner.offset = parenthesis
        inner.interpolations += 1
        var depth = 0
        while let token = inner.next() {
            if self[token.lowerBound] == "(" { depth += 1 }
            if self[token.lowerBound] == ")" { depth -= 1 }
            if depth == 0 { break }
        }
        return inner.offset
    }

    /// Finds the end of a regular expression `/…/`, or returns nil if the slash is an operator.
    ///
    /// The compiler's rule: no operand precedes the slash directly, no space follows it, and the closing slash is on
    /// the same line and follows no unbalanced closing parenthesis.
    private func endOfRegex(at slash: Int) -> Int? {
        let previous = self[slash - 1]
        // The slash before it ends a block comment.
        let isOperand = !previous.isSpace && !["(", "[", "{", ",", ";", ":", "/"].contains(previous)
        guard !isOperand, !self[slash + 1].isSpace else { return nil }
        var end = slash + 1
        var depth = 0
        while end < bytes.count, !self[end].isLineEnd {
            switch self[end] {
            case "\\": end += 1
            case "(": depth += 1
            case ")": depth -= 1
            case "/": return self[end - 1].isSpace ? nil : end + 1
            default: break
            }
            if depth < 0 { return nil }
            end += 1
        }
        return nil
    }
}

// The classes of characters in Swift's grammar.
extension Unicode.Scalar {
    var isDigit: Bool { value &- 48 < 10 }

    /// A Boolean value that indicates whether a name can begin with the character. Every character that isn't ASCII
    /// can, which is exact enough here.
    var isNameHead: Bool { (value | 0x20) &- 97 < 26 || self == "_" || self == "$" || value >= 0x80 }

    /// A Boolean value that indicates whether the character can be part of a name.
    var isInName: Bool { isNameHead || isDigit }

    fileprivate var isSpace: Bool { value == 0x20 || value &- 9 < 5 || value == 0 }

    fileprivate var isLineEnd: Bool { value == 0x0A || value == 0x0D }
}
