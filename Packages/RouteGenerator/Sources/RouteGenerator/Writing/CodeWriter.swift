/// Writes Swift in swift-format's style: an indentation of four spaces, and lines of at most 120 columns.
final class CodeWriter {
    private(set) var text = ""
    private var depth = 0

    func line(_ line: String = "") {
        if !line.isEmpty { text += String(repeating: "    ", count: depth) + line }
        text += "\n"
    }

    /// Writes the lines of a text.
    func lines(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { self.line(String(line)) }
    }

    /// Writes a line that ends in a brace, an indented body, and the closing brace.
    func block(_ head: String, end: String = "}", _ body: () -> Void) {
        line("\(head) {")
        indented(body)
        line(end)
    }

    func indented(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
    }

    func fits(_ line: String) -> Bool { line.utf8.count + 4 * depth <= 120 }

    /// Writes an array in one line if it fits.
    func list(_ head: String, _ elements: [String]) {
        let single = "\(head)[\(elements.joined(separator: ", "))]"
        guard !fits(single), !elements.isEmpty else { return line(single) }
        line("\(head)[")
        indented { for element in elements { line("\(element),") } }
        line("]")
    }

    /// Writes a computed property that switches over `self`. Cases with the same value share a line.
    func property(_ head: String, _ values: [(pattern: String, value: String)], default fallback: String? = nil) {
        var order: [String] = []
        var patterns: [String: [String]] = [:]
        for (pattern, value) in values {
            if patterns[value] == nil { order.append(value) }
            patterns[value, default: []].append(pattern)
        }
        if order.count == 1 { return line("\(head) { \(order[0]) }") }
        block(head) {
            line("switch self {")
            for value in order where value != fallback { cases(patterns[value] ?? [], value) }
            if let fallback, patterns[fallback] != nil { line("default: \(fallback)") }
            line("}")
        }
    }

    private func cases(_ patterns: [String], _ value: String) {
        var current = "case"
        for (index, pattern) in patterns.enumerated() {
            let piece = " " + pattern + (index + 1 == patterns.count ? ": \(value)" : ",")
            if index > 0, !fits(current + piece) {
                line(current)
                current = "    "
            }
            current += piece
        }
        line(current)
    }

    /// Writes a route in one line if it fits, otherwise with a line for each argument.
    func route(_ route: RouteExpression, head: String = "", tail: String = "") {
        let single = "\(head)\(route.text)\(tail)"
        guard !fits(single), let last = route.arguments.last else { return line(single) }
        line("\(head)\(route.feature)(")
        indented {
            line("\(route.screen)(")
            indented {
                for argument in route.arguments.dropLast() { line("\(argument),") }
                line("\(last)))\(tail)")
            }
        }
    }

    /// Returns a text as a string literal.
    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            let isInvisible = [.control, .format].contains(scalar.properties.generalCategory)
            return isInvisible || scalar == "\"" || scalar == "\\" ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return "\"\(escaped.joined())\""
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
