import Foundation
package import RouteGenerator
import RoutePatterns

/// The screen of a link, and the reasons.
package struct RouteExplanation {
    /// A route and the result of comparing it with the link's path.
    package struct Candidate {
        package let screen: AppMap.Screen
        /// A Boolean value that indicates whether the route is selected. The values in the link have no influence on that.
        package let isSelected: Bool
        fileprivate let reason: String
    }

    /// A value of the selected route.
    package struct Value {
        fileprivate let parameter: RouteParameter
        /// The decoded texts in the link.
        package let texts: [String]
        package let check: ValueCheck
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
    }

    package enum Outcome: Hashable, Sendable {
        /// The link shows a screen in a tab, for the reason that ends a sentence, over the screens of the stack.
        case shown(AppMap.Screen, tab: String, reason: String, stack: [String])
        /// The link is refused, with the reason as a sentence.
        case refused(String)
    }

    private let link: String
    /// The decoded path, or nil if the link can't be read.
    private var path: String?
    /// All routes: the matching ones in the order of precedence, then the others, the closest first.
    package private(set) var candidates: [Candidate] = []
    /// The values in the order of the pattern.
    package private(set) var values: [Value] = []
    /// The names of ignored query items.
    package private(set) var ignored: [String] = []
    /// Conditions that only the app can check.
    package private(set) var notes: [String] = []
    package private(set) var outcome: Outcome

    /// A Boolean value that indicates whether the link shows a screen.
    package var isShown: Bool {
        if case .shown = outcome { true } else { false }
    }
}

// Explaining.
extension RouteExplanation {
    /// Explains a link, with the app's checks in the app's order.
    ///
    /// - Parameters:
    ///   - text: A path such as `/products/12`, or a URL with a scheme.
    ///   - catalog: The app's routes.
    package init(_ text: String, in catalog: RouteCatalog) {
        link = text
        outcome = .refused("")
        do throws(ParsedLink.Failure) {
            let link = try ParsedLink(text)
            path = "/" + link.segments.joined(separator: "/")
            if let scheme = link.scheme {
                let what = link.host.map { "links to \($0)" } ?? "links that begin with \(scheme):"
                notes = ["Whether the app opens \(what) is for its LinkPolicy to say."]
            }
            candidates = Self.candidates(link.segments, in: catalog)
            outcome = outcome(of: link, in: catalog)
        } catch {
            outcome = .refused("The link can't be read: \(error.reason).")
        }
    }

    private static func candidates(_ path: [String], in catalog: RouteCatalog) -> [Candidate] {
        let matching = catalog.matcher.candidates(for: path).map { catalog.screens[$0] }
        let others = catalog.screens.compactMap { screen in
            screen.pattern.mismatch(with: path).map { (screen: screen, mismatch: $0) }
        }
        .sorted { one, other in
            (-one.mismatch.depth(of: path), one.screen.pattern.text)
                < (-other.mismatch.depth(of: path), other.screen.pattern.text)
        }
        return matching.enumerated().map { index, screen in
            let reason = "fits, but \(matching[0].pattern.text) is more definite and precedes it"
            return Candidate(screen: screen, isSelected: index == 0, reason: index == 0 ? "takes the path" : reason)
        } + others.map { Candidate(screen: $0.screen, isSelected: false, reason: $0.mismatch.reason(of: path)) }
    }

