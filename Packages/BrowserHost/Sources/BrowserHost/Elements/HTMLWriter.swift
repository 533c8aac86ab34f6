/// Prints elements as HTML.
struct HTMLWriter {
    /// The path of the sprite with the icons.
    let sprite: String
    private(set) var output = ""

    init(sprite: String) { self.sprite = sprite }

    mutating func write(_ element: Element) {
        let tag = element.tag.rawValue
        output += "<"
        output += tag
        output += " id=\""
        element.id.write(to: &output)
        output += "\""
        for attribute in element.attributes {
            output += " "
            output += attribute.name.rawValue
            // An empty `alt` or `value` says something else than none at all: it is written in full.
            guard !attribute.value.isEmpty || !attribute.name.isBoolean else { continue }
            output += "=\""
            Escaping.html(attribute.value, into: &output)
            output += "\""
        }
        output += ">"
        if element.tag.isVoid { return }
        switch element.content {
        case .text(let text):
            // A parser drops a line feed right after this tag, so there is one to drop.
            if element.tag == .textarea { output += "\n" }
            Escaping.html(text, into: &output)
        case .elements(let children): for child in children { write(child) }
        case .icon(let name):
            output += "<use href=\""
            Escaping.html(sprite, into: &output)
            output += "#"
            Escaping.html(name, into: &output)
            output += "\"></use>"
        }
        output += "</"
        output += tag
        output += ">"
    }

    static func html(_ element: Element, sprite: String) -> String {
        var writer = HTMLWriter(sprite: sprite)
        writer.write(element)
        return writer.output
    }
}

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
