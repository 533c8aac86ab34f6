@_spi(Tools) package import DeepLink
import FlowKit
import RouteGenerator
import RoutePatterns

/// The screen of a link as the app's `URLRouter` finds it, and the reasons.
package struct RouteExplanation {
    private let link: String
    private let explanation: URLRouter<ScreenRoute>.Explanation
    /// Conditions that only the app can check, and ignored parts.
    package private(set) var notes: [String] = []
    /// The screen, its tab and its stack, or the refusal, in columns.
    private var rows: [[String]] = []

    /// - Parameter link: A path such as `/products/12`, or a URL with a scheme.
    package init(_ link: String, in catalog: RouteCatalog) throws {
        self.link = link
        let policy = LinkPolicy(accepting: link)
        let router = URLRouter(try LinkTable(catalog), policy: policy)
        explanation = router.explain(link, source: policy.schemes.isEmpty ? .inside : .outside)
        if explanation.path != nil, let scheme = policy.schemes.first {
            let what = policy.hosts.first.map { "links to \($0)" } ?? "links that begin with \(scheme):"
            notes = ["The app's LinkPolicy decides whether it opens \(what)."]
        }
        switch explanation.stack {
        case .success(let stack):
            rows = Self.rows(of: stack, in: catalog)
            let selected = explanation.candidates.first(where: \.isSelected)
            if let selected, selected.pattern != stack.route.screen.pattern {
                notes.append("The path is an older one of the screen.")
            } else if selected == nil {
                notes.append("The path / shows the first tab of the app.")
            }
            notes += stack.ignored.map { "\"\($0.name)\" is ignored. \($0.reason)" }
        case .failure(let refusal): rows = [["Refused", "\(refusal)".escapingControlCharacters]]
        }
    }

    var route: ScreenRoute? { (try? explanation.stack.get())?.route }

    /// The reason why the link is refused, as a sentence. `nil` if it shows a screen.
    package var refusal: String? {
        if case .failure(let refusal) = explanation.stack { "\(refusal)" } else { nil }
    }

    /// All patterns: the matching ones in the order of precedence, then the others, the closest first.
    package var candidates: [LinkCandidate] { explanation.candidates }

    package var ignored: [String] { explanation.undeclared }

    private static func rows(of stack: LinkStack<ScreenRoute>, in catalog: RouteCatalog) -> [[String]] {
        let screen = stack.route.screen
        let tab = stack.tab ?? catalog.map.homeTab(of: screen)
        let bottom = (stack.via.first ?? stack.route).screen
        let isNamed = stack.tab != catalog.map.linkTab(of: bottom) ?? catalog.map.linkTab(of: screen)
        let reason = stack.tab == nil ? "unless another one is selected" : isNamed ? "the link names it" : "by default"
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

// Text.
extension RouteExplanation {
    /// The screen, its values, its tab and its stack.
    package var shortText: String {
        let values = (route?.values ?? []).map { $0.joined(separator: "  ") }
        return link.escapingControlCharacters + "\n\n" + TextTable.text(rows + Self.rows("Values", values))
    }

    /// The short text, with all candidates and the reasons.
    package var text: String {
        let path = explanation.path.map { ["/" + $0.joined(separator: "/").escapingControlCharacters] } ?? []
        let cells = candidates.map {
            [$0.isSelected ? "+" : "-", $0.pattern.text, $0.reason.escapingControlCharacters]
        }
        let names = ignored.map { "\"\($0.escapingControlCharacters)\"" }.joined(separator: ", ")
        let remark = "Ignored in the query, because the pattern has no value with this name: \(names)."
        let parts = [
            link.escapingControlCharacters + "\n", TextTable.text(Self.rows("Path", path) + rows),
            Self.part("Candidates, the preferred first", cells), Self.part("Values", route?.values ?? []),
            ((ignored.isEmpty ? [] : [remark]) + notes).map { $0 + "\n" }.joined(),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func part(_ title: String, _ rows: [[String]]) -> String {
        rows.isEmpty ? "" : title + "\n" + TextTable.text(rows, indent: "  ")
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
