/// Writes JSON.
struct ArchiveWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether something stands before what comes next in the same list or object.
    private var needsComma = false

    mutating func object(_ body: (inout ArchiveWriter) -> Void) { enclosed("{", "}", body) }

    mutating func list<Elements: Sequence>(
        _ elements: Elements, _ body: (inout ArchiveWriter, Elements.Element) -> Void
    ) {
        enclosed("[", "]") { writer in for element in elements { body(&writer, element) } }
    }

    mutating func key(_ key: StaticString) {
        separate()
        append("\"\(key)\":")
        needsComma = false
    }

    mutating func number(_ number: Int) {
        separate()
        append("\(number)")
    }

    mutating func text(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 { append(escaped: byte) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func enclosed(
        _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ body: (inout ArchiveWriter) -> Void
    ) {
        separate()
        bytes.append(UInt8(ascii: start))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: end))
        needsComma = true
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0..<0x20:
            append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
        default: bytes.append(byte)
        }
    }

    private mutating func append(_ text: String) { bytes += text.utf8 }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
