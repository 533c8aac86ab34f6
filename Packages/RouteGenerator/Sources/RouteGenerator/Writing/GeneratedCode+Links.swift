import RoutePatterns

// The table of links.
extension GeneratedCode {
    var linkTable: Code {
        let tabs = map.screens.compactMap { screen in
            screen.tab.map {
                "DeepLink.LinkTab(\(Code.literal($0.identifier)), root: \(Code.literal(screen.pattern.path))),"
            }
        }
        let numbered = map.screens.enumerated().map {
            Code.Named(name: Code.route($1).text, element: $0, isDebugOnly: $1.isDebugOnly)
        }
        let home = map.home.map { ", home: \(Code.literal($0.pattern.path))" } ?? ""
        // A statement for each entry: the compiler would take long for one expression.
        return """
            extension AppRoute {
                /// Returns the table that parses URLs into routes and prints routes as URLs.
                ///
                /// - Throws: An error of `LinkTable`. The generator has checked that the paths don't conflict.
                public static func linkTable() throws(DeepLink.LinkTableError) -> DeepLink.LinkTable<AppRoute> {
                    var entries: [DeepLink.LinkEntry<AppRoute>] = []
                    \(Code.each(map.screens) { entry($0).text })
                    let tabs = [
                        \(Code(lines: tabs))
                    ]
                    return try DeepLink.LinkTable(entries, tabs: tabs\(home)) {
                        switch $0 {
                        \(Code.each(numbered) { "case \($0.name): \($0.element)" })
                        }
                    }
                }
            }
            """
    }

    private func entry(_ screen: AppMap.Screen) -> Code {
        let tab = map.linkTab(of: screen).map { ", tab: \(Code.literal($0))" } ?? ""
        let older = screen.aliases.map { Code.literal($0.text) }.joined(separator: ", ")
        let aliases = older.isEmpty ? "" : ", aliases: [\(older)]"
        let head = "DeepLink.LinkEntry(\(Code.literal(screen.pattern.text))\(aliases)\(tab)"
        if screen.arguments.isEmpty {
            return "entries.append(\(head), route: \(Code.route(screen))))"
        }
        let parameters = screen.pattern.parameters
        let variables = parameters.map(Self.variable)
        let values = screen.arguments.map { argument in
            argument.labeled(Self.reading(parameters[argument.parameter], argument.parameter))
        }
        let pattern = screen.arguments.map { "let \(variables[$0.parameter])" }
        let writing = zip(parameters, variables).map { parameter, name in
            parameter.kind == .tail ? "link.writeTail(\(name))" : "link.write(\(name), .text)"
        }
        return """
            entries.append(
                \(head)) { values throws(DeepLink.DeepLinkRefusal) in
                    \(Code.route(screen, values, columns: 104, type: typeName("Route", of: screen.module)))
                } print: { route, link in
                    guard case \(Code.route(screen, pattern, columns: 64)) = route else { return false }
                    \(Code(lines: writing))
                    return true
                })
            """
    }

    private static func reading(_ parameter: RoutePattern.Parameter, _ index: Int) -> String {
        switch parameter.kind {
        case .path: "try values.value(\(index), .text)"
        case .tail: "values.tail(\(index))"
        case .query: "values.optionalValue(\(index), .text)"
        case .repeatedQuery: "values.repeatedValue(\(index), .text)"
        }
    }

    /// Returns the variable for a parameter's value: its name, unless that has another meaning in the closure.
    private static func variable(_ parameter: RoutePattern.Parameter) -> String {
        let name = SwiftName.camelCase(parameter.name)
        return ["entries", "link", "route", "values", "self", "_"].contains(name)
            ? "\(name)Value" : SwiftName.escaped(name)
    }
}
