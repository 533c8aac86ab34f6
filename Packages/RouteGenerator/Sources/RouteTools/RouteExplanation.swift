@_spi(Tools) import DeepLink
import FlowKit
package import RouteGenerator
import RoutePatterns

/// The screen of a link as the app's `URLRouter` finds it, and the reasons.
package struct RouteExplanation {
    /// A route and the result of comparing it with the link's path.
    package struct Candidate {
        package let screen: AppMap.Screen
        /// A Boolean value that indicates whether the route is selected. Values in the link have no influence on that.
        package let isSelected: Bool
        fileprivate let reason: String
    }

    private let link: String
    /// The decoded path, or nil if the link can't be read.
    private var path: String?
    /// All routes: the matching ones in the order of precedence, then the others, the closest first.
    package private(set) var candidates: [Candidate] = []
    /// The screen with its values, or nil if the link is refused.
    private(set) var route: ScreenRoute?
    /// The names of ignored query items.
    package private(set) var ignored: [String] = []
    /// Conditions that only the app can check.
    package private(set) var notes: [String] = []
    /// The reason why the link is refused, as a sentence, or nil if it shows a screen.
    package private(set) var refusal: String?
    /// The screen, its tab and its stack, or the refusal, in columns.
    private var rows: [[String]] = []
}

// Explaining.
extension RouteExplanation {
    /// - Parameter link: A path such as `/products/12`, or a URL with a scheme.
    package init(_ link: String, in catalog: RouteCatalog) throws {
        self.link = link
        let parts = LinkParts(link)
        if let scheme = parts.scheme {
            let what = parts.host.map { "links to \($0)" } ?? "links that begin with \(scheme):"
            notes = ["The app's LinkPolicy decides whether it opens \(what)."]
        }
        // A policy that accepts the link.
        let policy = LinkPolicy(schemes: [parts.scheme ?? ""], hosts: [parts.host ?? ""])
        let router = URLRouter(try LinkTable(catalog), policy: policy)
        do throws(DeepLinkRefusal) {
            let stack = try router.stack(from: link, source: parts.scheme == nil ? .inside : .outside)
            read(parts, of: stack.route.screen, in: catalog)
            route = stack.route
            let ignoresTab = stack.ignored.contains { $0.name == RoutePattern.tabName }
            let namesTab = !ignoresTab && parts.names.contains(RoutePattern.tabName)
            rows = Self.rows(of: stack, in: catalog, namesTab: namesTab)
            notes += stack.ignored.map { "\"\($0.name)\" is ignored. \($0.reason)" }
        } catch {
            refusal = "\(error)"
            rows = [["Refused", "\(error)".escapingControlCharacters]]
            switch error {
            case .malformedURL, .tooLong: notes = []
            default: read(parts, of: nil, in: catalog)
            }
        }
    }

