/// Resolves what stands behind a backslash.
struct Escapes {
    let bytes: SourceBytes
    /// How many signs (`#`) an escape has.
    let signs: Int

    /// The text of a range of a literal; nil when an escape in it means nothing.
    func resolved(_ range: Range<Int>) -> String? {
        var result = ""
        var start = range.lowerBound
        var offset = start
        while offset < range.upperBound {
            guard isEscape(at: offset) else {
                offset += 1
                continue
            }
            result += bytes.text(start..<offset)
            guard let (scalar, end) = escape(at: offset + 1 + signs, before: range.upperBound) else { return nil }
            if let scalar { result.unicodeScalars.append(scalar) }
            offset = end
            start = end
        }
        return result + bytes.text(start..<range.upperBound)
    }

    func isEscape(at offset: Int) -> Bool {
        guard bytes[offset] == UInt8(ascii: "\\") else { return false }
        for index in 0..<signs where bytes[offset + 1 + index] != UInt8(ascii: "#") { return false }
        return true
    }

    /// What a backslash escapes, and where it ends. No scalar for the end of a line, which is left out.
    private func escape(at offset: Int, before limit: Int) -> (Unicode.Scalar?, Int)? {
        switch bytes[offset] {
        case UInt8(ascii: "0"): ("\0", offset + 1)
        case UInt8(ascii: "n"): ("\n", offset + 1)
        case UInt8(ascii: "r"): ("\r", offset + 1)
        case UInt8(ascii: "t"): ("\t", offset + 1)
        case UInt8(ascii: "\\"): ("\\", offset + 1)
        case UInt8(ascii: "\""): ("\"", offset + 1)
        case UInt8(ascii: "'"): ("'", offset + 1)
        case UInt8(ascii: "u"): scalar(at: offset + 1, before: limit)
        default: lineEnd(at: offset, before: limit)
        }
    }

    private func scalar(at brace: Int, before limit: Int) -> (Unicode.Scalar?, Int)? {
        guard bytes[brace] == UInt8(ascii: "{") else { return nil }
        var end = brace + 1
        while end < limit, bytes[end] != UInt8(ascii: "}") { end += 1 }
        guard end < limit, 1...8 ~= end - brace - 1,
            let scalar = UInt32(bytes.text(brace + 1..<end), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        return (scalar, end + 1)
    }

    /// In a string of several lines, a backslash at the end of a line joins it with the next one.
    private func lineEnd(at offset: Int, before limit: Int) -> (Unicode.Scalar?, Int)? {
        var end = offset
        while end < limit, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        if bytes[end] == 0x0D, bytes[end + 1] == 0x0A { return (nil, end + 2) }
        return end < limit && ByteClass.isLineEnd(bytes[end]) ? (nil, end + 1) : nil
    }
}
