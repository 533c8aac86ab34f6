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

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ value &- 10
    }
}
