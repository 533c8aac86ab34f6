import Foundation
package import RouteGenerator
import RoutePatterns

/// The screen of a link, and the reasons.
package struct RouteExplanation: Hashable, Sendable {
    /// A route and the result of comparing it with the link's path.
    package struct Candidate: Hashable, Sendable {
        package enum Result: Hashable, Sendable {
            /// The route is selected. The values in the link have no influence on that.
            case selected
            /// The route matches, but another route precedes it.
            case preceded(by: String)
            /// The route doesn't match.
            case mismatch(String)
        }

        package let screen: AppMap.Screen
        package let result: Result
    }

    /// A value of the selected route.
    package struct Value: Hashable, Sendable {
        let parameter: RouteParameter
        /// The decoded texts in the link.
        package let texts: [String]
        package let check: ValueCheck
    }

    /// A screen of the stack.
    struct StackEntry: Hashable, Sendable {
        /// The name: `ProductDetails.productDetails`.
        let screen: String
        let path: String
        /// `root`, or the screen's transition.
        let transition: String
    }

    /// The selected screen, its tab and its stack.
    package struct Destination: Hashable, Sendable {
        let screen: AppMap.Screen
        let tab: String
        /// The reason for the tab, as the end of a sentence.
        let tabReason: String
        /// The screens from the root of the tab to the selected screen.
        let stack: [StackEntry]
    }

    package enum Outcome: Hashable, Sendable {
        case shown(Destination)
        /// The link is refused, with the reason as a sentence.
        case refused(String)
    }

    let link: String
    /// The decoded path, or nil if the link can't be read.
    var path: String?
    /// All routes: the matching ones in the order of precedence, then the others, the closest first.
    package internal(set) var candidates: [Candidate] = []
    /// The values in the order of the pattern.
    package internal(set) var values: [Value] = []
    /// The names of ignored query items.
    package internal(set) var ignored: [String] = []
    /// Conditions that only the app can check.
    package internal(set) var notes: [String] = []
    package internal(set) var outcome: Outcome

    /// A Boolean value that indicates whether the link shows a screen.
    package var isShown: Bool {
        if case .shown = outcome { true } else { false }
    }
}

/// The result of checking a text against the type of its value.
package enum ValueCheck: Hashable, Sendable {
    case valid
    /// The type is declared by the app, so only the app can check the text.
    case byApp
    /// The link has no value, and none is required.
    case absent
    /// The text is invalid. A valid text would be, for example, `a whole number`.
    case wrong(String)

    init(_ texts: [String], type: String) {
        let checks = texts.map { Self.check($0, type) }
        let wrong = checks.first { if case .wrong = $0 { true } else { false } }
        self = wrong ?? checks.first ?? .absent
    }

    private static func check(_ text: String, _ type: String) -> ValueCheck {
        if let isInteger = integers[type] { return isInteger(text) ? .valid : .wrong("a whole number (\(type))") }
        switch type {
        case "String", "Substring": return .valid
        case "Character": return text.count == 1 ? .valid : .wrong("one character")
        case "Bool": return Bool(text) != nil ? .valid : .wrong("true or false")
        case "Double", "Float", "CGFloat", "Float16", "Float32", "Float64":
            return Double(text) != nil ? .valid : .wrong("a number (\(type))")
        case "UUID": return UUID(uuidString: text) != nil ? .valid : .wrong("a UUID")
        default: return .byApp
        }
    }

    private static let integers: [String: @Sendable (String) -> Bool] = [
        "Int": { Int($0) != nil }, "Int8": { Int8($0) != nil }, "Int16": { Int16($0) != nil },
        "Int32": { Int32($0) != nil }, "Int64": { Int64($0) != nil }, "Int128": { Int128($0) != nil },
        "UInt": { UInt($0) != nil }, "UInt8": { UInt8($0) != nil }, "UInt16": { UInt16($0) != nil },
        "UInt32": { UInt32($0) != nil }, "UInt64": { UInt64($0) != nil }, "UInt128": { UInt128($0) != nil },
    ]
}

// Text.
extension RouteExplanation {
    /// The screen, its values, its tab and its stack.
    package var shortText: String {
        var rows = outcomeRows
        if isShown { rows += values.enumerated().map { [$0 == 0 ? "Values" : "", $1.cells.joined(separator: "  ")] } }
        return link.visible + "\n\n" + TextTable.text(rows)
    }

    /// The short text, with all candidates and the reasons.
    package var text: String {
        var parts = [link.visible + "\n", TextTable.text((path.map { [["Path", $0.visible]] } ?? []) + outcomeRows)]
        if !candidates.isEmpty {
            parts.append("Candidates, the preferred first\n" + TextTable.text(candidates.map(\.cells), indent: "  "))
        }
        if !values.isEmpty { parts.append("Values\n" + TextTable.text(values.map(\.cells), indent: "  ")) }
        var remarks = notes
        if !ignored.isEmpty {
            let names = ignored.map { "\"\($0.visible)\"" }.joined(separator: ", ")
            remarks.insert("Ignored in the query, because the pattern has no value with this name: \(names).", at: 0)
        }
        if !remarks.isEmpty { parts.append(remarks.map { $0 + "\n" }.joined()) }
        return parts.joined(separator: "\n")
    }

    private var outcomeRows: [[String]] {
        guard case .shown(let destination) = outcome else {
            if case .refused(let reason) = outcome { return [["Refused", reason.visible]] }
            return []
        }
        let screen = destination.screen
        let stack = destination.stack.enumerated().map { index, entry in
            let transition = entry.transition == "root" ? "" : ", by \(entry.transition)"
            return [index == 0 ? "Stack" : "", "\(entry.screen) (\(entry.path))\(transition)"]
        }
        return [
            ["Route", screen.pattern.text], ["Screen", screen.name],
            ["Sign-in", screen.requiresAuth ? "required before the screen is shown" : "not required"],
            ["Activity", screen.activity], ["Tab", "\(destination.tab): \(destination.tabReason)"],
        ] + stack
    }
}

extension RouteExplanation.Candidate {
    fileprivate var cells: [String] {
        let pattern = screen.pattern.text
        return switch result {
        case .selected: ["+", pattern, "takes the path"]
        case .preceded(let other): ["-", pattern, "fits, but \(other) is more definite and precedes it"]
        case .mismatch(let reason): ["-", pattern, reason.visible]
        }
    }
}

extension RouteExplanation.Value {
    fileprivate var cells: [String] {
        let shown = texts.map { "\"\($0.visible)\"" }.joined(separator: ", ")
        let result =
            switch check {
            case .valid: "fits"
            case .byApp: "checked by the app"
            case .absent: "not in the link"
            case .wrong(let expected): "should be \(expected)"
            }
        return [
            parameter.name, parameter.isList ? "[\(parameter.type)]" : parameter.type, texts.isEmpty ? "–" : shown,
            result,
        ]
    }
}

extension String {
    /// The text with escaped control characters, which could otherwise control a terminal.
    fileprivate var visible: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
