import RouteGenerator
import RoutePatterns

/// Finds out what a link means, one check after the other, in the order in which the app makes them.
struct RouteExplainer {
    let catalog: RouteCatalog
    let text: String

    func explanation() -> RouteExplanation {
        var result = RouteExplanation(link: text, outcome: .refused(""))
        do throws(LinkText.Problem) {
            let link = try LinkText(text)
            result.path = "/" + link.segments.joined(separator: "/")
            result.notes = notes(link)
            result.candidates = candidates(link.segments)
            result.outcome = outcome(link, &result)
        } catch {
            result.outcome = .refused("The link can't be read: \(error.reason).")
        }
        return result
    }

    private func outcome(_ link: LinkText, _ result: inout RouteExplanation) -> RouteExplanation.Outcome {
        guard let taker = result.candidates.first, case .takes = taker.verdict else {
            return .refused("The app has no screen at this path. Case counts.")
        }
        let screen = taker.screen
        let reader = ValueReader(screen: screen, link: link)
        result.values = reader.values
        result.ignored = reader.ignored
        if let problem = reader.problem { return .refused(problem) }
        var named: AppMap.Tab?
        if let name = link.query.first(where: { $0.name == RoutePattern.tabName })?.value {
            named = catalog.map.tabs.first { $0.name == name }
            guard named != nil else { return .refused("The app has no tab named \"\(name)\".") }
        }
        let wrong = result.values.first { if case .wrong = $0.check { true } else { false } }
        if let wrong, case .wrong(let expected) = wrong.check {
            return .refused(
                "\"\(wrong.parameter.name)\" is \"\(wrong.texts.joined(separator: "\", \""))\", but should be \(expected). "
                    + "No other route is asked: only the shape of a path decides.")
        }
        return shown(screen, named)
    }

    private func reason(for tab: AppMap.Tab, of screen: AppMap.Screen, isNamed: Bool) -> String {
        if isNamed { return "the link names it" }
        if screen.tab != nil { return "it is the screen's own" }
        return catalog.root(of: tab)?.module == screen.module
            ? "it is its feature's" : "its activity begins with it"
    }

    private func shown(_ screen: AppMap.Screen, _ named: AppMap.Tab?) -> RouteExplanation.Outcome {
        guard let tab = named ?? catalog.tab(of: screen) else {
            return .refused("The activity \"\(screen.activity)\" has no tab.")
        }
        let reason = reason(for: tab, of: screen, isNamed: named != nil)
        var stack: [RouteExplanation.Step] = []
        if screen.tab == tab {
            stack = [.init(screen: screen.name, path: screen.pattern.text, transition: "root")]
        } else {
            if let root = catalog.root(of: tab) {
                stack = [.init(screen: root.name, path: root.pattern.path, transition: "root")]
            }
            stack.append(.init(screen: screen.name, path: screen.pattern.text, transition: screen.transition))
        }
        return .shown(.init(screen: screen, tab: tab.name, tabReason: reason, stack: stack))
    }

    private func notes(_ link: LinkText) -> [String] {
        guard let scheme = link.scheme else { return [] }
        let what = link.host.map { "links to \($0)" } ?? "links that begin with \(scheme):"
        return ["Whether the app opens \(what) is for its LinkPolicy to say."]
    }

    private func candidates(_ path: [String]) -> [RouteExplanation.Candidate] {
        let order = catalog.automaton.candidates(for: path)
        var result: [RouteExplanation.Candidate] = []
        for index in order {
            let screen = catalog.screens[index]
            let winner = result.first?.screen.pattern.text
            result.append(.init(screen: screen, verdict: winner.map { .beaten(by: $0) } ?? .takes))
        }
        let others = catalog.screens.compactMap { screen in
            screen.pattern.mismatch(with: path).map { (screen, $0) }
        }
        .sorted { one, other in
            let depths = (one.1.depth(of: path), other.1.depth(of: path))
            return (-depths.0, one.0.pattern.text) < (-depths.1, other.0.pattern.text)
        }
        return result + others.map { .init(screen: $0, verdict: .rejected($1.reason(of: path))) }
    }
}

extension RouteCatalog {
    /// What a link means, and why. The link is a path, `/products/12`, or a URL with a scheme.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public func explain(_ link: String) -> RouteExplanation {
        RouteExplainer(catalog: self, text: link).explanation()
    }
}
