/// What a byte can be in a source.
enum ByteClass {
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

    /// Whether it can begin a name. All of what is not ASCII counts: for finding declarations that is exact enough.
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
