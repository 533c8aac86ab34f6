/// The spelling of a value in a path: the value itself, unless no segment can be spelled so.
///
/// The empty text, `.` and `..` get a leading tilde, and so do values that look like these with tildes.
public enum PathValue {
    /// Returns the segment for a value, not percent-encoded yet.
    public static func segment(of value: String) -> String { needsTilde(value.utf8) ? "~" + value : value }

    /// Returns the value of a decoded segment.
    public static func value(of segment: String) -> String {
        segment.utf8.first == UInt8(ascii: "~") && needsTilde(segment.utf8.dropFirst())
            ? String(segment.dropFirst()) : segment
    }

    /// Returns whether a text consists of tildes followed by at most two dots.
    private static func needsTilde(_ text: some Collection<UInt8>) -> Bool {
        let rest = text.drop { $0 == UInt8(ascii: "~") }
        return rest.count <= 2 && rest.allSatisfy { $0 == UInt8(ascii: ".") }
    }
}

/// Percent-encoding as in RFC 3986: every byte that isn't unreserved is written as `%XX`.
public enum PercentCoding {
    /// Returns whether a byte is unreserved: a letter, a digit, `-`, `.`, `_` or `~`.
    public static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Encodes all bytes that are neither unreserved nor among the allowed ones.
    public static func encode(_ text: String, allowing allowed: String = "") -> String {
        func isPlain(_ byte: UInt8) -> Bool { isUnreserved(byte) || allowed.utf8.contains(byte) }
        if text.utf8.allSatisfy(isPlain) { return text }
        return text.utf8.reduce(into: "") { result, byte in
            if isPlain(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// Decodes a text once. Returns `nil` if a `%` isn't followed by two hexadecimal digits, or the result isn't UTF-8.
    ///
    /// - Parameters:
    ///   - text: The UTF-8 of the encoded text.
    ///   - plusIsSpace: Whether `+` is a space, as in the query of a web form.
    /// - Complexity: O(*n*) in the length of the text.
    public static func decode(_ text: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> String? {
        let text = plusIsSpace ? ArraySlice(text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }) : text
        guard text.contains(UInt8(ascii: "%")) else { return String(decoding: text, as: UTF8.self) }
        // Foundation's `removingPercentEncoding` leaves out a byte order mark.
        var decoded: [UInt8] = []
        var rest = text
        while let escape = rest.firstIndex(of: UInt8(ascii: "%")) {
            guard let byte = byte(rest[escape...].dropFirst().prefix(2)) else { return nil }
            decoded += rest[..<escape]
            decoded.append(byte)
            rest = rest[escape...].dropFirst(3)
        }
        return String(validating: decoded + rest, as: UTF8.self)
    }

    private static func byte(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
