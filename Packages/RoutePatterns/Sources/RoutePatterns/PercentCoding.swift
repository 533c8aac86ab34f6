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
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(3 * text.utf8.count)
        for byte in text.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Decodes a text once. Returns `nil` if a `%` isn't followed by two hexadecimal digits, or the result isn't UTF-8.
    ///
    /// - Parameters:
    ///   - text: The encoded text.
    ///   - plusIsSpace: Whether `+` is a space, as in the query of a web form.
    public static func decode(_ text: Substring, plusIsSpace: Bool = false) -> String? {
        decode(ContiguousArray(text.utf8).span, plusIsSpace: plusIsSpace)
    }

    /// Decodes UTF-8 once, as `decode(_:plusIsSpace:)` does.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public static func decode(_ bytes: Span<UInt8>, plusIsSpace: Bool) -> String? {
        decodedBytes(bytes, plusIsSpace: plusIsSpace).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Returns the decoded UTF-8 of a path, in which only slashes that aren't encoded separate segments: a `%`, which isn't in
    /// any literal, replaces each of the others. Returns `nil` if it can't be decoded.
    static func decodedPath(_ path: Span<UInt8>) -> ContiguousArray<UInt8>? {
        let bytes = decodedBytes(path, plusIsSpace: false, slash: UInt8(ascii: "%"))
        return bytes.flatMap { String(validating: $0, as: UTF8.self) == nil ? nil : $0 }
    }

    private static func decodedBytes(
        _ bytes: Span<UInt8>, plusIsSpace: Bool, slash: UInt8 = UInt8(ascii: "/")
    ) -> ContiguousArray<UInt8>? {
        // The property `span` of an array requires iOS 26, and that of a contiguous array doesn't.
        var result: ContiguousArray<UInt8> = []
        result.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "%") {
                guard let escaped = escapedByte(in: bytes, at: position) else { return nil }
                result.append(escaped == UInt8(ascii: "/") ? slash : escaped)
                position += 3
            } else {
                result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                position += 1
            }
        }
        return result
    }

    /// Returns the byte that a `%` and two hexadecimal digits stand for. `nil` without the digits.
    private static func escapedByte(in bytes: Span<UInt8>, at position: Int) -> UInt8? {
        guard position + 2 < bytes.count, let high = digit(bytes[position + 1]), let low = digit(bytes[position + 2])
        else { return nil }
        return high << 4 | low
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