    private mutating func outcome(of link: ParsedLink, in catalog: RouteCatalog) -> Outcome {
        guard let screen = candidates.first(where: \.isSelected)?.screen else {
            return .refused("The app has no screen at this path. Case counts.")
        }
        if let problem = readValues(of: screen, link) { return .refused(problem) }
        var tab = screen.homeTab
        var reason = screen.tab == nil ? "its activity begins with it" : "it is the screen's own"
        if screen.tab == nil, catalog.screens.contains(where: { $0.module == screen.module && $0.tab?.name == tab }) {
            reason = "it is its feature's"
        }
        if let name = link.query.first(where: { $0.name == RoutePattern.tabName })?.value {
            guard catalog.map.tabs.contains(where: { $0.name == name }) else {
                return .refused("The app has no tab named \"\(name)\".")
            }
            (tab, reason) = (name, "the link names it")
        }
        for value in values {
            guard case .wrong(let expected) = value.check else { continue }
            return .refused(
                "\"\(value.parameter.name)\" is \"\(value.texts.joined(separator: "\", \""))\", but should be \(expected). "
                    + "No other route is asked: only the shape of a path decides.")
        }
        var stack = catalog.screens.filter { $0.tab?.name == tab }.map { "\($0.name) (\($0.pattern.path))" }
        if screen.tab?.name == tab {
            stack = ["\(screen.name) (\(screen.pattern.text))"]
        } else {
            stack.append("\(screen.name) (\(screen.pattern.text)), by \(screen.transition)")
        }
        return .shown(screen, tab: tab, reason: reason, stack: stack)
    }

    /// Reads the values of the selected route.
    ///
    /// - Returns: The reason to refuse the link before its values are checked, as a sentence.
    private mutating func readValues(of screen: AppMap.Screen, _ link: ParsedLink) -> String? {
        var texts: [String: [String]] = [:]
        for (index, segment) in screen.pattern.segments.enumerated() {
            switch segment {
            case .literal: break
            case .parameter(let name): texts[name] = [PathValue.value(of: link.segments[index])]
            case .tail(let name): texts[name] = link.segments[index...].map(PathValue.value)
            }
        }
        var problem: String?
        var seen: Set<String> = []
        for (name, value) in link.query {
            let parameter = screen.pattern.query.first { $0.name == name }
            if parameter == nil, name != RoutePattern.tabName {
                if !ignored.contains(name) { ignored.append(name) }
                continue
            }
            if value == nil {
                problem = problem ?? "The value of \"\(name)\" in the query is not valid percent-encoded UTF-8."
            }
            if !seen.insert(name).inserted, parameter?.isRepeated != true {
                problem = problem ?? "The link has more than one \"\(name)\". Leave just one of them in it."
            }
            if let value, parameter != nil { texts[name, default: []].append(value) }
        }
        values = screen.parameters.map { parameter in
            let texts = texts[parameter.name] ?? []
            let checks = texts.map { Self.check($0, parameter.type) }
            let wrong = checks.first { if case .wrong = $0 { true } else { false } }
            return Value(parameter: parameter, texts: texts, check: wrong ?? checks.first ?? .absent)
        }
        return problem
    }

    private static func check(_ text: String, _ type: String) -> ValueCheck {
        switch type {
        case "String": .valid
        case "Int": Int(text) == nil ? .wrong("a whole number (Int)") : .valid
        case "Bool": Bool(text) == nil ? .wrong("true or false") : .valid
        case "Double": Double(text) == nil ? .wrong("a number (Double)") : .valid
        case "UUID": UUID(uuidString: text) == nil ? .wrong("a UUID") : .valid
        default: .byApp
        }
    }
}

extension RouteMismatch {
    /// Returns the number of matching segments at the beginning of a path.
    fileprivate func depth(of path: [String]) -> Int {
        switch self {
        case .ends: path.count
        case .goesOn(let index), .differs(let index, _), .empty(let index): index
        }
    }

    /// Returns the reason for the mismatch.
    fileprivate func reason(of path: [String]) -> String {
        switch self {
        case .ends(.literal(let text)): return "the path ends where the pattern goes on with \"\(text)\""
        case .ends(.parameter(let name)): return "the path ends where the pattern goes on with \":\(name)\""
        case .ends(.tail(let name)): return "the path ends where the pattern goes on with \"*\(name)\""
        case .goesOn(let index): return "the path goes on with \"\(path[index])\" where the pattern ends"
        case .empty(let index):
            return path[index].isEmpty
                ? "segment \(index + 1) of the path is empty"
                : "segment \(index + 1) of the path is \"\(path[index])\", which browsers take out"
        case .differs(let index, let literal):
            let hint = path[index].lowercased() == literal.lowercased() ? "; case counts" : ""
            return "segment \(index + 1) is \"\(path[index])\", not \"\(literal)\"\(hint)"
        }
    }
}

// Text.
extension RouteExplanation {
    /// The screen, its values, its tab and its stack.
    package var shortText: String {
        let values = isShown ? values.map { $0.cells.joined(separator: "  ") } : []
        return link.visible + "\n\n" + TextTable.text(outcomeRows + Self.rows("Values", values))
    }

    /// The short text, with all candidates and the reasons.
    package var text: String {
        var parts = [link.visible + "\n", TextTable.text((path.map { [["Path", $0.visible]] } ?? []) + outcomeRows)]
        if !candidates.isEmpty {
            let cells = candidates.map { [$0.isSelected ? "+" : "-", $0.screen.pattern.text, $0.reason.visible] }
            parts.append("Candidates, the preferred first\n" + TextTable.text(cells, indent: "  "))
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
        switch outcome {
        case .refused(let reason): [["Refused", reason.visible]]
        case .shown(let screen, let tab, let reason, let stack):
            [
                ["Route", screen.pattern.text], ["Screen", screen.name],
                ["Sign-in", screen.requiresAuth ? "required before the screen is shown" : "not required"],
                ["Activity", screen.activity], ["Tab", "\(tab): \(reason)"],
            ] + Self.rows("Stack", stack)
        }
    }

    /// Returns a row for each text, of which the first has a title.
    private static func rows(_ title: String, _ texts: [String]) -> [[String]] {
        texts.enumerated().map { [$0.offset == 0 ? title : "", $0.element] }
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
        let type = parameter.isList ? "[\(parameter.type)]" : parameter.type
        return [parameter.name, type, texts.isEmpty ? "–" : shown, result]
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
