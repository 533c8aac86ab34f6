/// Takes a source apart into words, literals and signs; comments are passed over.
///
/// It knows as much of Swift as one has to know so as not to take for code what is none: nested comments, strings of every
/// kind with what is interpolated into them, regular expressions. It accepts whatever the compiler accepts, and ends
/// for every input.
struct Lexer {
    let bytes: SourceBytes
    var position: Int
    /// How deep strings are interpolated into one another.
    var interpolations = 0

    init(_ bytes: SourceBytes) {
        self.bytes = bytes
        position = bytes.holds("\u{FEFF}", at: 0) ? 3 : 0
        if bytes.holds("#!", at: position) { skipLine() }
    }

    /// All tokens of a source.
    static func tokens(_ bytes: SourceBytes) -> [Token] {
        var lexer = Lexer(bytes)
        var result: [Token] = []
        result.reserveCapacity(bytes.count / 5)
        while let token = lexer.next() { result.append(token) }
        return result
    }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        let end = position
        skipBlanksAndComments()
        guard position < bytes.count else { return nil }
        let isAttached = end == position && end > 0
        var token = read()
        token.isAttached = isAttached
        return token
    }

    private mutating func read() -> Token {
        let start = position
        let byte = bytes[start]
        if ByteClass.isNameHead(byte) { return word() }
        if ByteClass.isDigit(byte) { return number() }
        switch byte {
        case UInt8(ascii: "\""):
            return string(from: start, signs: 0)
        case UInt8(ascii: "`"):
            return escapedName()
        case UInt8(ascii: "#"):
            let signs = run(of: byte, at: start)
            if bytes[start + signs] == UInt8(ascii: "\"") { return string(from: start, signs: signs) }
            if let end = endOfRegex(at: start + signs, signs: signs) { return take(.regex, upTo: end) }
        case UInt8(ascii: "/"):
            if let end = endOfRegex(at: start) { return take(.regex, upTo: end) }
        default: break
        }
        return take(.sign, upTo: start + 1)
    }

    private mutating func word() -> Token {
        var end = position + 1
        while ByteClass.isName(bytes[end]) { end += 1 }
        return take(.word, upTo: end)
    }

    private mutating func number() -> Token {
        var end = position + 1
        while true {
            let byte = bytes[end]
            let isFraction = byte == UInt8(ascii: ".") && ByteClass.isDigit(bytes[end + 1])
            guard ByteClass.isName(byte) || isFraction else { break }
            end += 1
        }
        return take(.number, upTo: end)
    }

    private mutating func escapedName() -> Token {
        let start = position + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !ByteClass.isLineEnd(bytes[end]) { end += 1 }
        position = bytes[end] == UInt8(ascii: "`") ? end + 1 : end
        return Token(kind: .escapedName, range: start..<end)
    }

    private mutating func string(from start: Int, signs: Int) -> Token {
        let literal = endOfString(at: start + signs, signs: signs)
        return take(literal.isInterpolated ? .interpolatedString : .string, upTo: literal.end)
    }

    private mutating func take(_ kind: Token.Kind, upTo end: Int) -> Token {
        let start = position
        move(to: end)
        return Token(kind: kind, range: start..<position)
    }

    /// How many of these bytes follow one another.
    func run(of byte: UInt8, at offset: Int) -> Int {
        var count = 0
        while bytes[offset + count] == byte { count += 1 }
        return count
    }

    mutating func move(to offset: Int) { position = min(offset, bytes.count) }
}
