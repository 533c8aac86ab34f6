/// The bytes of a source. Every offset outside of the source reads as zero.
struct SourceText {
    let bytes: [UInt8]
    let count: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        count = bytes.count
    }

    subscript(_ offset: Int) -> UInt8 { offset >= 0 && offset < count ? bytes[offset] : 0 }

    /// Returns the text of a range. Invalid UTF-8 is replaced.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: 0..<count)], as: UTF8.self) }

    /// Returns whether the source contains a text at an offset.
    func contains(_ text: String, at offset: Int) -> Bool {
        var offset = offset
        for byte in text.utf8 {
            guard self[offset] == byte else { return false }
            offset += 1
        }
        return true
    }
}

/// The lines of a source. As for a compiler, only a line feed ends a line.
struct SourceLines {
    private var starts = [0]

    init(_ text: SourceText) {
        for offset in 0..<text.count where text.bytes[offset] == 0x0A { starts.append(offset + 1) }
    }

    /// Returns the position of an offset, in O(log *n*) of the number of lines.
    func position(of offset: Int) -> SourcePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
    }
}

/// The classes of bytes in Swift's grammar.
enum ByteClass {
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

    /// Returns whether a byte can begin a name. Every byte that isn't ASCII can, which is exact enough here.
    static func isNameHead(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == UInt8(ascii: "$")
    }

    static func isName(_ byte: UInt8) -> Bool { isNameHead(byte) || isDigit(byte) }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 || byte == 0 }

    static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
