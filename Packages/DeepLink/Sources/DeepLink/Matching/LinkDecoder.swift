import RoutePatterns

/// Decodes percent-encoded bytes.
enum LinkDecoder {
    /// Decodes into a buffer and checks that the result is UTF-8.
    ///
    /// - Parameter room: At least as long as what is decoded.
    /// - Returns: How many bytes were written; nil when the text can't be decoded.
    static func decode(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, plusIsSpace: Bool, into room: UnsafeMutableBufferPointer<UInt8>
    ) -> Int? {
        var read = 0
        var written = 0
        var isASCII = true
        // Each pass reads below `count` and writes one byte for at least one that it reads: `written <= read < count`.
        while read < count {
            var byte = bytes[read]
            read += 1
            if byte == LinkBytes.percent {
                guard read + 2 <= count, let high = LinkBytes.digit(bytes[read]),
                    let low = LinkBytes.digit(bytes[read + 1])
                else { return nil }
                byte = high << 4 | low
                read += 2
            } else if plusIsSpace, byte == LinkBytes.plus {
                byte = UInt8(ascii: " ")
            }
            isASCII = isASCII && byte < 0x80
            room[written] = byte
            written += 1
        }
        guard isASCII || String(validating: room.prefix(written), as: UTF8.self) != nil else { return nil }
        return written
    }

    /// Whether a text can be decoded.
    static func canDecode(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { room in
            decode(bytes, count, plusIsSpace: true, into: room) != nil
        }
    }

    /// Whether a text decodes to these bytes.
    static func decodes(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, plusIsSpace: Bool, to other: some Sequence<UInt8>
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { room in
            guard let size = decode(bytes, count, plusIsSpace: plusIsSpace, into: room) else { return false }
            return UnsafeBufferPointer(room)[..<size].elementsEqual(other)
        }
    }

    /// The text for which captured bytes stand: decoded, and in a path without the tilde that ``PathValue`` has put there.
    ///
    /// - Precondition: The bytes can be decoded, which was found out when they were captured.
    static func text(_ bytes: UnsafeBufferPointer<UInt8>, isEncoded: Bool, isQuery: Bool) -> String {
        guard let base = bytes.baseAddress else { return "" }
        let text =
            isEncoded
            ? String(unsafeUninitializedCapacity: bytes.count) { room in
                decode(base, bytes.count, plusIsSpace: isQuery, into: room) ?? 0
            }
            : String(decoding: bytes, as: UTF8.self)
        return isQuery ? text : PathValue.value(of: text)
    }
}
