/// A JSON value that is always printed the same way: members in their order, two blanks for each level.
enum JSONText {
    case string(String)
    case number(Int)
    case boolean(Bool)
    case null
    case list([JSONText])
    case object(KeyValuePairs<String, JSONText>)
    case members([(String, JSONText)])

    /// The whole text, with a line's end behind it.
    var text: String { printed(indent: "") + "\n" }

    static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

    static func strings(_ texts: [String]) -> JSONText { .list(texts.map { .string($0) }) }

    private func printed(indent: String) -> String {
        switch self {
        case .string(let text): Self.quoted(text)
        case .number(let number): String(number)
        case .boolean(let value): value ? "true" : "false"
        case .null: "null"
        case .list(let values):
            Self.block("[", values.map { $0.printed(indent: indent + "  ") }, "]", indent, short: isShort)
        case .object(let members):
            Self.members(members.map { ($0.key, $0.value) }, indent)
        case .members(let members):
            Self.members(members, indent)
        }
    }

    /// A list of plain values stands in one line.
    private var isShort: Bool {
        guard case .list(let values) = self else { return false }
        return values.allSatisfy { value in
            switch value {
            case .string, .number, .boolean, .null: true
            case .list, .object, .members: false
            }
        }
    }

    private static func members(_ members: [(String, JSONText)], _ indent: String) -> String {
        block("{", members.map { "\(quoted($0)): \($1.printed(indent: indent + "  "))" }, "}", indent, short: false)
    }

    private static func block(
        _ open: String, _ values: [String], _ close: String, _ indent: String, short: Bool
    ) -> String {
        guard !values.isEmpty else { return open + close }
        if short { return open + values.joined(separator: ", ") + close }
        let inner = indent + "  "
        return "\(open)\n\(inner)\(values.joined(separator: ",\n\(inner)"))\n\(indent)\(close)"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
                let code = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
