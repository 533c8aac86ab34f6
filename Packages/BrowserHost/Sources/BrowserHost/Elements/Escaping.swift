/// HTML escaping for text and for double-quoted attribute values alike.
enum Escaping {
    /// Appends `text` so that an HTML parser reads back exactly `text`, save for U+0000, which HTML has no form for and
    /// which becomes U+FFFD.
    ///
    /// A carriage return is written as a reference because a parser turns a bare one into a line feed.
    static func html(_ text: String, into output: inout String) {
        guard text.utf8.contains(where: needsEscape) else {
            output += text
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&#39;"
            case "\r": output += "&#13;"
            case "\0": output += "\u{FFFD}"
            default: output.unicodeScalars.append(scalar)
            }
        }
    }

    static func html(_ text: String) -> String {
        var output = ""
        html(text, into: &output)
        return output
    }

    /// Appends `text` as a JSON string with its quotes (RFC 8259, section 7).
    static func json(_ text: String, into output: inout String) {
        output += "\""
        if text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": output += "\\\""
                case "\\": output += "\\\\"
                case "\n": output += "\\n"
                case "\r": output += "\\r"
                case "\t": output += "\\t"
                case _ where scalar.value < 0x20:
                    let digits = String(scalar.value, radix: 16)
                    output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: output.unicodeScalars.append(scalar)
                }
            }
        } else {
            output += text
        }
        output += "\""
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 13, 0: true
        default: false
        }
    }
}
