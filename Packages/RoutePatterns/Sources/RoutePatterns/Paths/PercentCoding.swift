/// Percent-encoding as RFC 3986 has it: everything that is not unreserved is written as `%XX` of its UTF-8.
public enum PercentCoding {
    /// Encodes all but letters, digits, `-`, `.`, `_` and `~`, so that the text means itself wherever it is put.
    public static func encode(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            if PatternCharacters.isUnreserved(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += byte < 16 ? "%0" : "%"
                result += String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    /// Decodes once; nil when a `%` is not followed by two hexadecimal digits, or the bytes are not UTF-8.
    ///
    /// - Parameters:
    ///   - text: What stands in a link.
    ///   - plusIsSpace: In queries the web's forms write a space as `+`.
    public static func decode(_ text: Substring, plusIsSpace: Bool = false) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
                bytes.append(high << 4 | low)
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
