/// Writes JSON (RFC 8259) byte by byte, with fields in the order they are given and decimals exactly as they are.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether a comma comes before the next value.
    private var needsComma = false

    mutating func object(_ fields: (inout JSONWriter) -> Void) {
        open("{")
        fields(&self)
        close("}")
    }

    mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
        open("[")
        for element in elements { write(&self, element) }
        close("]")
    }

    mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func string(_ text: String) {
        separate()
        quote(text)
    }

    mutating func number(_ value: Int) { raw(String(value)) }

    /// As short as it can be and still be the same number; `null` for what is none.
    mutating func number(_ value: Double) { raw(value.isFinite ? "\(value)" : "null") }

    mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

    mutating func null() { raw("null") }

    /// A decimal with at most two places, as `9.99`, `9.9` or `9`.
    mutating func number(hundredths value: Int) {
        let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: 100)
        var text = (value < 0 ? "-" : "") + String(whole)
        if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
        raw(text)
    }

    /// A part of a whole, 0 to 1000 thousandths of it, as `0.19`, `0` or `1`.
    mutating func number(thousandths value: Int) {
        guard (1...999).contains(value) else { return raw(value < 1 ? "0" : "1") }
        var digits = String(String(1000 + value).dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        raw("0." + digits)
    }

    private mutating func raw(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                let hex = Array("0123456789abcdef".utf8)
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(hex[Int(byte >> 4)])
                bytes.append(hex[Int(byte & 15)])
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }
}

extension JSONWriter {
    mutating func field(_ name: String, _ text: String) {
        key(name)
        string(text)
    }

    mutating func field(_ name: String, _ value: Int) {
        key(name)
        number(value)
    }

    mutating func field(_ name: String, _ value: Bool) {
        key(name)
        bool(value)
    }

    mutating func field(_ name: String, hundredths value: Int) {
        key(name)
        number(hundredths: value)
    }

    mutating func field(_ name: String, _ texts: [String]) {
        key(name)
        array(texts) { $0.string($1) }
    }
}
