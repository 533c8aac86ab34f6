import RoutePatterns

extension GeneratedCode {
    func writeLinks() {
        let screens = map.features.flatMap { feature in feature.screens.map { (feature, $0) } }
        let tabs = map.screens.compactMap { screen in
            screen.tab.map {
                "LinkTab(\(CodeWriter.literal($0.name)), root: \(CodeWriter.literal(screen.pattern.path)))"
            }
        }
        writer.line()
        writer.block("extension AppRoute") {
            writer.lines(
                """
                /// Returns the table that parses URLs into routes and prints routes as URLs.
                ///
                /// - Throws: An error of `LinkTable`. The generator has checked that the paths don't conflict.
                """)
            writer.block("public static func linkTable() throws(LinkTableError) -> LinkTable<AppRoute>") {
                // A statement for each entry: the compiler would take long for one expression.
                writer.line("var entries: [LinkEntry<AppRoute>] = []")
                for (feature, screen) in screens { writeEntry(screen, of: feature) }
                writer.list("let tabs = ", tabs)
                writer.block("return try LinkTable(entries, tabs: tabs\(homeArgument))") {
                    writer.line("switch $0 {")
                    for (index, (feature, screen)) in screens.enumerated() {
                        writer.line("case \(RouteExpression(screen, of: feature).text): \(index)")
                    }
                    writer.line("}")
                }
            }
        }
    }

    /// The argument for the root of the app: the default tab of the first activity.
    private var homeArgument: String {
        let screen = map.screens.first { $0.tab != nil && $0.tab?.name == map.activities.first?.defaultTab }
        return screen.map { ", home: \(CodeWriter.literal($0.pattern.path))" } ?? ""
    }

    private func writeEntry(_ screen: AppMap.Screen, of feature: AppMap.Feature) {
        let parameters = screen.pattern.parameters
        let tab = screen.tab.map { ", tab: \(CodeWriter.literal($0.name))" } ?? ""
        let head = "LinkEntry(\(CodeWriter.literal(screen.pattern.text))\(tab)"
        guard !screen.arguments.isEmpty else {
            return writer.line("entries.append(\(head), route: \(RouteExpression(screen, of: feature).text)))")
        }
        let value = RouteExpression(screen, of: feature) { argument in
            Self.reading(parameters[argument.parameter], argument.parameter)
        }
        let variables = parameters.map(Self.variable)
        let pattern = RouteExpression(
            screen, of: feature, arguments: screen.arguments.map { "let \(variables[$0.parameter])" })
        writer.line("entries.append(")
        writer.indented {
            writer.line("\(head)) { values throws(LinkValueError) in")
            writer.indented { writer.route(value) }
            writer.line("} print: { route, link in")
            writer.indented {
                writer.route(pattern, head: "guard case ", tail: " = route else { return false }")
                for (parameter, name) in zip(parameters, variables) {
                    writer.line("link.\(parameter.kind == .tail ? "writeTail(\(name))" : "write(\(name), .text)")")
                }
                writer.line("return true")
            }
            writer.line("})")
        }
    }

    private static func reading(_ parameter: RoutePattern.Parameter, _ index: Int) -> String {
        switch parameter.kind {
        case .path: "try values.value(\(index), .text)"
        case .tail: "values.tail(\(index))"
        case .query: "try values.optionalValue(\(index), .text)"
        case .repeatedQuery: "try values.repeatedValue(\(index), .text)"
        }
    }

    /// Returns the variable for a parameter's value: its name, unless that has another meaning in the closure.
    private static func variable(_ parameter: RoutePattern.Parameter) -> String {
        let name = ValueMatcher.label(of: parameter.name)
        return ["entries", "link", "route", "values", "self", "_"].contains(name)
            ? "\(name)Value" : SwiftName.escaped(name)
    }
}
