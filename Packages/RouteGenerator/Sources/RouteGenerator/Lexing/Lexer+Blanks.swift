extension Lexer {
    mutating func skipBlanksAndComments() {
        while position < bytes.count {
            let byte = bytes[position]
            if ByteClass.isSpace(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "/") {
                skipLine()
            } else if byte == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    mutating func skipLine() {
        while position < bytes.count, !ByteClass.isLineEnd(bytes[position]) { position += 1 }
    }

    mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if bytes[position] == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }
}
