import RouteGenerator
import RoutePatterns

extension RouteCatalog {
    /// Explains a link, which is a path such as `/products/12`, or a URL with a scheme.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    package func explain(_ link: String) -> RouteExplanation {
        RouteExplainer(catalog: self, text: link).explanation()
    }
}

/// Explains a link, with the app's checks in the app's order.
private struct RouteExplainer {
    let catalog: RouteCatalog
    let text: String

    func explanation() -> RouteExplanation {
        var result = RouteExplanation(link: text, outcome: .refused(""))
        do throws(ParsedLink.Failure) {
            let link = try ParsedLink(text)
            result.path = "/" + link.segments.joined(separator: "/")
            result.notes = notes(link)
            result.candidates = candidates(link.segments)
            result.outcome = outcome(link, &result)
        } catch {
            result.outcome = .refused("The link can't be read: \(error.reason).")
        }
        return result
    }

    private func notes(_ link: ParsedLink) -> [String] {
        guard let scheme = link.scheme else { return [] }
        let what = link.host.map { "links to \($0)" } ?? "links that begin with \(scheme):"
        return ["Whether the app opens \(what) is for its LinkPolicy to say."]
    }

    private func candidates(_ path: [String]) -> [RouteExplanation.Candidate] {
        let matching = catalog.matcher.candidates(for: path).map { catalog.screens[$0] }
        let others = catalog.screens.compactMap { screen in
            screen.pattern.mismatch(with: path).map { (screen: screen, mismatch: $0) }
        }
        .sorted { one, other in
            (-one.mismatch.depth(of: path), one.screen.pattern.text)
                < (-other.mismatch.depth(of: path), other.screen.pattern.text)
        }
        return matching.enumerated().map { index, screen in
            .init(screen: screen, result: index == 0 ? .selected : .preceded(by: matching[0].pattern.text))
        } + others.map { .init(screen: $0.screen, result: .mismatch($0.mismatch.reason(of: path))) }
    }

    private func outcome(_ link: ParsedLink, _ result: inout RouteExplanation) -> RouteExplanation.Outcome {
        guard let first = result.candidates.first, first.result == .selected else {
            return .refused("The app has no screen at this path. Case counts.")
        }
        let screen = first.screen
        if let problem = readValues(of: screen, link, &result) { return .refused(problem) }
        var named: AppMap.Tab?
        if let name = link.query.first(where: { $0.name == RoutePattern.tabName })?.value {
            named = catalog.map.tabs.first { $0.name == name }
            guard named != nil else { return .refused("The app has no tab named \"\(name)\".") }
        }
        for value in result.values {
            guard case .wrong(let expected) = value.check else { continue }
            return .refused(
                "\"\(value.parameter.name)\" is \"\(value.texts.joined(separator: "\", \""))\", but should be \(expected). "
                    + "No other route is asked: only the shape of a path decides.")
        }
        return shown(screen, named)
    }

    /// Reads the values of the selected route.
    ///
    /// - Returns: The reason to refuse the link before its values are checked, as a sentence.
    private func readValues(
        of screen: AppMap.Screen, _ link: ParsedLink, _ result: inout RouteExplanation
    ) -> String? {
        var texts: [String: [String]] = [:]
        for (index, segment) in screen.pattern.segments.enumerated() where index < link.segments.count {
            switch segment {
            case .literal: break
            case .parameter(let name): texts[name] = [PathValue.value(of: link.segments[index])]
            case .tail(let name): texts[name] = link.segments[index...].map(PathValue.value)
            }
        }
        var problem: String?
        var seen: Set<String> = []
        var isRepeated: [String: Bool] = [RoutePattern.tabName: false]
        for parameter in screen.pattern.query { isRepeated[parameter.name] = parameter.isRepeated }
        for item in link.query {
            guard let isRepeated = isRepeated[item.name] else {
                if !result.ignored.contains(item.name) { result.ignored.append(item.name) }
                continue
            }
            if let value = item.value {
                if item.name != RoutePattern.tabName { texts[item.name, default: []].append(value) }
            } else {
                problem =
                    problem ?? "The value of \"\(item.name)\" in the query is not valid percent-encoded UTF-8."
            }
            if !seen.insert(item.name).inserted, !isRepeated {
                problem = problem ?? "The link has more than one \"\(item.name)\". Leave just one of them in it."
            }
        }
        result.values = screen.parameters.map { parameter in
            let texts = texts[parameter.name] ?? []
            return .init(parameter: parameter, texts: texts, check: ValueCheck(texts, type: parameter.type))
        }
        return problem
    }

    private func shown(_ screen: AppMap.Screen, _ named: AppMap.Tab?) -> RouteExplanation.Outcome {
        guard let tab = named ?? catalog.map.homeTab(of: screen) else {
            return .refused("The activity \"\(screen.activity)\" has no tab.")
        }
        let root = catalog.root(of: tab)
        var reason = root?.module == screen.module ? "it is its feature's" : "its activity begins with it"
        if screen.tab != nil { reason = "it is the screen's own" }
        if named != nil { reason = "the link names it" }
        var stack: [RouteExplanation.StackEntry] = []
        if screen.tab == tab {
            stack = [.init(screen: screen.name, path: screen.pattern.text, transition: "root")]
        } else {
            if let root { stack = [.init(screen: root.name, path: root.pattern.path, transition: "root")] }
            stack.append(.init(screen: screen.name, path: screen.pattern.text, transition: screen.transition))
        }
        return .shown(.init(screen: screen, tab: tab.name, tabReason: reason, stack: stack))
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
        case .ends(let segment):
            let text =
                switch segment {
                case .literal(let text): text
                case .parameter(let name): ":\(name)"
                case .tail(let name): "*\(name)"
                }
            return "the path ends where the pattern goes on with \"\(text)\""
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
