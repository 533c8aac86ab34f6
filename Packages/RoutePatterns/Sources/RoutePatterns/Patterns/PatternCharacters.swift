/// Which characters stand where in a pattern.
enum PatternCharacters {
    /// What means itself wherever it stands in a link, by RFC 3986.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    static func isName(_ byte: UInt8) -> Bool {
        isUnreserved(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "~")
    }

    static func beginsName(_ byte: UInt8) -> Bool {
        isName(byte) && byte != UInt8(ascii: "-") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Beyond ASCII, letters of any script do.
    static func isLiteral(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? isUnreserved(UInt8(truncatingIfNeeded: scalar.value))
            : scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }
}
