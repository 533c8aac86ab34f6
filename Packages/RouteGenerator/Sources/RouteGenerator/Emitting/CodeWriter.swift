/// Writes Swift in swift-format's style: an indentation of four spaces, and lines of at most 120 columns.
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

    /// Writes a declaration with its body between braces.
    mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
        line("\(head) {")
        indented(body)
        line("}")
    }

    mutating func indented(_ body: (inout CodeWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    func fits(_ line: String) -> Bool { line.count + 4 * depth <= 120 }

    /// Writes an array in one line if it fits.
    mutating func list(_ head: String, _ elements: [String]) {
        let single = "\(head)[\(elements.joined(separator: ", "))]"
        guard !fits(single), !elements.isEmpty else { return line(single) }
        line("\(head)[")
        indented { $0.lines(elements.map { "\($0)," }) }
        line("]")
    }

    /// Writes a computed property that switches over `self`. Cases with the same value share a line.
    mutating func property(_ head: String, _ values: [(pattern: String, value: String)]) {
        var order: [String] = []
        var patterns: [String: [String]] = [:]
        for (pattern, value) in values {
            if patterns[value] == nil { order.append(value) }
            patterns[value, default: []].append(pattern)
        }
        if order.count == 1 { return line("\(head) { \(order[0]) }") }
        // The most common value is last.
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

    /// Writes a route in one line if it fits, otherwise with a line for each argument.
    mutating func route(_ route: RouteExpression, head: String = "", tail: String = "") {
        let single = "\(head)\(route.text)\(tail)"
        guard !fits(single), let last = route.arguments.last else { return line(single) }
        line("\(head)\(route.feature)(")
        indented { writer in
            writer.line("\(route.screen)(")
            writer.indented { writer in
                writer.lines(route.arguments.dropLast().map { "\($0)," })
                writer.line("\(last)))\(tail)")
            }
        }
    }

    /// Returns a text as a string literal.
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
}

/// A value or a pattern of `AppRoute`: `.home(.details(id: 1))`.
struct RouteExpression {
    let feature: String
    let screen: String
    let arguments: [String]

    /// - Parameter argument: Returns the source of an argument, without its label.
    init(_ screen: AppMap.Screen, of feature: AppMap.Feature, argument: (AppMap.Argument) -> String) {
        self.init(
            screen, of: feature,
            arguments: screen.arguments.map { each in (each.label.map { "\($0): " } ?? "") + argument(each) })
    }

    init(_ screen: AppMap.Screen, of feature: AppMap.Feature, arguments: [String] = []) {
        self.feature = ".\(SwiftName.escaped(feature.name))"
        self.screen = ".\(SwiftName.escaped(screen.route))"
        self.arguments = arguments
    }

    var text: String { "\(feature)(\(screen)\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"))" }
}