    /// Compares the path with all patterns, and the query with the pattern of the link's screen.
    private mutating func read(_ parts: LinkParts, of screen: AppMap.Screen?, in catalog: RouteCatalog) {
        path = "/" + parts.segments.joined(separator: "/")
        candidates = Self.candidates(parts.segments, in: catalog)
        let selected = candidates.first(where: \.isSelected)?.screen
        if screen != nil, selected == nil {
            notes.append(
                parts.segments.isEmpty
                    ? "The path / shows the first tab of the app." : "The path is an older one of the screen.")
        }
        guard let screen = screen ?? selected else { return }
        let known = screen.pattern.query.map(\.name) + RoutePattern.reservedNames
        for name in parts.names where !known.contains(name) && !ignored.contains(name) { ignored.append(name) }
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

    private static func rows(
        of stack: LinkStack<ScreenRoute>, in catalog: RouteCatalog, namesTab: Bool
    ) -> [[String]] {
        let screen = stack.route.screen
        let tab = stack.tab ?? catalog.map.homeTab(of: screen)
        let reason =
            if namesTab {
                "the link names it"
            } else if screen.tab != nil {
                "it is the screen's own"
            } else if catalog.screens.contains(where: { $0.module == screen.module && $0.tab?.identifier == tab }) {
                "it is its feature's"
            } else {
                "its activity begins with it"
            }
        let isRoot = screen.tab?.identifier == tab
        let transition = stack.transition?.rawValue ?? screen.transition
        let root = catalog.screens.first { $0.tab?.identifier == tab && !isRoot }
        let screens =
            (root.map { ["\($0.name) (\($0.pattern.path))"] } ?? []) + stack.via.map(\.screen.title)
            + [screen.title + (isRoot ? "" : ", by \(transition)")] + stack.modals.map { "\($0.screen.title), over it" }
        return [
            ["Route", screen.pattern.text], ["Screen", screen.name],
            ["Sign-in", screen.requiresAuth ? "required before the screen is shown" : "not required"],
        ] + rows("Permission", screen.permission.map { [$0] } ?? []) + [
            ["Activity", screen.activity], ["Tab", "\(tab): \(reason)"],
        ] + rows("Stack", screens)
    }

    /// Returns a row for each text, of which the first has a title.
    private static func rows(_ title: String, _ texts: [String]) -> [[String]] {
        texts.enumerated().map { [$0.offset == 0 ? title : "", $0.element] }
    }
}

extension AppMap.Screen {
    fileprivate var title: String { "\(name) (\(pattern.text))" }
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
        case .ends(.part(let prefix, let name, let suffix)):
            return "the path ends where the pattern goes on with \"\(prefix):\(name)\(suffix)\""
        case .ends(.parameter(let name)): return "the path ends where the pattern goes on with \":\(name)\""
        case .ends(.tail(let name)): return "the path ends where the pattern goes on with \"*\(name)\""
        case .goesOn(let index): return "the path goes on with \"\(path[index])\" where the pattern ends"
        case .empty(let index) where path[index].isEmpty: return "segment \(index + 1) of the path is empty"
        case .empty(let index):
            return "segment \(index + 1) of the path is \"\(path[index])\", which browsers take out"
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
        let values = (route?.values ?? []).map { $0.joined(separator: "  ") }
        return link.escapingControlCharacters + "\n\n" + TextTable.text(rows + Self.rows("Values", values))
    }

    /// The short text, with all candidates and the reasons.
    package var text: String {
        var parts = [
            link.escapingControlCharacters + "\n",
            TextTable.text((path.map { [["Path", $0.escapingControlCharacters]] } ?? []) + rows),
        ]
        if !candidates.isEmpty {
            let cells = candidates.map {
                [$0.isSelected ? "+" : "-", $0.screen.pattern.text, $0.reason.escapingControlCharacters]
            }
            parts.append("Candidates, the preferred first\n" + TextTable.text(cells, indent: "  "))
        }
        if let values = route?.values, !values.isEmpty {
            parts.append("Values\n" + TextTable.text(values, indent: "  "))
        }
        let names = ignored.map { "\"\($0.escapingControlCharacters)\"" }.joined(separator: ", ")
        let remark = "Ignored in the query, because the pattern has no value with this name: \(names)."
        let remarks = (ignored.isEmpty ? [] : [remark]) + notes
        if !remarks.isEmpty { parts.append(remarks.map { $0 + "\n" }.joined()) }
        return parts.joined(separator: "\n")
    }
}

extension ScreenRoute {
    /// The name, the type and the texts of each value, in columns.
    fileprivate var values: [[String]] {
        zip(screen.parameters, texts).map { parameter, texts in
            let shown = texts.map { "\"\($0.escapingControlCharacters)\"" }.joined(separator: ", ")
            let result = texts.isEmpty ? "not in the link" : parameter.isCheckable ? "fits" : "checked by the app"
            let type = parameter.isList ? "[\(parameter.type)]" : parameter.type
            return [parameter.name, type, texts.isEmpty ? "–" : shown, result]
        }
    }
}
