/// Writes Swift as the formatter would: four blanks for each brace, lines of up to 120 columns.
struct CodeWriter {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ line: String = "") {
        if !line.isEmpty { text += String(repeating: "    ", count: depth) + line }
        text += "\n"
    }

    mutating func lines(_ lines: [String]) {
        for line in lines { self.line(line) }
    }

    /// Braces with something in between.
    ///
    /// - Parameter open: False where the head ends in the brace and what a closure takes.
    mutating func block(_ head: String, open: Bool = true, _ body: (inout CodeWriter) -> Void) {
        line(open ? "\(head) {" : head)
        indented(body)
        line("}")
    }

    mutating func indented(_ body: (inout CodeWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    func fits(_ line: String) -> Bool { line.count + 4 * depth <= Self.width }

    /// A list between brackets, in one line when it fits.
    mutating func list(_ head: String, _ elements: [String], tail: String) {
        let single = "\(head)[\(elements.joined(separator: ", "))]\(tail)"
        guard !fits(single), !elements.isEmpty else { return line(single) }
        line("\(head)[")
        indented { $0.lines(elements.map { "\($0)," }) }
        line("]\(tail)")
    }

    /// A computed property that says something of each case. Cases of which it says the same stand together.
    mutating func property(_ head: String, _ values: [(pattern: String, value: String)]) {
        var order: [String] = []
        var patterns: [String: [String]] = [:]
        for (pattern, value) in values {
            if patterns[value] == nil { order.append(value) }
            patterns[value, default: []].append(pattern)
        }
        if order.count == 1 { return line("\(head) { \(order[0]) }") }
        // What is the usual comes last.
        if let last = order.firstIndex(where: { $0 == "nil" || $0 == "false" || $0 == ".push" }) {
            order.append(order.remove(at: last))
        }
        block(head) { writer in
            writer.line("switch self {")
            for value in order { writer.cases(patterns[value] ?? [], value) }
            writer.line("}")
        }
    }

    private mutating func cases(_ patterns: [String], _ value: String) {
        var current = "case "
        for (index, pattern) in patterns.enumerated() {
            let piece = pattern + (index + 1 == patterns.count ? ": \(value)" : ",")
            if !fits("\(current) \(piece)"), current != "case " {
                line(current)
                current = "    \(piece)"
            } else {
                current += current.hasSuffix(" ") ? piece : " \(piece)"
            }
        }
        line(current)
    }

    /// A text as a literal.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    private static let width = 120
}
