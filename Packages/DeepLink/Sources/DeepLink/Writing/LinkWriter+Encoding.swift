import RoutePatterns

extension LinkWriter {
    /// Writes a value of the path.
    mutating func put(segment text: String) {
        switch text.utf8.first {
        case nil, LinkBytes.dot, LinkBytes.tilde: put(encoded: PathValue.segment(of: text))
        default: put(encoded: text)
        }
    }

    /// Writes text so that it means itself wherever it stands.
    mutating func put(encoded text: String) {
        var text = text
        // Three bytes at most for each.
        reserve(3 &* text.utf8.count)
        text.withUTF8 { bytes in
            for byte in bytes {
                if LinkBytes.isUnreserved(byte) {
                    put(byte)
                } else {
                    put(LinkBytes.percent)
                    put(Self.digit(byte &>> 4))
                    put(Self.digit(byte & 15))
                }
            }
        }
    }

    /// Writes text that is encoded already, or needs no encoding.
    mutating func put(plain text: String) {
        reserve(text.utf8.count)
        for byte in text.utf8 { put(byte) }
    }

    /// Writes a whole number in decimal digits.
    @inline(__always)
    mutating func put(integer: Int) {
        // Nineteen digits and a sign.
        reserve(20)
        var rest = integer.magnitude
        var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
        if integer < 0 { put(UInt8(ascii: "-")) }
        withUnsafeMutableBytes(of: &digits) { digits in
            // There is room for 24 digits, and there are at most 20.
            var index = digits.count
            repeat {
                index &-= 1
                let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
                digits[index] = UInt8(truncatingIfNeeded: 48 &+ digit)
                rest = tens
            } while rest > 0
            while index < digits.count {
                put(digits[index])
                index &+= 1
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ value &- 10
    }
}
