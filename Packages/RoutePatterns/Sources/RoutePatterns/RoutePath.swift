/// The decoded segments of a path.
///
/// The segments are UTF-8 in one buffer, each after a separator. A path without percent-encoding is a part of the link's
/// own bytes, so that nothing is copied.
public struct RoutePath: Sendable {
    /// A segment that isn't valid percent-encoded UTF-8, by its position in the encoded path.
    public struct InvalidSegment: Error {
        public let range: Range<Int>
    }

    let bytes: [UInt8]
    let range: Range<Int>
    let separator: UInt8

    /// The separator of decoded segments, which can contain slashes. UTF-8 has no such byte.
    private static let decodedSeparator: UInt8 = 0xFF

    /// Decodes a path, which begins with a slash or is empty. A trailing slash adds no segment.
    ///
    /// - Parameters:
    ///   - bytes: The UTF-8 of a link.
    ///   - range: The position of the path.
    /// - Complexity: O(*n*) in the length of the path.
    public init(encoded bytes: [UInt8], in range: Range<Int>) throws(InvalidSegment) {
        let slash = UInt8(ascii: "/")
        let hasTrailingSlash = !range.isEmpty && bytes[range.upperBound - 1] == slash
        let range = range.lowerBound..<(range.upperBound - (hasTrailingSlash ? 1 : 0))
        guard bytes[range].contains(UInt8(ascii: "%")) else {
            self.init(bytes, in: range, separator: slash)
            return
        }
        var decoded: [UInt8] = []
        for segment in bytes[range].dropFirst().split(separator: slash, omittingEmptySubsequences: false) {
            guard let text = PercentCoding.decode(segment, plusIsSpace: false) else {
                throw InvalidSegment(range: segment.indices)
            }
            decoded.append(Self.decodedSeparator)
            decoded += text
        }
        self.init(decoded, in: decoded.indices, separator: Self.decodedSeparator)
    }

    /// Creates a path of decoded segments.
    public init(_ segments: [String]) {
        let bytes = segments.flatMap { [Self.decodedSeparator] + Array($0.utf8) }
        self.init(bytes, in: bytes.indices, separator: Self.decodedSeparator)
    }

    private init(_ bytes: [UInt8], in range: Range<Int>, separator: UInt8) {
        self.bytes = bytes
        self.range = range
        self.separator = separator
    }

    public var isEmpty: Bool { range.isEmpty }

    /// The segments as texts.
    public var segments: [String] {
        bytes[range].dropFirst().split(separator: separator, omittingEmptySubsequences: false)
            .prefix(range.isEmpty ? 0 : .max).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the value in a segment, or `nil` if the path has fewer segments.
    ///
    /// - Complexity: O(*n*) in the length of the path up to the segment.
    public func value(at index: Int) -> String? {
        var start = range.lowerBound
        for _ in 0..<index { start = end(ofSegmentAt: start) }
        guard start < range.upperBound else { return nil }
        return PathValue.value(of: bytes[(start + 1)..<end(ofSegmentAt: start)])
    }

    /// Returns the end of the segment after a separator.
    func end(ofSegmentAt separator: Int) -> Int {
        var end = separator + 1
        while end < range.upperBound, bytes[end] != self.separator { end += 1 }
        return min(end, range.upperBound)
    }

    /// Returns whether all segments from a separator on can be values: none is empty, `.` or `..`, which browsers remove
    /// from a path before they send it.
    func hasOnlyValues(from separator: Int) -> Bool {
        var start = separator
        while start < range.upperBound {
            let end = end(ofSegmentAt: start)
            guard isValue((start + 1)..<end) else { return false }
            start = end
        }
        return true
    }

    /// Returns whether a segment can be a value.
    func isValue(_ segment: Range<Int>) -> Bool {
        segment.count > 2 || bytes[segment].contains { $0 != UInt8(ascii: ".") }
    }
}

/// The spelling of a value in a path: the value itself, unless no segment can be spelled so.
///
/// The empty text, `.` and `..` get a leading tilde, and so do values that look like these with tildes.
public enum PathValue {
    /// Returns the segment for a value, not percent-encoded yet.
    public static func segment(of value: String) -> String { needsTilde(Array(value.utf8)[...]) ? "~" + value : value }

    /// Returns the value of a decoded segment.
    public static func value(of segment: String) -> String { value(of: Array(segment.utf8)[...]) }

    static func value(of segment: ArraySlice<UInt8>) -> String {
        let hasTilde = segment.first == UInt8(ascii: "~") && needsTilde(segment.dropFirst())
        return String(decoding: hasTilde ? segment.dropFirst() : segment, as: UTF8.self)
    }

    /// Returns whether a text consists of tildes followed by at most two dots.
    private static func needsTilde(_ text: ArraySlice<UInt8>) -> Bool {
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
        decode(Array(text.utf8)[...], plusIsSpace: plusIsSpace).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Decodes bytes once. Returns `nil` if a `%` isn't followed by two hexadecimal digits, or the result isn't UTF-8.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> ArraySlice<UInt8>? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
                result.append(high << 4 | low)
            } else {
                result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(validating: result, as: UTF8.self) == nil ? nil : result[...]
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
