/// Swift source. Code in an interpolation has the indentation of the line that contains it.
struct Code: ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    init(lines: [String], separator: String = "\n") { text = lines.joined(separator: separator) }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ text: String) { self.text += text }

        mutating func appendInterpolation(_ code: Code) {
            let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
            let indentation = String(line.prefix { $0 == " " })
            let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
            text += lines.prefix(1).joined()
            for line in lines.dropFirst() { text += line.isEmpty ? "\n" : "\n\(indentation)\(line)" }
        }
    }
}

// Parts of code.
extension Code {
    /// A computed property that switches over `self`, or the value itself if all cases have the same.
    ///
    /// - Parameter fallback: The value of `default`, if a case has it.
    static func property(
        _ head: String, _ cases: [(pattern: String, value: String)], default fallback: String? = nil
    ) -> Code {
        if let value = cases.first?.value, cases.allSatisfy({ $0.value == value }) { return "\(head) { \(value) }" }
        let listed = cases.filter { $0.value != fallback }.map { "case \($0.pattern): \($0.value)" }
        let rest = listed.count < cases.count ? ["default: \(fallback ?? "")"] : []
        return """
            \(head) {
                switch self {
                \(Code(lines: listed + rest))
                }
            }
            """
    }

    /// Returns a text as a string literal.
    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            let isInvisible = [.control, .format].contains(scalar.properties.generalCategory)
            return isInvisible || scalar == "\"" || scalar == "\\" ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }

    /// A value or a pattern of `AppRoute`: `.home(.details(id: 1))`.
    ///
    /// - Parameters:
    ///   - arguments: The arguments with their labels.
    ///   - columns: The maximum length of a line.
    static func route(_ screen: AppMap.Screen, _ arguments: [String] = [], columns: Int = .max) -> Code {
        let feature = SwiftName.escaped(SwiftName.lowerCamelCase(screen.module))
        let screen = SwiftName.escaped(screen.route)
        guard !arguments.isEmpty else { return ".\(feature)(.\(screen))" }
        let single: Code = ".\(feature)(.\(screen)(\(arguments.joined(separator: ", "))))"
        if single.text.utf8.count <= columns { return single }
        return """
            .\(feature)(
                .\(screen)(
                    \(Code(lines: arguments.dropLast().map { "\($0)," } + arguments.suffix(1)))))
            """
    }
}
