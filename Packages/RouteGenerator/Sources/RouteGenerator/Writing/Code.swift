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
    /// Code for each feature or screen. That of features for debugging is compiled in debug builds only.
    static func each<Element: DebugOnly>(
        _ elements: [Element], separator: String = "\n", _ code: (Element) -> String
    ) -> Code {
        let released = elements.filter { !$0.isDebugOnly }.map(code)
        let debug = elements.filter(\.isDebugOnly).map(code)
        let conditional: Code = """
            #if DEBUG
                \(Code(lines: debug, separator: separator))
            #endif
            """
        return Code(lines: released + (debug.isEmpty ? [] : [conditional.text]), separator: separator)
    }

    /// An element and its name in the code: a case, or a module.
    struct Named<Element>: DebugOnly {
        let name: String
        let element: Element
        var isDebugOnly = false
    }

    /// A public computed property that switches over `self`, or the value itself if all cases have the same.
    ///
    /// - Parameter fallback: The value of `default`, if a case has it.
    static func property<Element>(
        _ head: String, _ cases: [Named<Element>], default fallback: String? = nil, _ value: (Element) -> String
    ) -> Code {
        let values = Set(cases.map { value($0.element) })
        if values.count == 1, let value = values.first { return "public var \(head) { \(value) }" }
        let listed = cases.filter { value($0.element) != fallback }
        let rest: Code = listed.count < cases.count ? "\ndefault: \(fallback ?? "")" : ""
        return """
            public var \(head) {
                switch self {
                \(each(listed) { "case \($0.name): \(value($0.element))" })\(rest)
                }
            }
            """
    }

    /// Returns a text as a string literal. No text of a declaration has escapes.
    static func literal(_ text: String) -> String { "\"\(text)\"" }

    /// A value or a pattern of `AppRoute`: `.home(.details(id: 1))`.
    ///
    /// - Parameters:
    ///   - arguments: The arguments with their labels.
    ///   - columns: The maximum length of a line.
    ///   - type: The enumeration of the feature's routes. It is named if there are several lines: the compiler would take
    ///     long to infer it together with the types of many values.
    static func route(
        _ screen: AppMap.Screen, _ arguments: [String] = [], columns: Int = .max, type: String = ""
    ) -> Code {
        let feature = SwiftName.escaped(SwiftName.lowerCamelCase(screen.module))
        let screen = SwiftName.escaped(screen.route)
        guard !arguments.isEmpty else { return ".\(feature)(.\(screen))" }
        let single: Code = ".\(feature)(.\(screen)(\(arguments.joined(separator: ", "))))"
        if single.text.utf8.count <= columns { return single }
        return """
            .\(feature)(
                \(type).\(screen)(
                    \(Code(lines: arguments.dropLast().map { "\($0)," } + arguments.suffix(1)))))
            """
    }
}

/// A part of the code that only debug builds may have.
protocol DebugOnly {
    var isDebugOnly: Bool { get }
}

extension AppMap.Feature: DebugOnly {}

extension AppMap.Screen: DebugOnly {}
