/// A value of a case, with a value of another case in it: `.home(.details(id: 1))`.
struct NestedCall {
    var outer: String
    var inner: String
    var arguments: [String]

    var text: String {
        "\(outer)(\(inner)\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"))"
    }
}

extension CodeWriter {
    /// In one line when it fits, otherwise with a line for each argument.
    mutating func call(_ call: NestedCall, head: String = "", tail: String) {
        guard !fits("\(head)\(call.text)\(tail)"), let last = call.arguments.last else {
            return line("\(head)\(call.text)\(tail)")
        }
        line("\(head)\(call.outer)(")
        indented { writer in
            writer.line("\(call.inner)(")
            writer.indented { writer in
                writer.lines(call.arguments.dropLast().map { "\($0)," })
                writer.line("\(last)))\(tail)")
            }
        }
    }
}
