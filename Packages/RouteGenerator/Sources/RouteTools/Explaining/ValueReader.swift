import RouteGenerator
import RoutePatterns

/// Takes the values of a route out of a link that it takes.
struct ValueReader {
    let values: [RouteExplanation.Value]
    /// Names of the query that mean nothing here.
    let ignored: [String]
    /// Why the link is refused before any value is looked at, as a sentence.
    let problem: String?

    init(screen: AppMap.Screen, link: LinkText) {
        var found = Self.pathTexts(screen.pattern, link.segments)
        var ignored: [String] = []
        var problem: String?
        var seen: Set<String> = []
        var repeated: [String: Bool] = [RoutePattern.tabName: false]
        for parameter in screen.pattern.query { repeated[parameter.name] = parameter.isRepeated }
        for item in link.query {
            guard let isRepeated = repeated[item.name] else {
                if !ignored.contains(item.name) { ignored.append(item.name) }
                continue
            }
            if let value = item.value {
                if item.name != RoutePattern.tabName { found[item.name, default: []].append(value) }
            } else {
                problem =
                    problem ?? "The value of \"\(item.name)\" in the query is not valid percent-encoded UTF-8."
            }
            if !seen.insert(item.name).inserted, !isRepeated {
                problem = problem ?? "The link has more than one \"\(item.name)\". Leave just one of them in it."
            }
        }
        values = screen.parameters.map { parameter in
            let texts = found[parameter.name] ?? []
            return RouteExplanation.Value(
                parameter: parameter, texts: texts, check: ValueCheck(texts, type: parameter.type))
        }
        self.ignored = ignored
        self.problem = problem
    }

    private static func pathTexts(_ pattern: RoutePattern, _ path: [String]) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for (index, segment) in pattern.segments.enumerated() where index < path.count {
            switch segment {
            case .literal: break
            case .parameter(let name): result[name] = [PathValue.value(of: path[index])]
            case .tail(let name): result[name] = path[index...].map(PathValue.value)
            }
        }
        return result
    }
}
